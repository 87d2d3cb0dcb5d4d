// The search dialog. Pagefind finds; the query is widened with other forms of the same term.
const dialog = document.querySelector("[data-rb-search]");
const language = document.documentElement.lang;
const WIDEST = 8;
const PAGES = 12;
const PER_PAGE = 4;

const fromPage = address => new URL(address, location.href).href;

let tools = null;
const load = () => {
  tools ??= Promise.all([
    import(fromPage(dialog.dataset.bundle + "pagefind.js")).then(async engine => {
      await engine.options({ baseUrl: fromPage(dialog.dataset.bundle + ".."), excerptLength: 24 });
      await engine.init();
      return engine;
    }),
    fetch(fromPage(dialog.dataset.forms)).then(answer => answer.json()),
  ]);
  return tools;
};

// The groups of forms that a word belongs to; while a word is being typed, those it begins.
const groupsOf = (word, forms) => {
  const folded = rulebook.fold(word, language);
  if (folded in forms.words) return forms.words[folded];
  if (folded.length < 4) return [];
  const begun = Object.keys(forms.words).filter(form => form.startsWith(folded)).slice(0, 3);
  return begun.flatMap(form => forms.words[form]);
};

const widen = (query, forms) => {
  const others = new Set();
  const replace = part => {
    for (const group of groupsOf(part, forms))
      for (const form of forms.groups[group]) others.add(query.replace(part, form));
  };
  replace(query);
  if (query.includes(" ")) query.split(/\s+/).forEach(replace);
  others.delete(query);
  return [query, ...[...others].slice(0, WIDEST)];
};

const weight = part => part.weighted_locations.reduce((sum, place) => sum + place.balanced_score, 0);

// What one wording finds is added to what the others found: pages, and the parts of each page.
const gather = (found, page, score) => {
  const title = [page.meta.game, page.meta.title].filter(Boolean).join(" · ");
  const known = found.get(page.url) ?? { title, score: 0, parts: new Map() };
  known.score = Math.max(known.score, score);
  for (const part of page.sub_results) {
    const heavier = known.parts.get(part.url);
    if (!heavier || heavier.weight < weight(part)) known.parts.set(part.url, { part, weight: weight(part) });
  }
  found.set(page.url, known);
};

// Every spelling is asked for; the reader's own words count most, and the game that is being read.
const ours = (page, rank) => (rank ? 0.8 : 1) * (dialog.dataset.part && page.url.includes(dialog.dataset.part) ? 1.5 : 1);

const find = async query => {
  const [engine, forms] = await load();
  const found = new Map();
  for (const [rank, wording] of widen(query, forms).entries()) {
    const results = (await engine.search(wording)).results.slice(0, PAGES);
    const pages = await Promise.all(results.map(result => result.data()));
    pages.forEach((page, place) => gather(found, page, results[place].score * ours(page, rank)));
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, PAGES);
};

const partsOf = page => [...page.parts.values()].sort((a, b) => b.weight - a.weight).slice(0, PER_PAGE);

// An excerpt is text with <mark> around what was found; nothing else in it is taken as markup.
const decoder = document.createElement("textarea");
const excerptOf = part => {
  const paragraph = document.createElement("p");
  // The heading stands above already.
  const text = part.excerpt.startsWith(part.title) ? part.excerpt.slice(part.title.length) : part.excerpt;
  for (const piece of text.split(/(<mark>.*?<\/mark>)/)) {
    decoder.innerHTML = piece.replace(/<\/?mark>/g, "");
    if (!piece.startsWith("<mark>")) paragraph.append(decoder.value);
    else paragraph.append(Object.assign(document.createElement("mark"), { textContent: decoder.value }));
  }
  return paragraph;
};

const entry = (page, part) => {
  const item = document.createElement("li");
  const link = Object.assign(document.createElement("a"), { href: part.url });
  link.append(Object.assign(document.createElement("strong"), { textContent: part.title }));
  link.append(Object.assign(document.createElement("span"), { textContent: page.title }));
  link.append(excerptOf(part));
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
  if (!query) return present(turn, "", []);
  status.textContent = dialog.dataset.waiting;
  try {
    const items = (await find(query)).flatMap(page => partsOf(page).map(({ part }) => entry(page, part)));
    return present(turn, items.length ? `${dialog.dataset.found} ${items.length}` : dialog.dataset.none, items);
  } catch (failure) {
    return present(turn, dialog.dataset.failed, []);
  }
};

// An answer that arrives after a newer question is dropped.
const present = (turn, words, items) => {
  if (turn !== asked) return;
  status.textContent = words;
  list.replaceChildren(...items);
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
