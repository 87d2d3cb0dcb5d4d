// Which pages, rules, terms and tiles answer a query best: by their titles first, then by their words.
const IN_TITLE = 3;
const IN_HOME = 0.8; // the title of the chapter in which a rule stands
const KINDS = { chapter: 1, page: 0.8, rule: 1, term: 1.05, tile: 0.6 };
const LEAST = 0.35;
const MOST = 8;

const prepare = ([kind, address, title, home, text], language) => {
  const fields = { title, home: home.split(" · ")[1] ?? "", text };
  const words = Object.fromEntries(Object.entries(fields).map(([name, told]) => [name, rulebook.wordsOf(told, language)]));
  return { kind, address, title, home, text, words };
};

// Every word that the entries use, with what it is worth for a part of the query.
const worthOf = (part, vocabulary) => {
  const nearness = part.isKnown ? [rulebook.alike] : [rulebook.alike, rulebook.misspelt];
  const worth = new Map();
  for (const word of vocabulary) {
    const near = part.others.has(word) ? 0.95 : 0;
    const most = Math.max(near, ...nearness.map(measure => measure(part.typed, word)));
    if (most) worth.set(word, most);
  }
  return worth;
};

const inField = (part, words) => {
  const told = ` ${words.join(" ")} `;
  if (part.phrases.some(phrase => told.includes(` ${phrase} `))) return 1;
  return words.reduce((most, word) => Math.max(most, part.worth.get(word) ?? 0), 0);
};

// A title that is all about the query counts more than one that mentions it.
const weigh = (part, { words }, asked) => {
  const close = 0.5 + 0.5 * Math.min(1, asked / Math.max(1, words.title.filter(word => !/^\d/.test(word)).length));
  return Math.max(IN_TITLE * close * inField(part, words.title), IN_HOME * inField(part, words.home), inField(part, words.text));
};

const score = (weights, rarity) => {
  const met = weights.filter(Boolean).length / weights.length;
  return weights.reduce((sum, weight, n) => sum + rarity[n] * weight, 0) * met ** 2;
};

rulebook.ranking = (forms, language) => {
  const entries = forms.entries.map(entry => prepare(entry, language));
  const vocabulary = new Set(entries.flatMap(({ words }) => [...words.title, ...words.home, ...words.text]));
  const written = [...vocabulary];
  const isWritten = word => vocabulary.has(word) || word in forms.words;
  const isKnown = word => isWritten(word) || written.some(known => known.startsWith(word));

  return (query, favoured = () => 1) => {
    const parts = rulebook.queryParts(query, forms, isWritten, isKnown, language);
    for (const part of parts) part.isKnown = part.others.size > 0 || isKnown(part.typed);
    for (const part of parts) part.worth = worthOf(part, vocabulary);
    const asked = parts.reduce((sum, part) => sum + part.length, 0);
    const weights = entries.map(entry => parts.map(part => weigh(part, entry, asked)));
    const rarity = parts.map((_, n) => Math.log(1 + entries.length / (1 + weights.filter(weight => weight[n] > 0.6).length)));
    const found = entries
      .map((entry, n) => ({ ...entry, score: score(weights[n], rarity) * KINDS[entry.kind] * favoured(entry.address) }))
      .filter(entry => entry.score > 0)
      .sort((a, b) => b.score - a.score);
    const meant = word => parts.some(part => part.worth.has(word) || part.phrases.some(form => form.split(" ").includes(word)));
    return { entries: found.filter(entry => entry.score > LEAST * found[0].score).slice(0, MOST), meant };
  };
};
