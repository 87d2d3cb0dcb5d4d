// One spelling for everything a reader may type: no accents, no old letters. generator/pages/folding.py does the same.
const LETTERS = { "ς": "σ", "ß": "ss", "ł": "l", "æ": "ae", "ø": "o", "đ": "d", "’": "'" };

rulebook.fold = (text, language) => {
  const bare = text.toLowerCase().normalize("NFD").replace(/\p{Mn}/gu, "").normalize("NFC");
  const plain = bare.replace(/[ςßłæøđ’]/g, letter => LETTERS[letter]);
  return language === "de" ? plain.replace(/([aou])e/g, "$1") : plain;
};
