// The theme's small store. Its scope is the root of all languages, so that light or dark is chosen once for all of them.
document.documentElement.classList.replace("no-js", "js");
var __md_scope = new URL(document.currentScript.dataset.root, location);
var __md_hash = text => [...text].reduce((hash, letter) => (hash << 5) - hash + letter.charCodeAt(0), 0);
var __md_get = (key, store = localStorage, scope = __md_scope) => JSON.parse(store.getItem(scope.pathname + "." + key));
var __md_set = (key, value, store = localStorage, scope = __md_scope) => {
  try { store.setItem(scope.pathname + "." + key, JSON.stringify(value)); } catch (refused) { /* private windows may refuse */ }
};
