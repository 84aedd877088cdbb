// Areas that scroll. One that holds nothing for the focus takes it itself, so that the keyboard can scroll it.

import { runGuarded, tabStopSelector } from "./page.js";

/** The areas of the page, and whether each is a tab stop because of this module. */
const areas = new Map();

export function noteScrollArea(area, isShown) {
  if (isShown) areas.set(area, false);
  else areas.delete(area);
}

/** Looks at all areas before it changes one, so that the browser lays out the page once for all of them. */
export function letKeyboardScroll() {
  const scrolls = (area) => area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth;
  const needed = [...areas].map(([area, isStop]) => ({
    area, isStop, mustBeStop: scrolls(area) && !area.querySelector(tabStopSelector),
  }));
  for (const { area, isStop, mustBeStop } of needed) {
    if (isStop === mustBeStop || (!isStop && area.hasAttribute("tabindex"))) continue;
    if (mustBeStop) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
    areas.set(area, mustBeStop);
  }
}

addEventListener("resize", () => runGuarded(letKeyboardScroll));
