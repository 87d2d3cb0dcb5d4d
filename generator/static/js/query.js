// A query in parts: each a word or a term of several words, with the other forms of its term.
const PARTICIPLE = /^ge(?=\p{L}{4})/u;
const HALF = 4;

rulebook.wordsOf = (text, language) => rulebook.fold(text, language).match(/[\p{L}\p{N}]+/gu) ?? [];

// A German compound that nobody wrote may be made of two known words; a participle begins with “ge”.
const taken = (word, isWritten, isKnown, language) => {
  if (language !== "de" || isWritten(word)) return [word];
  for (let cut = HALF; cut <= word.length - HALF; cut += 1) {
    const halves = [word.slice(0, cut), word.slice(cut)];
    if (halves.every(isKnown)) return halves;
  }
  return [isKnown(word) ? word : word.replace(PARTICIPLE, "")];
};

// The forms of the term that a part stands for; for an unknown word, of the term it looks most like.
const termOf = (typed, forms) => {
  if (typed in forms.words || typed.length < 4) return forms.words[typed] ?? [];
  let [most, nearest] = [0.65, []];
  for (const [form, groups] of Object.entries(forms.words)) {
    const near = Math.max(rulebook.alike(typed, form), rulebook.misspelt(typed, form));
    if (near > most) [most, nearest] = [near, groups];
  }
  return nearest;
};

rulebook.queryParts = (query, forms, isWritten, isKnown, language) => {
  const words = rulebook.wordsOf(query, language).flatMap(word => taken(word, isWritten, isKnown, language));
  const parts = [];
  for (let start = 0, end; start < words.length; start = end) {
    for (end = words.length; end > start + 1; end -= 1) if (words.slice(start, end).join(" ") in forms.words) break;
    const typed = words.slice(start, end).join(" ");
    const others = termOf(typed, forms).flatMap(group => forms.groups[group]);
    const spelt = others.map(form => rulebook.wordsOf(form, language).join(" "));
    parts.push({ typed, length: end - start, others: new Set(spelt), phrases: [typed, ...spelt].filter(form => form.includes(" ")) });
  }
  return parts;
};
