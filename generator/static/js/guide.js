// A guide through an opponent's turns: nothing is loaded until a reader begins.
const guide = document.querySelector("[data-rb-guide]");

const begin = (call, ...words) => {
  const part = name => guide.querySelector(`[data-rb-part="${name}"]`);
  part("status").textContent = part("status").dataset.waiting;
  const keep = { recall: () => rulebook.recall(key()), remember: kept => rulebook.remember(key(), kept) };
  import(new URL(`${guide.dataset.shared}guide-panel.js`, location.href).href)
    .then(panel => panel.start(guide, keep, call, ...words))
    .catch(() => { part("status").textContent = part("status").dataset.failed; });
};

const key = () => `guide.${guide.dataset.game}.${guide.dataset.automaton}`;

// A folder that is opened without a server can load neither modules nor workers; the page says so.
if (guide && window.Worker && location.protocol.startsWith("http")) {
  const { automaton } = guide.dataset;
  const show = (name, shown) => { guide.querySelector(`[data-rb-part="${name}"]`).hidden = !shown; };
  const options = () => [...guide.querySelectorAll("[data-rb-option]")];
  const agreed = () => JSON.stringify(Object.fromEntries(options().map(option => [option.name, option.value])));
  const offered = (name, words) => guide.querySelector(`[data-rb-begin=${name}]`).addEventListener("click", () => begin(...words()));
  show("without", false);
  show("beginning", true);
  offered("new", () => ["open", automaton, true, agreed()]);
  offered("begun", () => ["open", automaton, false, agreed()]);
  offered("go-on", () => ["go_on", automaton]);
  guide.querySelector("[data-rb-begin=go-on]").hidden = !rulebook.recall(key());
}
