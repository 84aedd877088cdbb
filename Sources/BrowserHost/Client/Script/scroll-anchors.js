// Areas that begin at an anchor and stay there while their content changes.

import { isShown } from "./lazy-rows.js";
import { on, runGuarded } from "./page.js";
import { isReversed, noteOwnScrolling, scrollerOfArea } from "./scroll-areas.js";

/** @typedef {[x: number, y: number]} Anchor */

/**
 * Areas with anchors, and whether each is at the one at which it stays, if it does. A new one has `undefined`.
 * @type {Map<PageElement, boolean | null | undefined>}
 */
const anchored = new Map();

/**
 * @param {PageElement} area
 * @param {boolean} hasAnchors
 */
export function noteAnchors(area, hasAnchors) {
  if (!hasAnchors) anchored.delete(area);
  else if (!anchored.has(area)) anchored.set(area, undefined);
}

/**
 * The offsets of a scroller at an anchor.
 * @param {Element} scroller
 * @param {Anchor} anchor
 */
function offsetsAt(scroller, [x, y]) {
  const left = x * (scroller.scrollWidth - scroller.clientWidth);
  return { left: isReversed(scroller) ? -left : left, top: y * (scroller.scrollHeight - scroller.clientHeight) };
}

/**
 * @param {Element} scroller
 * @param {Anchor} anchor
 */
function distanceTo(scroller, anchor) {
  const { left, top } = offsetsAt(scroller, anchor);
  return Math.hypot(scroller.scrollLeft - left, scroller.scrollTop - top);
}

/**
 * Scrolls new areas to their anchors, and those that were at their anchors; or notes which are after the user has scrolled.
 * @param {boolean} scrolls
 */
function visitAnchors(scrolls) {
  for (const [area, isThere] of anchored) {
    if (!isShown(area)) continue;
    const scroller = scrollerOfArea(area);
    /** @type {[first: Anchor | null, lasting: Anchor | null]} */
    const [first, lasting] = JSON.parse(area.dataset.anchors);
    const anchor = isThere === undefined ? first : isThere && lasting;
    if (anchor && scrolls && distanceTo(scroller, anchor) >= 1) {
      noteOwnScrolling();
      scroller.scrollTo({ ...offsetsAt(scroller, anchor), behavior: "instant" });
    }
    anchored.set(area, lasting && distanceTo(scroller, lasting) < 2);
  }
}

export const keepAnchors = () => visitAnchors(true);

addEventListener("scroll", () => runGuarded(() => visitAnchors(false)), { capture: true, passive: true });
addEventListener("resize", () => runGuarded(keepAnchors));
on("load", keepAnchors, { capture: true });
