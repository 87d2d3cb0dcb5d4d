// Light or dark, as it was chosen before: here, before anything is drawn.
(() => {
  const chosen = __md_get("__palette")?.color;
  for (const [name, value] of Object.entries(chosen ?? {})) document.body.setAttribute(`data-md-color-${name}`, value);
})();
