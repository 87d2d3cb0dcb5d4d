// The engine in the browser: Python with the same code that judged the examples. One table, one question at a time.
let table = null;

const text = async address => (await fetched(address)).text();

const fetched = async (address, options = { cache: "no-cache" }) => {
  const answer = await fetch(address, options);
  if (!answer.ok) throw new Error(`${answer.status} ${address}`);
  return answer;
};

const tell = stage => postMessage({ stage });

const start = async ({ runtime, shared, own, game, root }) => {
  tell("runtime");
  const { loadPyodide } = await import(`${runtime}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: runtime });
  tell("rules");
  const [code, rulebook, spoken] = await Promise.all([
    fetched(`${shared}engine.zip`).then(answer => answer.arrayBuffer()),
    text(`${shared}${game}.json`),
    text(`${own}${game}.json`).then(JSON.parse),
  ]);
  tell("table");
  python.unpackArchive(code, "zip", { extractDir: "/rulebook" });
  python.runPython("import sys; sys.path.insert(0, '/rulebook')");
  const { Table } = python.pyimport("generator.browser.table");
  table = Table(rulebook, JSON.stringify(spoken.language), JSON.stringify(spoken.places), root);
};

const answer = async ({ id, call, words }) => {
  try {
    if (call === "start") await start(words[0]);
    postMessage({ id, told: call === "start" ? null : JSON.parse(table[call](...words)) });
  } catch (failure) {
    postMessage({ id, failure: String(failure) });
  }
};

// Loading is not over when the first question comes: each waits for the one before.
let turn = Promise.resolve();
onmessage = event => { turn = turn.then(() => answer(event.data)); };
