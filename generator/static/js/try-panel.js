// The panel of an opened example: shows what the table tells, and asks it. Its words come from the page and the table.
import { ask, dismiss, hire, onStage } from "./try-engine.js";

// -- small pieces of the page

const element = (tag, content = {}) => Object.assign(document.createElement(tag), content);

// `told` is HTML in which the table has escaped every text.
const told = (tag, html) => element(tag, { innerHTML: html });

const button = (move, call) => {
  const made = element("button", { type: "button", textContent: move.title });
  made.dataset.rbDo = call;
  made.dataset.rbMove = move.text;
  return made;
};

const item = (...content) => {
  const made = element("li");
  made.append(...content);
  return made;
};

const cited = rule => element("a", { className: "rule", href: rule.href, title: rule.title, textContent: rule.number });

const event = happened => {
  const rules = element("span", { className: "rb-play__rules" });
  rules.append(...happened.rules.flatMap(rule => [cited(rule), " "]));
  return item(told("span", happened.words), " ", rules);
};

const frame = drawing => {
  const made = told("div", drawing);
  made.className = "rb-frame";
  return made;
};

// -- the form of figures: made once, then only its values change, so that a reader can go on typing

const fieldOf = figure => {
  const input = element("input", { name: figure.path, autocomplete: "off" });
  input.type = figure.list ? "text" : "number";
  input.inputMode = figure.list ? "text" : "numeric";
  if (figure.least !== null) input.min = figure.least;
  if (figure.most !== null) input.max = figure.most;
  const label = element("label");
  label.append(element("span", { textContent: figure.label }), input);
  return label;
};

const layOutForm = (form, figures) => {
  const groups = new Map();
  for (const figure of figures) {
    if (!groups.has(figure.owner)) {
      const group = element("fieldset");
      group.append(element("legend", { textContent: figure.owner }));
      groups.set(figure.owner, group);
    }
    groups.get(figure.owner).append(fieldOf(figure));
  }
  form.replaceChildren(...groups.values());
};

const fillForm = (form, figures) => {
  if (figures.some(figure => !form.elements[figure.path])) layOutForm(form, figures);
  for (const figure of figures) {
    const input = form.elements[figure.path];
    if (!figure.wrong) input.value = figure.value;
    input.setAttribute("aria-invalid", String(figure.wrong));
  }
};

// -- the panel

const panelOf = section => {
  const part = name => section.querySelector(`[data-rb-part="${name}"]`);
  const show = (name, shown) => { part(name).hidden = !shown; };
  const fill = (name, items) => part(name).replaceChildren(...items);

  const showAnswer = answer => {
    show("answer", answer);
    if (!answer) return;
    part("answer").classList.toggle("rb-play__answer--legal", answer.legal);
    part("answer-words").innerHTML = answer.words;
    fill("answer-rules", answer.rules.map(rule => item(told("strong", rule.name), " ", told("span", rule.text))));
  };

  const showMoves = table => {
    part("decision").innerHTML = table.decision;
    part("asked-by").innerHTML = table.asked_by;
    fill("moves", table.moves.map(move => item(button(move, "play"))));
    fill("refused", table.refused.map(move => item(button(move, "why_not"))));
    fill("known", [...table.moves, ...table.refused].map(move => element("option", { value: move.text, label: move.title })));
    show("refused-moves", table.refused.length);
  };

  const showPosition = table => {
    fill("drawings", table.drawings.map(frame));
    fill("described", table.described.map(sentence => told("li", sentence)));
  };

  const showEvents = table => {
    show("happened", table.heading || table.events.length);
    part("heading").innerHTML = table.heading;
    fill("events", table.events.map(event));
  };

  const showAll = table => {
    showPosition(table);
    showEvents(table);
    showMoves(table);
    showAnswer(table.answer);
    fillForm(part("fields"), table.fields);
    part("problem").innerHTML = table.problem;
    show("problem", table.problem);
    section.querySelector("[data-rb-do=undo]").disabled = !table.undo;
    section.querySelector("[data-rb-do=follow]").disabled = !table.follow;
  };

  // Most readers need only what the example is about: the other drawings are made when somebody looks.
  const showRest = async () => {
    if (part("rest-of-board").open) fill("rest", (await ask("rest")).drawings.map(frame));
  };

  return { part, show, showAll, showRest };
};

// What had the focus may be gone, or switched off: then the next decision has it.
const keepFocus = (section, panel) => {
  const { activeElement } = document;
  if (section.contains(activeElement) && !activeElement.disabled) return;
  panel.part("decision").focus({ preventScroll: true });
  for (const name of ["happened", "decision"]) panel.part(name).scrollIntoView({ block: "nearest" });
};

const listen = (section, answerTo) => {
  section.addEventListener("click", ({ target }) => {
    const { rbDo, rbMove } = target.closest("button[data-rb-do]")?.dataset ?? {};
    if (rbDo && rbDo !== "close") answerTo(rbDo, ...(rbMove ? [rbMove] : []));
  });
  section.addEventListener("submit", submitted => {
    submitted.preventDefault();
    const box = submitted.target.elements.move;
    const move = box?.value.trim();
    // What was played is gone from the box; what was refused can be corrected there.
    if (move) answerTo("play", move).then(table => { if (table && !table.answer) box.value = ""; });
  });
  section.addEventListener("change", ({ target }) => {
    if (target.closest("[data-rb-part=fields]")) answerTo("set_value", target.name, target.value);
  });
};

export const start = async (section, places, caseId) => {
  const panel = panelOf(section);
  const status = panel.part("status");
  const answerTo = async (call, ...words) => {
    section.setAttribute("aria-busy", "true");
    try {
      const table = await ask(call, ...words);
      panel.showAll(table);
      status.textContent = "";
      keepFocus(section, panel);
      await panel.showRest();
      return table;
    } catch (failure) {
      status.textContent = status.dataset.broken;
      return null;
    } finally {
      section.removeAttribute("aria-busy");
    }
  };
  onStage(stage => { status.textContent = status.dataset[stage]; });
  try {
    await hire(places, "try");
  } catch (failure) {
    dismiss();
    throw failure;
  }
  panel.showAll(await ask("open_case", caseId));
  status.textContent = "";
  panel.show("table", true);
  panel.part("rest-of-board").addEventListener("toggle", panel.showRest);
  listen(section, answerTo);
};
