// Elements and places to which the app scrolls, as soon as they are shown.

import { measureBar } from "./layout.js";
import { isAmongGaps } from "./lazy-rows.js";
import { prefersLessMotion } from "./motion.js";
import { facts } from "./page.js";
import { noteOwnScrolling, scrollAreaTo } from "./scroll-areas.js";
import { selector } from "./wire.js";

/**
 * The work to do at the end of the frame.
 * @type {(() => void)[]}
 */
const targets = [];

/**
 * Scrolls to an element at the end of the frame, and places it at percentages of the scroller's size.
 * @param {PageElement} node
 * @param {number | undefined} x
 * @param {number | undefined} y
 */
export const scrollLater = (node, x, y) => targets.push(() => scrollToTarget(node, x, y));

/**
 * Scrolls an area at the end of the frame, until a place of its content is at its corner.
 * @param {PageElement} area
 * @param {number | ""} x
 * @param {number | ""} y
 */
export const scrollAreaLater = (area, x, y) => targets.push(() => {
  const isFar = [x, y].some((length) => Math.abs(+length) > 4 * innerHeight);
  scrollAreaTo(area, x, y, behaviorOf(area, isFar));
});

export function scrollToTargets() {
  for (const scroll of targets.splice(0)) scroll();
}

/**
 * An area that was never reported is new. Smooth scrolling far away would make and remove every row in between.
 * @param {PageElement | null} area
 * @param {boolean} isFar
 */
const behaviorOf = (area, isFar) => prefersLessMotion.matches || isFar || area?.[facts].size === "" ? "instant" : "smooth";

/** @param {number | undefined} percent */
const sideOf = (percent) => percent === undefined ? "nearest" : percent < 25 ? "start" : percent > 75 ? "end" : "center";

/**
 * @param {PageElement} node
 * @param {number | undefined} x
 * @param {number | undefined} y
 */
function scrollToTarget(node, x, y) {
  document.querySelectorAll(selector.insetBar).forEach(measureBar);
  node.style.scrollMarginBlock = "var(--above) var(--below)";
  const { left, top } = node.getBoundingClientRect();
  const isFar = isAmongGaps(node) && (Math.abs(top) > innerHeight || Math.abs(left) > innerWidth);
  const area = node.parentElement.closest(selector.scroll);
  const inline = area?.matches(selector.horizontal) ? sideOf(x) : "nearest";
  noteOwnScrolling();
  node.scrollIntoView({ block: sideOf(y), inline, behavior: behaviorOf(area, isFar) });
}
