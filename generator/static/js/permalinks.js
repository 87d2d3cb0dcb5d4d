// A button beside each rule's permanent link copies the address.
const copy = async (link, button) => {
  await navigator.clipboard.writeText(link.href);
  const label = button.title;
  button.title = button.dataset.copied;
  button.classList.add("rb-copy--done");
  setTimeout(() => {
    button.title = label;
    button.classList.remove("rb-copy--done");
  }, 1500);
};

// The clipboard is offered only on safe origins; without it there is no button.
if (navigator.clipboard) {
  for (const button of document.querySelectorAll("[data-rb-copy]")) {
    button.hidden = false;
    button.addEventListener("click", () => copy(button.previousElementSibling, button));
  }
}
