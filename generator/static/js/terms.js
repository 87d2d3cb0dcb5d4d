// Definitions of terms: on hover, focus and tap. Their words stand at the end of the page.
const OFF = "rb-terms-off";
const bubble = document.createElement("div");
let shownFor = null;
let leaving = 0;

bubble.className = "rb-definition";
bubble.setAttribute("role", "tooltip");
bubble.hidden = true;
// Inside the text that it explains, so that whoever goes through the page by its parts comes upon it there.
document.querySelector("main").append(bubble);

const isOff = () => document.body.classList.contains(OFF);

const definitionOf = term => document.getElementById("def-" + term.hash.slice(1));

const place = term => {
  const box = term.getClientRects()[0];
  const width = bubble.offsetWidth;
  const left = Math.min(Math.max(8, box.left), document.documentElement.clientWidth - width - 8);
  const above = box.bottom + bubble.offsetHeight + 12 > innerHeight && box.top > bubble.offsetHeight + 12;
  bubble.style.left = `${left + scrollX}px`;
  bubble.style.top = `${scrollY + (above ? box.top - bubble.offsetHeight - 6 : box.bottom + 6)}px`;
};

const show = term => {
  clearTimeout(leaving);
  const definition = definitionOf(term);
  if (!definition || isOff()) return;
  bubble.textContent = definition.textContent;
  bubble.hidden = false;
  shownFor = term;
  place(term);
};

const hide = () => {
  clearTimeout(leaving);
  bubble.hidden = true;
  shownFor = null;
};

// Long enough for the pointer to reach the definition itself.
const hideSoon = () => {
  clearTimeout(leaving);
  leaving = setTimeout(hide, 200);
};

const onTap = event => {
  const term = event.target.closest("a.term");
  if (!term) return hide();
  if (event.pointerType !== "touch" || isOff() || term === shownFor && bubble.dataset.tapped) return undefined;
  event.preventDefault();
  show(term);
  bubble.dataset.tapped = "yes";
  return undefined;
};

const terms = [...document.querySelectorAll("article a.term")].filter(definitionOf);

for (const term of terms) {
  term.addEventListener("mouseenter", () => { delete bubble.dataset.tapped; show(term); });
  term.addEventListener("mouseleave", hideSoon);
  term.addEventListener("focus", () => { if (shownFor !== term) { delete bubble.dataset.tapped; show(term); } });
  term.addEventListener("blur", hideSoon);
}
bubble.addEventListener("mouseenter", () => clearTimeout(leaving));
bubble.addEventListener("mouseleave", hideSoon);
document.addEventListener("click", onTap);
document.addEventListener("keydown", event => { if (event.key === "Escape") hide(); });

const choice = document.querySelector("[data-rb-terms-switch]");
const apply = on => {
  document.body.classList.toggle(OFF, !on);
  for (const term of terms) {
    if (on) term.setAttribute("aria-describedby", definitionOf(term).id);
    else term.removeAttribute("aria-describedby");
  }
};

if (choice) {
  const box = choice.querySelector("input");
  choice.hidden = false;
  box.checked = rulebook.recall("terms") !== "off";
  apply(box.checked);
  box.addEventListener("change", () => {
    rulebook.remember("terms", box.checked ? "on" : "off");
    apply(box.checked);
    hide();
  });
}
