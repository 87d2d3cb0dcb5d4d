// The report page: what the link brought along is filled into the lines to copy.
const report = document.querySelector("[data-rb-report]");
const button = document.querySelector("[data-rb-copy-report]");

const lines = () => [...report.children].map(line => [...line.children].map(part => part.textContent).join(": ")).join("\n");

const copy = async () => {
  const label = button.textContent;
  await navigator.clipboard.writeText(lines());
  button.textContent = button.dataset.copied;
  setTimeout(() => { button.textContent = label; }, 1500);
};

if (report) {
  const asked = new URLSearchParams(location.search);
  for (const place of report.querySelectorAll("[data-rb-report-part]"))
    place.textContent = asked.get(place.dataset.rbReportPart) ?? place.textContent;
}

// The clipboard is offered only on safe origins; without it there is no button.
if (button && navigator.clipboard) {
  button.hidden = false;
  button.addEventListener("click", copy);
}
