// Keeps the site for reading without a network: what all languages share, and each language that has been read here.
// EDITION, written above by the build, names every file with a mark of its content.
const FAMILY = `rulebook ${registration.scope} `;
const KEPT = FAMILY + EDITION.version;
const OPENED = `${KEPT} opened`;
const LIST = "kept.json";
// At a table with a bad connection, the page that is here is better than the one that may come.
const PATIENCE = 4000;

const address = path => new URL(path, registration.scope).href;

// What a cache holds: its languages, and the marks of its files.
const listOf = async cache => {
  const list = await cache.match(address(LIST));
  return list ? list.json() : { languages: [], files: {} };
};

const fetched = async path => {
  const answer = await fetch(address(path), { cache: "no-cache" });
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return answer;
};

// A file that an earlier version holds unchanged need not be fetched again.
const earlier = async () => {
  const names = (await caches.keys()).filter(name => name.startsWith(FAMILY) && !name.endsWith(" opened"));
  const found = await Promise.all(names.map(name => caches.open(name)));
  return Promise.all(found.map(async cache => ({ cache, list: await listOf(cache) })));
};

const content = async (path, mark, others) => {
  const same = others.find(({ list }) => list.files[path] === mark);
  return (await same?.cache.match(address(path))) ?? fetched(path);
};

const keep = async languages => {
  const cache = await caches.open(KEPT);
  const others = await earlier();
  const known = languages.filter(code => code in EDITION.languages);
  const files = Object.assign({}, EDITION.shared, ...known.map(code => EDITION.languages[code]));
  await Promise.all(Object.entries(files).map(async ([path, mark]) => {
    if (!(await cache.match(address(path)))) await cache.put(address(path), await content(path, mark, others));
  }));
  await cache.put(address(LIST), new Response(JSON.stringify({ languages: known, files })));
};

const keepAlso = async code => {
  const { languages } = await listOf(await caches.open(KEPT));
  if (!languages.includes(code)) await keep([...languages, code]);
};

const renew = async () => {
  const read = (await earlier()).flatMap(({ list }) => list.languages);
  await keep([...new Set(read)]);
  await skipWaiting();
};

const forgetEarlier = async () => {
  const names = await caches.keys();
  await Promise.all(names.filter(name => name.startsWith(FAMILY) && !name.startsWith(KEPT)).map(name => caches.delete(name)));
  await clients.claim();
};

const plain = request => {
  const url = new URL(request.url);
  return url.origin + url.pathname + (url.pathname.endsWith("/") ? "index.html" : "");
};

const patiently = () => new Promise(resolve => setTimeout(resolve, PATIENCE));

// With a network, what the network says; so nobody ever reads an old page without need.
const fromNetworkOr = async (kept, request) => {
  const fresh = fetch(request).catch(() => undefined);
  return (await Promise.race([fresh, patiently()])) ?? kept;
};

// What is too heavy to be kept beforehand is kept once it has been opened.
const keptOnceOpened = async request => {
  const cache = await caches.open(OPENED);
  try {
    const answer = await fetch(request);
    if (answer.status === 200) await cache.put(plain(request), answer.clone());
    return answer;
  } catch (unreachable) {
    return (await cache.match(plain(request))) ?? Response.error();
  }
};

const answer = async request => {
  const kept = await (await caches.open(KEPT)).match(plain(request));
  return kept ? fromNetworkOr(kept, request) : keptOnceOpened(request);
};

addEventListener("install", event => event.waitUntil(renew()));
addEventListener("activate", event => event.waitUntil(forgetEarlier()));

addEventListener("fetch", event => {
  const { request } = event;
  if (request.method === "GET" && request.url.startsWith(registration.scope)) event.respondWith(answer(request));
});

addEventListener("message", event => {
  const reply = words => event.source.postMessage(words);
  const done = keepAlso(event.data.keep).then(() => reply("kept"), () => reply("failed"));
  event.waitUntil(done);
});
