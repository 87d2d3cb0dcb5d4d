// This page stands in for any address, however deep: find the root above the language, so that links work from there.
// The language of the address comes first. All stands in the page itself, because it cannot know where a file would be.
(() => {
  const { languages, root: given } = document.currentScript.dataset;
  const parts = location.pathname.split("/");
  const place = parts.findIndex(part => languages.split(" ").includes(part));
  const root = given || (place > 0 ? `${parts.slice(0, place).join("/")}/` : "");
  if (root) document.head.append(Object.assign(document.createElement("base"), { href: new URL(root, location.origin).href }));
  if (place <= 0) return;
  document.documentElement.lang = parts[place];
  addEventListener("DOMContentLoaded", () => {
    const own = document.querySelector(`li a[lang='${parts[place]}']`);
    if (own) own.closest("ul").prepend(own.closest("li"));
  });
})();
