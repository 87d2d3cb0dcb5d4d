// How near two folded words are: forms of one word begin alike, and a slip of the keyboard changes a letter or two.
const SHARED = 0.6;

const sharedStart = (a, b) => {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
};

// Letters to change, add, leave out or swap.
const slips = (a, b) => {
  let [older, before] = [[], [...Array(b.length + 1).keys()]];
  for (let i = 1; i <= a.length; i += 1) {
    const now = [i];
    for (let j = 1; j <= b.length; j += 1) {
      now[j] = Math.min(before[j] + 1, now[j - 1] + 1, before[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (swapped) now[j] = Math.min(now[j], older[j - 2] + 1);
    }
    [older, before] = [before, now];
  }
  return before[b.length];
};

// From 0, nothing in common, to 1, the same.
rulebook.alike = (typed, word) => {
  if (typed === word) return 1;
  const length = sharedStart(typed, word);
  const share = length / Math.max(typed.length, word.length);
  if (length === typed.length && length > 2) return 0.55 + 0.4 * share;
  return length > 3 && share >= SHARED ? 0.9 * share : 0;
};

// The same for a word that nobody knows: it may be misspelt, the more easily the longer it is.
rulebook.misspelt = (typed, word) => {
  const allowed = typed.length > 7 ? 2 : typed.length > 3 ? 1 : 0;
  if (!allowed || Math.abs(typed.length - word.length) > allowed) return 0;
  const made = slips(typed, word);
  return made > allowed ? 0 : 0.9 - 0.15 * made;
};
