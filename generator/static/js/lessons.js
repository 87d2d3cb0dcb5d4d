// The quick way into the game: one step at a time, each with an address of its own. On paper all of them stand there.
const lessons = [...document.querySelectorAll("[data-rb-lesson]")];
const headingOf = lesson => lesson.querySelector("h2");
const way = document.querySelector(".rb-way");

const asked = () => {
  const target = rulebook.pointedAt();
  return lessons.find(lesson => lesson.contains(target)) ?? lessons[0];
};

const show = current => {
  for (const lesson of lessons) {
    lesson.hidden = lesson !== current;
    lesson.toggleAttribute("data-rb-shown", lesson === current);
  }
  for (const link of way.querySelectorAll("a")) {
    if (link.hash === "#" + headingOf(current).id) link.setAttribute("aria-current", "step");
    else link.removeAttribute("aria-current");
  }
};

// Whoever goes on is led to the heading, also by a screen reader, and sees how far the way is.
const goOn = () => {
  const heading = headingOf(asked());
  show(asked());
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  way.scrollIntoView();
};

if (lessons.length) {
  show(asked());
  if (location.hash) addEventListener("load", () => way.scrollIntoView());
  addEventListener("hashchange", goOn);
}
