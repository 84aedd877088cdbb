// Alternatives, of which the page shows the first that fits its space.

import { runGuarded } from "./page.js";

/** The elements that hold alternatives. */
const fittingBoxes = new Set();

export function noteAlternatives(box, hasAlternatives) {
  if (hasAlternatives) fittingBoxes.add(box);
  else fittingBoxes.delete(box);
}

/** Whether an alternative without a limit is as small as the space. A space without a height is one without a limit. */
const fits = (view, { clientWidth: width, clientHeight: height }, axes) =>
  (!axes.includes("width") || view.offsetWidth <= width) &&
  (!axes.includes("height") || !height || view.offsetHeight <= height);

/** Shows the alternative that fits in each element, the outer elements first. */
export function chooseAlternatives() {
  const precedes = (first, second) => first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING;
  const boxes = [...fittingBoxes].sort((first, second) => precedes(first, second) ? -1 : 1);
  for (const box of boxes) {
    // Dialogs are not laid out here.
    const views = [...box.children].filter((view) => view.localName !== "dialog");
    box.toggleAttribute("data-measured", true);
    const chosen = views.find((view) => fits(view, box, box.dataset.fits ?? "")) ?? views.at(-1);
    const hasSpace = box.clientWidth > 0;
    box.removeAttribute("data-measured");
    // An element that is not rendered keeps its choice.
    if (hasSpace || !views.some((view) => view.matches("[data-unfit]")))
      for (const view of views) view.toggleAttribute("data-unfit", view !== chosen);
  }
}

addEventListener("resize", () => runGuarded(chooseAlternatives));
