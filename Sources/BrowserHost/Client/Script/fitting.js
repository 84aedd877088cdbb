// Views that are chosen because they fit into their space.

import { cellsOf, runGuarded } from "./page.js";
import { keepOffsets } from "./scrolling.js";
import { selector } from "./wire.js";

/** The areas of such views, outer ones first. The collection stays up to date by itself. */
const fittingViews = document.getElementsByClassName(selector.fitting.slice(1));

/** Shows the first view of each area that fits, or its last one. */
export function chooseViews() {
  for (const area of fittingViews) {
    const views = cellsOf(area);
    // A view that scrolls is as high as its content while it is measured.
    keepOffsets(() => {
      area.setAttribute("data-measured", "");
      const { clientWidth, clientHeight } = area;
      const axes = area.getAttribute("data-axes") ?? "";
      // Without an offered height every view is low enough.
      const chosen = views.find(({ offsetWidth, offsetHeight }) => (!axes.includes("x") || offsetWidth <= clientWidth)
        && (!axes.includes("y") || !clientHeight || offsetHeight <= clientHeight)) ?? views.at(-1);
      area.removeAttribute("data-measured");
      for (const view of views) view.hidden = view !== chosen;
    }, area);
  }
}

addEventListener("resize", () => runGuarded(chooseViews));
