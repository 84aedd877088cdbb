// Elements and places to which the app scrolls, as soon as they are shown.

import { measureBar } from "./layout.js";
import { isAmongGaps } from "./lazy-rows.js";
import { motionOf } from "./motion.js";
import { facts } from "./page.js";
import { isReversed, noteOwnScrolling, scrollAreaTo, scrollerOfArea, viewOf } from "./scroll-areas.js";
import { scrollerOf } from "./screens.js";
import { selector } from "./wire.js";

/** The elements that can scroll: those of scroll views, lists and forms. */
const scrollingViews = [selector.scroll, selector.list, selector.form].join();
/** An anchor of the server is a whole number of these parts of a length. */
const anchorParts = 1e4;

/**
 * The work to do at the end of the frame.
 * @type {(() => void)[]}
 */
const targets = [];

/**
 * Scrolls to an element at the end of the frame, and places it at parts of the visible area.
 * @param {PageElement} node
 * @param {number | undefined} x
 * @param {number | undefined} y
 */
export function scrollLater(node, x, y) {
  const moves = !!motionOf(node);
  targets.push(() => scrollToTarget(node, moves, x, y));
}

/**
 * Scrolls an area at the end of the frame, until a place of its content is at its corner.
 * @param {PageElement} area
 * @param {number | ""} x
 * @param {number | ""} y
 */
export function scrollAreaLater(area, x, y) {
  const isFar = [x, y].some((length) => Math.abs(+length) > 4 * innerHeight);
  const moves = !!motionOf(area) && !isFar;
  targets.push(() => scrollAreaTo(area, x, y, behaviorOf(area, moves)));
}

export function scrollToTargets() {
  for (const scroll of targets.splice(0)) scroll();
}

/**
 * An area that was never reported is new.
 * @param {PageElement | null} area
 * @param {boolean} moves Whether the frame is animated.
 */
const behaviorOf = (area, moves) => moves && area?.[facts].size !== "" ? "smooth" : "instant";

/**
 * How far to scroll along an axis. Without a part the element only comes into sight.
 * @param {number} start
 * @param {number} end
 * @param {number} first Where the visible part begins.
 * @param {number} last
 * @param {number | undefined} part
 */
function wayAlong(start, end, first, last, part) {
  if (part !== undefined) return start - first + part * (end - start - last + first);
  const [isBefore, isAfter] = [start < first, end > last];
  if (isBefore === isAfter) return 0;
  return isBefore === end - start < last - first ? start - first : end - last;
}

/**
 * The heights that bars and pinned views cover above and below an element.
 * @param {HTMLElement} node
 */
function coversOf(node) {
  node.style.scrollMarginBlock = "var(--above) var(--below)";
  const { scrollMarginTop, scrollMarginBottom } = getComputedStyle(node);
  node.style.scrollMarginBlock = "";
  return [scrollMarginTop, scrollMarginBottom].map(parseFloat);
}

/**
 * Scrolls the nearest area around an element, and nothing around that area.
 * @param {PageElement} node
 * @param {boolean} moves
 * @param {number | undefined} x
 * @param {number | undefined} y
 */
function scrollToTarget(node, moves, x, y) {
  document.querySelectorAll(selector.insetBar).forEach(measureBar);
  const area = node.parentElement.closest(scrollingViews);
  const scroller = area ? scrollerOfArea(area) : scrollerOf(node);
  const target = node.getBoundingClientRect();
  const view = viewOf(scroller);
  const padding = getComputedStyle(scroller);
  /** @param {string} side */
  const inset = (side) => parseFloat(padding.getPropertyValue(`scroll-padding-${side}`)) || 0;
  let [above, below] = coversOf(node);
  // Bars are outside of an area that scrolls by itself, and its pinned views are inside.
  if (area && area === scroller && `${coversOf(area)}` === `${[above, below]}`) above = below = 0;
  const [across, down] = [x, y].map((place) => place === undefined ? place : place / anchorParts);
  const isSideways = area?.matches(selector.horizontal);
  const isUpright = !isSideways || area?.matches(selector.vertical);
  const left = isSideways ? wayAlong(
    target.left, target.right, view.left + inset("left"), view.right - inset("right"),
    across !== undefined && isReversed(scroller) ? 1 - across : across) : 0;
  const top = isUpright ? wayAlong(
    target.top, target.bottom, view.top + inset("top") + above, view.bottom - inset("bottom") - below, down) : 0;
  // Smooth scrolling far away would make and remove every row in between.
  const isFar = isAmongGaps(node) && (Math.abs(top) > innerHeight || Math.abs(left) > innerWidth);
  noteOwnScrolling();
  scroller.scrollBy({ left, top, behavior: behaviorOf(area, moves && !isFar) });
}
