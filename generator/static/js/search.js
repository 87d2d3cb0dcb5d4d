// The search dialog: titles and rules that answer the query first, ranked here; then what Pagefind finds in all pages.
const dialog = document.querySelector("[data-rb-search]");
const language = document.documentElement.lang;
const EXCERPT = 24;

const fromPage = address => new URL(address, location.href).href;

let tools = null;
const load = () => {
  tools ??= Promise.all([
    import(fromPage(dialog.dataset.bundle + "pagefind.js")).then(async engine => {
      await engine.options({ baseUrl: fromPage(dialog.dataset.bundle + ".."), excerptLength: EXCERPT });
      await engine.init();
      return engine;
    }),
    fetch(fromPage(dialog.dataset.forms)).then(answer => answer.json()),
  ]).then(([engine, forms]) => ({ engine, forms, rank: rulebook.ranking(forms, language) }));
  return tools;
};

// The game that is being read counts most.
const favoured = address => dialog.dataset.part && `/${language}/${address}`.includes(`/${dialog.dataset.part}`) ? 1.5 : 1;

// The words around the first that is meant, those that are meant marked.
const excerptOf = (text, meant) => {
  const pieces = text.split(/([\p{L}\p{N}]+)/u);
  const marked = pieces.map(piece => rulebook.wordsOf(piece, language).some(meant));
  const first = Math.max(0, marked.indexOf(true) - EXCERPT);
  const shown = pieces.slice(first, first + 2 * EXCERPT).map((words, n) => ({ words, marked: marked[first + n] }));
  return [first ? "… " : "", first + 2 * EXCERPT < pieces.length ? " …" : ""]
    .map(words => ({ words, marked: false }))
    .flatMap((end, n) => n ? [...shown, end] : [end]);
};

// What is ranked here is there at once.
const ranked = ({ rank }, query) => {
  const { entries, meant } = rank(query, favoured);
  return entries.map(({ address, title, home, text }) => (
    { address: new URL(address, fromPage(dialog.dataset.forms)).href, title, home, pieces: excerptOf(text, meant) }));
};

const inAllPages = async ({ engine, forms }, query, known, isOver) => {
  const found = await rulebook.fullText(engine, query, forms, language, favoured, isOver);
  const addresses = new Set(known.map(result => result.address));
  return found.filter(result => !addresses.has(result.address));
};

const made = (name, words) => Object.assign(document.createElement(name), { textContent: words });

const entry = ({ address, title, home, pieces }) => {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: address });
  const paragraph = document.createElement("p");
  paragraph.append(...pieces.map(({ words, marked }) => marked ? made("mark", words) : words));
  link.append(made("strong", title), made("span", home), paragraph);
  item.append(link);
  return item;
};

const openSearch = () => {
  if (dialog.open) return;
  dialog.showModal();
  input.select();
  load().catch(() => { status.textContent = dialog.dataset.failed; });
};

let asked = 0;
const answer = async query => {
  const turn = ++asked;
  const isOver = () => turn !== asked; // an answer that arrives after a newer question is dropped
  const show = (results, words) => {
    list.append(...results.map(entry));
    list.dataset.answers = query;
    status.textContent = words;
  };
  if (!query) list.replaceChildren();
  status.textContent = query && dialog.dataset.waiting;
  if (!query) return;
  try {
    const loaded = await load();
    if (isOver()) return;
    const first = ranked(loaded, query);
    list.replaceChildren();
    show(first, dialog.dataset.waiting);
    const others = await inAllPages(loaded, query, first, isOver);
    const count = first.length + others.length;
    if (!isOver()) show(others, count ? `${dialog.dataset.found} ${count}` : dialog.dataset.none);
  } catch (failure) {
    if (!isOver()) status.textContent = dialog.dataset.failed;
  }
};

const step = by => {
  const links = [...list.querySelectorAll("a")];
  const next = links.indexOf(document.activeElement) + by;
  (next < 0 ? input : links[Math.min(next, links.length - 1)] ?? input).focus();
};

const input = dialog?.querySelector("input");
const status = dialog?.querySelector("[role=status]");
const list = dialog?.querySelector("ol");

if (dialog) {
  let pause = 0;
  input.addEventListener("input", () => {
    clearTimeout(pause);
    asked += 1;
    pause = setTimeout(() => answer(input.value.trim()), 150);
  });
  dialog.addEventListener("keydown", event => {
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      step(event.key === "ArrowDown" ? 1 : -1);
    }
    // In a search box the first Escape would only empty it.
    if (event.key === "Escape") {
      event.preventDefault();
      dialog.close();
    }
    // Enter in the box opens the first result instead of closing the dialog.
    if (event.key === "Enter" && event.target === input) {
      event.preventDefault();
      list.querySelector("a")?.click();
    }
  });
  list.addEventListener("click", event => { if (event.target.closest("a")) dialog.close(); });
  dialog.addEventListener("click", event => { if (event.target === dialog) dialog.close(); });
  for (const button of document.querySelectorAll("[data-rb-search-open]")) {
    button.hidden = false;
    button.addEventListener("click", openSearch);
  }
  document.addEventListener("keydown", event => {
    const typing = event.target.closest("input, textarea, select, [contenteditable]");
    const wanted = event.key === "/" && !typing || event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey);
    if (!wanted || event.altKey) return;
    event.preventDefault();
    openSearch();
  });
}
