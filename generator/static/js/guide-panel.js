// The guide on its page: shows the steps of a turn, asks, and hands the answers to the engine.
import { ask, dismiss, hire, onStage } from "./try-engine.js";

const element = (tag, content = {}) => Object.assign(document.createElement(tag), content);

// `told` is HTML in which the guide has escaped every text.
const told = (tag, html) => element(tag, { innerHTML: html });

// -- steps: what has been told stays as it is, so that a screen reader reads only what is new

const rulesOf = step => {
  const made = element("details");
  const names = element("summary");
  names.append(...step.rules.map(rule => element("span", { textContent: told("span", rule.name).textContent })));
  made.append(names, ...step.rules.map(rule => {
    const line = element("p");
    line.append(told("strong", rule.name), " ", told("span", rule.text));
    return line;
  }));
  return made;
};

const stepOf = step => {
  const made = element("li");
  made.append(told("span", step.words), rulesOf(step));
  made.dataset.words = step.words;
  return made;
};

const showSteps = (list, steps) => {
  const before = [...list.children];
  const same = before.findIndex((item, n) => item.dataset.words !== steps[n]?.words);
  const kept = same < 0 ? before.length : same;
  for (const item of before.slice(kept)) item.remove();
  list.append(...steps.slice(kept).map(stepOf));
};

// -- the question

const choiceOf = (part, choose) => {
  const made = element("select", { name: part.name, required: true });
  made.append(new Option(choose, "", true), ...part.options.map(option => new Option(option.text, option.value)));
  made.value = part.value;
  return made;
};

const figureOf = part => element("input", {
  name: part.name, type: "number", inputMode: "numeric", required: true, min: part.least, max: part.most, value: part.value,
});

const fieldOf = (part, choose) => {
  const label = element("label");
  label.append(element("span", { textContent: part.label }), part.options ? choiceOf(part, choose) : figureOf(part));
  return label;
};

const said = form => {
  const fields = [...form.elements].filter(field => field.name);
  return JSON.stringify(Object.fromEntries(fields.map(field => [field.name, field.type === "number" ? String(Number(field.value)) : field.value])));
};

// -- the panel

const seed = () => {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return String((BigInt(high) << 32n) + BigInt(low));
};

const panelOf = guide => {
  const part = name => guide.querySelector(`[data-rb-part="${name}"]`);
  const show = (name, shown) => { part(name).hidden = !shown; };

  const showQuestion = turn => {
    show("question", turn.question);
    show("over", !turn.question);
    part("asked").innerHTML = turn.question;
    part("fields").replaceChildren(...turn.parts.map(each => fieldOf(each, part("fields").dataset.choose)));
    show("roll", turn.random);
  };

  const showKnown = turn => {
    show("known", turn.known.length);
    part("facts").replaceChildren(...turn.known.map(fact => {
      const line = element("li");
      const again = element("button", { type: "button", textContent: part("facts").dataset.ask });
      again.dataset.rbForget = fact.id;
      again.setAttribute("aria-label", `${again.textContent}: ${fact.words}`);
      line.append(element("span", { textContent: fact.words }), again);
      return line;
    }));
  };

  const showAll = turn => {
    showSteps(part("steps"), turn.steps);
    show("happened", turn.steps.length);
    if (!turn.problem) showQuestion(turn);
    showKnown(turn);
    part("problem").textContent = turn.problem ? part("problem").dataset[turn.problem] : "";
    show("problem", turn.problem);
    part("back").disabled = !turn.back;
  };

  // Whoever has answered goes on with the next question, or with what ends the turn.
  const focus = turn => {
    if (turn.problem) return;
    const target = part(turn.question ? "asked" : "next");
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "nearest" });
  };

  return { part, show, showAll, focus };
};

const listen = (guide, panel, answerTo) => {
  panel.part("form").addEventListener("submit", submitted => {
    submitted.preventDefault();
    answerTo("answer", said(submitted.target));
  });
  const press = { back: ["take_back"], next: ["next_turn"] };
  for (const [name, call] of Object.entries(press)) panel.part(name).addEventListener("click", () => answerTo(...call));
  panel.part("roll").addEventListener("click", () => answerTo("roll", seed()));
  panel.part("facts").addEventListener("click", ({ target }) => {
    if (target.dataset.rbForget) answerTo("forget", target.dataset.rbForget);
  });
  panel.part("again").addEventListener("click", () => {
    panel.show("guide", false);
    panel.show("beginning", true);
    guide.querySelector("[data-rb-begin=go-on]").hidden = false;
    guide.querySelector("[data-rb-begin=new]").focus();
  });
};

let answerTo = null;

const answering = (guide, panel, keep) => async (call, ...words) => {
  const status = panel.part("status");
  guide.setAttribute("aria-busy", "true");
  try {
    const turn = await ask(call, ...words);
    panel.showAll(turn);
    keep.remember(turn.kept);
    status.textContent = "";
    panel.focus(turn);
  } catch (failure) {
    status.textContent = status.dataset.broken;
  } finally {
    guide.removeAttribute("aria-busy");
  }
};

export const start = async (guide, keep, call, ...words) => {
  const panel = panelOf(guide);
  const status = panel.part("status");
  onStage(stage => { status.textContent = status.dataset[stage]; });
  try {
    await hire(guide.dataset, "guide");
  } catch (failure) {
    dismiss();
    throw failure;
  }
  if (!answerTo) {
    answerTo = answering(guide, panel, keep);
    listen(guide, panel, answerTo);
  }
  panel.part("steps").replaceChildren();
  panel.show("beginning", false);
  panel.show("guide", true);
  await answerTo(call, ...words, ...(call === "go_on" ? [keep.recall() ?? ""] : []));
};
