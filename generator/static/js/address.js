// What the address points at; one that was damaged on its way to the reader points at nothing.
rulebook.pointedAt = () => {
  try {
    return document.getElementById(decodeURIComponent(location.hash.slice(1)));
  } catch (malformed) {
    return null;
  }
};
