// "Try it": each button opens the panel under its example. All that is heavy is loaded only then.
const template = document.querySelector("template[data-rb-try-panel]");
const buttons = [...document.querySelectorAll("[data-rb-try]")];
let opened = null;

const fromPage = address => new URL(address, location.href).href;

// The address of an opened example can be passed on.
const rememberCase = id => {
  const address = new URL(location.href);
  if (id) address.searchParams.set("case", id);
  else address.searchParams.delete("case");
  address.hash = id || address.hash;
  history.replaceState(history.state, "", address);
};

const close = () => {
  if (!opened) return;
  opened.section.remove();
  opened.button.setAttribute("aria-expanded", "false");
  opened = null;
};

const closeByReader = () => {
  const { button } = opened;
  close();
  rememberCase("");
  button.focus();
};

const open = button => {
  close();
  const section = template.content.cloneNode(true).firstElementChild;
  const status = section.querySelector("[data-rb-part=status]");
  button.closest("div").after(section);
  button.setAttribute("aria-expanded", "true");
  opened = { button, section };
  section.querySelector("[data-rb-do=close]").addEventListener("click", closeByReader);
  // In a box, Escape belongs to the box and its list of suggestions.
  section.addEventListener("keydown", event => {
    if (event.key === "Escape" && !event.target.matches("input")) closeByReader();
  });
  section.querySelector("h3").focus();
  status.textContent = status.dataset.waiting;
  rememberCase(button.dataset.rbTry);
  import(fromPage(template.dataset.shared + "try-panel.js"))
    .then(panel => panel.start(section, template.dataset, button.dataset.rbTry))
    .catch(() => { status.textContent = status.dataset.failed; });
};

// A folder that is opened without a server can load neither modules nor workers; there is no button there.
if (template && window.Worker && location.protocol.startsWith("http")) {
  for (const button of buttons) {
    button.hidden = false;
    button.setAttribute("aria-expanded", "false");
    button.addEventListener("click", () => (opened?.button === button ? closeByReader() : open(button)));
  }
  const asked = new URLSearchParams(location.search).get("case");
  const button = buttons.find(each => each.dataset.rbTry === asked);
  if (button) open(button);
}
