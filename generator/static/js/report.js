// The report page: what the link brought along is filled into the text to copy.
const report = document.querySelector("[data-rb-report]");

if (report) {
  const asked = new URLSearchParams(location.search);
  for (const place of report.querySelectorAll("[data-rb-report-part]"))
    place.textContent = asked.get(place.dataset.rbReportPart) ?? place.textContent;
}
