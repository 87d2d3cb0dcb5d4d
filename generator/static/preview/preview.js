"use strict";
// Only in a preview: asks for news, shows what is wrong with the files, loads the page again when it has changed.
(() => {
  const script = document.currentScript;
  const shown = Number(script.dataset.generation);

  const banner = document.createElement("pre");
  banner.className = "rb-preview-problems";
  banner.setAttribute("role", "alert");
  banner.hidden = true;
  document.body.prepend(banner);

  const tell = (problems) => {
    banner.textContent = problems.join("\n");
    banner.hidden = problems.length === 0;
  };

  const listen = async (since) => {
    let next = since;
    try {
      const news = await (await fetch(`/preview/news?${since}`)).json();
      next = news.generation;
      tell(news.problems);
      if (next !== shown && news.problems.length === 0) return location.reload();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 1000));
    }
    return listen(next);
  };
  // The first answer comes at once: the page may be of an older state, or a mistake may stand in the files already.
  listen(-1);

  // For translators: each sign in the text leads to its message.
  const data = document.getElementById("rb-messages");
  if (!data) return;
  const messages = JSON.parse(data.textContent);
  const card = document.createElement("dl");
  card.className = "rb-preview-message";
  card.hidden = true;
  document.body.append(card);

  const row = (name, text, lang) => {
    const term = document.createElement("dt");
    const words = document.createElement("dd");
    term.textContent = name;
    words.textContent = text;
    if (lang) words.lang = lang;
    card.append(term, words);
  };

  const open = (sign) => {
    const message = messages[sign.dataset.message];
    card.replaceChildren();
    row("#", message.context);
    row(message.language, message.text || (message.language === "en" ? message.english : "—"), message.language);
    if (message.language !== "en") row("en", message.english, "en");
    if (message.language !== "en") row("po", message.file + (message.fuzzy ? " (fuzzy)" : ""));
    if (message.source) row(message.source.replace(/.*\.|:.*/g, ""), message.source);
    const place = sign.getBoundingClientRect();
    card.hidden = false;
    card.style.top = `${Math.min(place.bottom + 6, innerHeight - card.offsetHeight - 8)}px`;
    card.style.left = `${Math.max(8, Math.min(place.left, innerWidth - card.offsetWidth - 8))}px`;
  };

  for (const sign of document.querySelectorAll(".rb-message")) {
    const message = messages[sign.dataset.message];
    if (message.language !== "en" && (!message.text || message.fuzzy)) sign.classList.add("rb-message--open");
    sign.title = `${message.context}\n${message.language === "en" ? message.source : message.file}\n${message.english}`;
    sign.addEventListener("mouseenter", () => open(sign));
    sign.addEventListener("focus", () => open(sign));
    sign.addEventListener("click", (event) => { event.preventDefault(); open(sign); });
  }
  document.addEventListener("keydown", (event) => { if (event.key === "Escape") card.hidden = true; });
  document.addEventListener("click", (event) => {
    if (!event.target.closest(".rb-message, .rb-preview-message")) card.hidden = true;
  });
})();
