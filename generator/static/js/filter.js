// The filter: what belongs to other numbers of players, or to modules that are not in play, is hidden, and said to be.
// The choice is kept for the game, in all languages, and stands in the address once it was made on the page.
const form = document.querySelector("[data-rb-filter]");
const entries = [...document.querySelectorAll("[data-rb-entry]")];
const columns = [...document.querySelectorAll("[data-rb-column]")];
let everything = false;

const words = text => (text ?? "").split(" ").filter(Boolean);
const boxes = () => [...form.querySelectorAll("[name=module]")];
const kept = key => `${form.dataset.game}.${key}`;

const chosenPlayers = () => form.querySelector("[name=players]:checked")?.value ?? "";
const leftOut = () => boxes().filter(box => !box.checked).map(box => box.value);

const applies = entry => {
  const players = words(entry.dataset.players);
  const fits = !chosenPlayers() || !players.length || players.includes(chosenPlayers());
  return fits && !words(entry.dataset.modules).some(module => leftOut().includes(module));
};

// A link to something that is filtered out still leads to it.
const isAskedFor = entry => {
  const target = rulebook.pointedAt();
  return target !== null && entry.contains(target);
};

// A number of players that only a module makes possible goes with it.
const needing = [...document.querySelectorAll("[data-needs]")];
const missing = () => [...leftOut(), ...words(rulebook.recall(kept("without"))).filter(module => !boxes().some(box => box.value === module))];

const withdraw = () => {
  const gone = missing();
  for (const each of needing) {
    each.hidden = gone.includes(each.dataset.needs);
    const radio = each.querySelector("input");
    if (radio?.checked && each.hidden) form.querySelector("[name=players][value='']").checked = true;
  }
};

const place = (entry, note) => {
  const heading = entry.querySelector("h2");
  if (heading) heading.after(note);
  else (entry.cells?.[0] ?? entry).append(note);
};

// An entry that is shown although it does not apply says so.
const mark = (entry, outside) => {
  const known = entry.querySelector(":scope > .rb-outside");
  if (!outside) known?.remove();
  else if (!known) place(entry, Object.assign(document.createElement("p"), { className: "rb-outside", textContent: form.dataset.outside }));
};

const hide = (entry, hidden) => {
  entry.hidden = hidden;
  for (const heading of entry.querySelectorAll(":scope [id]")) {
    const lines = document.querySelectorAll(`.md-nav--secondary a[href="#${CSS.escape(heading.id)}"]`);
    for (const line of lines) line.closest("li").hidden = hidden;
  }
};

const tell = count => {
  const button = form.querySelector("button");
  form.querySelector("[role=status]").textContent = count ? JSON.parse(form.dataset.told)[count - 1] : "";
  button.hidden = !count;
  button.textContent = everything ? button.dataset.hide : button.dataset.show;
  button.setAttribute("aria-pressed", String(everything));
};

const apply = () => {
  withdraw();
  const outside = entries.filter(entry => !applies(entry));
  for (const entry of entries) {
    const shown = !outside.includes(entry) || everything || isAskedFor(entry);
    hide(entry, !shown);
    mark(entry, shown && outside.includes(entry));
  }
  for (const cell of columns) cell.classList.toggle("rb-chosen", cell.dataset.rbColumn === chosenPlayers());
  tell(outside.length);
};

// A page without boxes for a module knows nothing about it and keeps what was chosen elsewhere.
const remember = () => {
  const others = words(rulebook.recall(kept("without"))).filter(module => !boxes().some(box => box.value === module));
  if (form.elements.players) rulebook.remember(kept("players"), chosenPlayers());
  rulebook.remember(kept("without"), [...others, ...leftOut()].join(" "));
};

const state = () => {
  const address = new URL(location.href);
  const stated = { players: chosenPlayers(), without: leftOut().join(" ") };
  for (const [key, value] of Object.entries(stated)) {
    if (value) address.searchParams.set(key, value);
    else address.searchParams.delete(key);
  }
  history.replaceState(history.state, "", address);
};

// What the address asks for comes first, then what was chosen before.
const recall = () => {
  const asked = new URLSearchParams(location.search);
  const players = asked.get("players") ?? rulebook.recall(kept("players")) ?? "";
  const without = words(asked.get("without") ?? rulebook.recall(kept("without")));
  for (const radio of form.querySelectorAll("[name=players]")) if (radio.value === players) radio.checked = true;
  for (const box of boxes()) box.checked = !without.includes(box.value);
  if (asked.has("players") || asked.has("without")) remember();
};

if (form) {
  form.hidden = false;
  recall();
  apply();
  form.addEventListener("change", () => {
    everything = false;
    remember();
    state();
    apply();
  });
  form.addEventListener("submit", event => event.preventDefault());
  form.querySelector("button").addEventListener("click", () => {
    everything = !everything;
    apply();
  });
  addEventListener("hashchange", apply);
}
