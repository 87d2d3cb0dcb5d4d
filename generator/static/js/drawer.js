// The menu of a narrow page: a button opens it, by keyboard as well; closed, it keeps nobody who steps through the page.
const drawer = document.getElementById("__drawer");
const opener = document.querySelector("[data-rb-drawer]");
const menu = document.getElementById("rb-menu");

const tell = () => opener.setAttribute("aria-expanded", String(drawer.checked));

// Where a reader begins: at the page that is open, or else at the first link in sight.
const first = () => {
  const stops = [...menu.querySelectorAll("a, [tabindex='0']")];
  const seen = stops.filter(stop => stop.checkVisibility({visibilityProperty: true}));
  return seen.find(stop => stop.matches(".md-nav__link--active")) ?? seen[0];
};

const show = open => {
  drawer.checked = open;
  drawer.dispatchEvent(new Event("change"));
  (open ? first() : opener).focus();
};

if (drawer && opener && menu) {
  opener.hidden = false;
  opener.addEventListener("click", () => show(!drawer.checked));
  drawer.addEventListener("change", tell);
  menu.addEventListener("keydown", event => {
    if (event.key === "Escape" && drawer.checked) show(false);
  });
  // The way back from a part of the menu to the whole: the theme clicks a label for whoever presses Enter on it.
  for (const title of menu.querySelectorAll(".md-nav .md-nav__title[for]")) title.tabIndex = 0;
}
