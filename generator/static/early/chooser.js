// The language chosen before, or else the browser's. "#languages" in the address asks for the list itself.
(() => {
  const known = document.currentScript.dataset.languages.split(" ");
  let chosen = null;
  try { chosen = localStorage.getItem("rulebook.language"); } catch (refused) { /* private windows may refuse */ }
  const wanted = [chosen, ...navigator.languages.map(tag => tag.toLowerCase().split("-")[0])];
  const found = wanted.find(code => known.includes(code));
  if (found && location.hash !== "#languages") location.replace(`${found}/index.html`);
  document.addEventListener("click", event => {
    const link = event.target.closest("a[hreflang]");
    try { if (link) localStorage.setItem("rulebook.language", link.hreflang); } catch (refused) { /* the same */ }
  });
})();
