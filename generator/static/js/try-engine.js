// The engine behind a panel: a worker, one for the page. Panels ask it, and hear how far it has come with loading.
const fromPage = address => new URL(address, location.href).href;

let worker = null;
let asked = 0;
const waiting = new Map();
let tellStage = () => {};

export const onStage = tell => { tellStage = tell; };

const hear = ({ data }) => {
  if (data.stage) return tellStage(data.stage);
  const { resolve, reject } = waiting.get(data.id);
  waiting.delete(data.id);
  return data.failure ? reject(new Error(data.failure)) : resolve(data.told);
};

export const ask = (call, ...words) => new Promise((resolve, reject) => {
  const id = ++asked;
  waiting.set(id, { resolve, reject });
  worker.port.postMessage({ id, call, words });
});

export const dismiss = () => {
  worker?.port.terminate();
  worker = null;
  for (const { reject } of waiting.values()) reject(new Error("dismissed"));
  waiting.clear();
};

// `table` says what the worker lays out: one for examples, or a guide.
export const hire = (places, table) => {
  if (worker) return worker.ready;
  const port = new Worker(fromPage(`${places.shared}try-worker.js`), { type: "module" });
  port.onmessage = hear;
  port.onerror = dismiss;
  worker = { port };
  worker.ready = ask("start", {
    table,
    runtime: fromPage(`${places.shared}${places.runtime}/`),
    shared: fromPage(places.shared),
    own: fromPage(places.own),
    game: places.game,
    root: places.root,
  });
  return worker.ready;
};
