// Installing and reading without a network: this language's pages are kept in the browser, and the footer says so.
const line = document.querySelector("[data-rb-offline]");
const words = line?.querySelector("[role=status]");
const ask = line?.querySelector("[data-rb-keep]");
const install = document.querySelector("[data-rb-install]");

const say = state => {
  line.hidden = false;
  words.textContent = words.dataset[state] ?? "";
};

const keep = async () => {
  ask.hidden = true;
  say("keeping");
  await navigator.serviceWorker.register(new URL(line.dataset.worker, location.href));
  const { active } = await navigator.serviceWorker.ready;
  active.postMessage({ keep: document.documentElement.lang });
};

const start = () => {
  navigator.serviceWorker.addEventListener("message", event => say(event.data));
  // Who asks the browser to save data is asked first.
  if (!navigator.connection?.saveData) return keep();
  line.hidden = false;
  ask.hidden = false;
  ask.addEventListener("click", keep);
  return undefined;
};

// A folder that is opened without a server needs no network, and cannot be installed.
if (line && navigator.serviceWorker && location.protocol.startsWith("http")) {
  const manifest = { rel: "manifest", href: line.dataset.manifest };
  document.head.append(Object.assign(document.createElement("link"), manifest));
  addEventListener("load", () => start()?.catch(() => say("failed")));
}

// Browsers that can install the site say so; then there is a button for it.
addEventListener("beforeinstallprompt", event => {
  event.preventDefault();
  install.hidden = false;
  install.onclick = async () => {
    await event.prompt();
    install.hidden = true;
  };
});
