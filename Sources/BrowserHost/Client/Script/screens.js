// Screens lie one above the other, and the server hides all but the top one.

import { noteArrival } from "./arrivals.js";
import { focusOn, isFocusOffered } from "./focus.js";
import { prefersLessMotion } from "./motion.js";
import { cellsOf, facts, indicesOf, nodeAtIndices, nodesById, pageRoot } from "./page.js";
import { RowPlaces } from "./row-places.js";
import { selector } from "./wire.js";
import { growFromSource, restoreStyle, shrinkToSources } from "./zooms.js";

/**
 * The screens that a frame has put on top.
 * @type {Set<PageElement>}
 */
const uncoveredScreens = new Set();

/**
 * Notes that a screen is to be shown at the end of the frame.
 * @param {PageElement} screen
 */
export const uncoverLater = (screen) => uncoveredScreens.add(screen);

/** Whether a screen is put on top at the end of the frame. */
export const uncoversScreens = () => uncoveredScreens.size > 0;

/**
 * The element that scrolls a screen.
 * @param {Element} screen
 */
export const scrollerOf = (screen) => screen.closest(`dialog, ${selector.side}`) ||
  /** @type {Element} */
  (document.scrollingElement);

/**
 * Covers a screen, or uncovers it. A covered screen keeps its scroll offset and its focus.
 * @param {PageElement} screen
 * @param {boolean} isCovered
 */
export function coverScreen(screen, isCovered) {
  if (isCovered) {
    const focus = screen.contains(document.activeElement) ? document.activeElement : null;
    screen[facts].place = { focus, scroll: scrollerOf(screen).scrollTop };
  } else {
    uncoveredScreens.add(screen);
    restoreStyle(screen);
  }
  screen.hidden = isCovered;
}

/** Shows a screen as the user left it, and a new one from its beginning. */
export function showUncoveredScreens() {
  for (const screen of uncoveredScreens) {
    if (!screen.isConnected || screen.hidden) continue;
    noteArrival();
    const place = screen[facts].place;
    const { focus, scroll } = place ?? { scroll: 0 };
    scrollerOf(screen).scrollTop = scroll;
    if (!isFocusOffered() && screen.matches(selector.screen)) {
      focusOn(focus?.checkVisibility() ? focus : screen, { preventScroll: true });
    }
    const isZooming = place ? shrinkToSources() : growFromSource(screen);
    if (!isZooming && !prefersLessMotion.matches) screen.animate({ opacity: [0, 1] }, 150);
  }
  uncoveredScreens.clear();
}

/**
 * The element that scrolls the content of another: the element itself, or the window.
 * @param {PageElement} node
 */
const ownScroller = (node) => (node === pageRoot ? document.scrollingElement ?? document.body : node);

/**
 * The number of the first visible row in an element with rows that do not exist.
 * @param {PageElement} node
 */
const visibleRow = (node) => cellsOf(node).some((cell) => cell[facts].gap) && node.checkVisibility()
  ? new RowPlaces(node).firstVisible : undefined;

/**
 * The elements that are scrolled, with their offsets, and those of covered screens.
 *
 * An offset in a long list has another row after a reload, because the lengths of the rows before it are estimated.
 * @returns {import("./kept-session.js").Offsets[]}
 */
export function scrollOffsets() {
  return [...nodesById.values()].flatMap((node) => {
    const { scrollLeft, scrollTop } = ownScroller(node);
    const covered = node.hidden ? node[facts].place?.scroll : undefined;
    const row = visibleRow(node);
    const isKept = scrollLeft || scrollTop || covered || row;
    return isKept ? [[indicesOf(node), scrollLeft, scrollTop, covered, row]] : [];
  });
}

/**
 * Scrolls the elements of a reloaded page to the offsets of the page before.
 * @param {import("./kept-session.js").Offsets[]} offsets
 */
export function restoreScrollOffsets(offsets) {
  for (const [indices, left, top, covered] of offsets) {
    const node = nodeAtIndices(indices);
    if (!node) continue;
    if (covered) node[facts].place = { scroll: covered };
    ownScroller(node).scrollTo(left, top);
  }
  for (const [indices, , , covered, row] of offsets) {
    const node = nodeAtIndices(indices);
    if (!node) continue;
    // The process before may have ended before it saved the screen above.
    if (covered && !node.hidden) scrollerOf(node).scrollTop = covered;
    if (row) new RowPlaces(node).scrollToRow(row);
  }
}
