// What Pagefind finds in all pages. The query is widened with other forms of the same term.
const WIDEST = 8;
const PAGES = 12;
const PER_PAGE = 4;

// The groups of forms that a word belongs to; while a word is being typed, those it begins.
const groupsOf = (word, forms, language) => {
  const folded = rulebook.fold(word, language);
  if (folded in forms.words) return forms.words[folded];
  if (folded.length < 4) return [];
  const begun = Object.keys(forms.words).filter(form => form.startsWith(folded)).slice(0, 3);
  return begun.flatMap(form => forms.words[form]);
};

const widen = (query, forms, language) => {
  const others = new Set();
  const replace = part => {
    for (const group of groupsOf(part, forms, language))
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
  const home = [page.meta.game, page.meta.title].filter(Boolean).join(" · ");
  const known = found.get(page.url) ?? { home, score: 0, parts: new Map() };
  known.score = Math.max(known.score, score);
  for (const part of page.sub_results) {
    const heavier = known.parts.get(part.url);
    if (!heavier || heavier.weight < weight(part)) known.parts.set(part.url, { part, weight: weight(part) });
  }
  found.set(page.url, known);
};

// An excerpt is text with <mark> around what was found; nothing else in it is taken as markup.
const decoder = document.createElement("textarea");
const piecesOf = part => {
  // The heading stands above already.
  const text = part.excerpt.startsWith(part.title) ? part.excerpt.slice(part.title.length) : part.excerpt;
  return text.split(/(<mark>.*?<\/mark>)/).map(piece => {
    decoder.innerHTML = piece.replace(/<\/?mark>/g, "");
    return { words: decoder.value, marked: piece.startsWith("<mark>") };
  });
};

const resultsOn = page => [...page.parts.values()]
  .sort((a, b) => b.weight - a.weight)
  .slice(0, PER_PAGE)
  .map(({ part }) => ({ address: new URL(part.url, location.href).href, title: part.title, home: page.home, pieces: piecesOf(part) }));

// Every spelling is asked for, unless the question is over; the reader's own words count most, and what is favoured.
rulebook.fullText = async (engine, query, forms, language, favoured, isOver) => {
  const found = new Map();
  for (const [rank, wording] of widen(query, forms, language).entries()) {
    if (isOver()) return [];
    const results = (await engine.search(wording)).results.slice(0, PAGES);
    const pages = await Promise.all(results.map(result => result.data()));
    pages.forEach((page, n) => gather(found, page, results[n].score * (rank ? 0.8 : 1) * favoured(page.url)));
  }
  return [...found.values()].sort((a, b) => b.score - a.score).slice(0, PAGES).flatMap(resultsOn);
};
