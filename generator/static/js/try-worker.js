// The engine in the browser: Python with the same code that judged the examples. One table, one question at a time.
let table = null;

// What can be laid out, and which Python does it.
const TABLES = { try: ["generator.browser.trial", "Trial"], guide: ["generator.browser.guide", "GuideTable"] };

// What a new version of the site may change is asked for anew; the runtime has its version in its address.
const fetched = address => fetch(address, { cache: "no-cache" });

const text = async address => (await fetched(address)).text();

const tell = stage => postMessage({ stage });

// Python waits for ever for a file that does not arrive; so a failed request ends the start here.
const watchRequests = () => new Promise((_, reject) => {
  const { fetch } = self;
  self.fetch = async (...request) => {
    try {
      const answer = await fetch(...request);
      if (!answer.ok) throw new Error(`${answer.status} ${answer.url}`);
      return answer;
    } catch (failure) {
      reject(failure);
      throw failure;
    }
  };
});

const start = async ({ table: wanted, runtime, shared, own, game, root }) => {
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
  const [module, name] = TABLES[wanted];
  table = python.pyimport(module)[name](rulebook, JSON.stringify(spoken.language), JSON.stringify(spoken.places), root);
};

const answer = async ({ id, call, words }) => {
  try {
    if (call === "start") await Promise.race([watchRequests(), start(words[0])]);
    postMessage({ id, told: call === "start" ? null : JSON.parse(table[call](...words)) });
  } catch (failure) {
    postMessage({ id, failure: String(failure) });
  }
};

// Loading is not over when the first question comes: each waits for the one before.
let turn = Promise.resolve();
onmessage = event => { turn = turn.then(() => answer(event.data)); };
