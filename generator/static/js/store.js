// What a reader chose, kept in the browser. Private windows may refuse; then the choice lasts for the page.
rulebook.remember = (key, value) => {
  try { localStorage.setItem("rulebook." + key, value); } catch (refused) { /* nothing to do */ }
};

rulebook.recall = key => {
  try { return localStorage.getItem("rulebook." + key); } catch (refused) { return null; }
};
