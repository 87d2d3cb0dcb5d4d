// The language menu: the chosen language is remembered, and the same rule stays in view, with what the address asks for.
const menu = document.querySelector("[data-rb-languages]");

// The rule a reader looks at: the one in the address, or else the last heading above the middle of the window.
const ruleInView = () => {
  if (location.hash) return location.hash;
  if (scrollY < 80) return "";
  const above = [...document.querySelectorAll("article h2[id], article h3[id]")]
    .filter(heading => heading.getBoundingClientRect().top < innerHeight / 2);
  return above.length ? "#" + above.at(-1).id : "";
};

menu?.addEventListener("click", event => {
  const link = event.target.closest("a[hreflang]");
  if (!link) return;
  rulebook.remember("language", link.hreflang);
  link.search = location.search;
  link.hash = ruleInView();
});

menu?.addEventListener("keydown", event => {
  if (event.key !== "Escape" || !menu.open) return;
  menu.open = false;
  menu.querySelector("summary").focus();
});

document.addEventListener("click", event => {
  if (menu?.open && !menu.contains(event.target)) menu.open = false;
});
