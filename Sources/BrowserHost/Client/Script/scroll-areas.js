// Areas whose scrolling the app follows: how far, in which phase, and to which view.

import { cellsOf, facts, runGuarded } from "./page.js";
import { followPlacesSoon, followsPlaces } from "./places.js";
import { scrollerOf } from "./screens.js";
import { selector } from "./wire.js";

/** The reports that the app can ask for, one bit each, as in `ScrollNeeds`. */
const needs = { geometry: 1, phase: 2, position: 4 };
/** The phases by their numbers, as in `ScrollPhase`. */
const [idle, tracking, interacting, decelerating, animating] = [0, 1, 2, 3, 4];
/** An area that has not moved for so many milliseconds is at rest. */
const pause = 150;
/** Scrolling that begins so many milliseconds after the user did something is the user's own. */
const inputTime = 500;

/**
 * The elements that the user has scrolled last, and not the app.
 * @type {WeakSet<Element>}
 */
const scrolledByUser = new WeakSet();
/**
 * The element that scrolls, its phase, and the timer that ends it. All others are idle.
 * @type {Element}
 */
let moving = document.documentElement;
let phase = idle;
let restTimer = 0;
let isTouched = false;
/** When the user did something that can scroll, and when the app scrolled. */
let lastInput = -inputTime;
let lastOwn = 0;

/** @param {Element} node */
export const isReversed = (node) => getComputedStyle(node).direction === "rtl";

/** @param {Element} node */
const overflows = (node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1;

/**
 * The element that scrolls an area. One that is as long as its content, and long, scrolls with what is around it.
 * @param {PageElement} area
 */
export function scrollerOfArea(area) {
  const around = scrollerOf(area.parentElement);
  const isLimited = overflows(area) && getComputedStyle(area).overflow !== "visible";
  return isLimited || area.offsetHeight < around.clientHeight / 2 || !overflows(around) ? area : around;
}

/**
 * The visible part of an element that scrolls.
 * @param {Element} scroller
 */
export const viewOf = (scroller) => scroller === document.scrollingElement
  ? new DOMRect(0, 0, scroller.clientWidth, innerHeight) : scroller.getBoundingClientRect();

/**
 * The size of the visible part, the offset, the size of the content, and what the scroller has before and after it.
 * @param {PageElement} area
 * @param {Element} scroller
 */
function geometryOf(area, scroller) {
  const { clientWidth, clientHeight, scrollLeft, scrollTop, scrollWidth, scrollHeight } = scroller;
  const fromLeft = scrollLeft + (isReversed(scroller) ? scrollWidth - clientWidth : 0);
  const view = viewOf(scroller);
  const { left, top, width, height } = area.getBoundingClientRect();
  const [x, y, contentWidth, contentHeight] = scroller === area ? [0, 0, scrollWidth, scrollHeight]
    : [left - view.left + fromLeft, top - view.top + scrollTop, width, height];
  return [
    clientWidth, clientHeight, fromLeft - x, scrollTop - y, contentWidth, contentHeight, x, y,
    scrollWidth - contentWidth - x, scrollHeight - contentHeight - y,
  ];
}

/** The stacks of the views that count, directly in their boxes. */
const targetsSelector = [selector.hstack, selector.vstack, selector.lazygrid]
  .map((stack) => `${selector.targets} > ${stack}`).join();

/**
 * The number of the view that is nearest to a place in the visible part, or -1 if there is none.
 * @param {PageElement} area
 * @param {Element} scroller
 * @param {number} x
 * @param {number} y
 */
function viewAt(area, scroller, x, y) {
  const view = viewOf(scroller);
  // A screen's bar covers a part of what scrolls with the window.
  if (scroller !== area) view.y += parseFloat(getComputedStyle(area).scrollMarginTop);
  const part = isReversed(area) ? 1 - x : x;
  let [nearest, least] = [-1, Infinity];
  for (const cell of [...area.querySelectorAll(targetsSelector)].flatMap(cellsOf)) {
    const { left, top, width, height } = cell.getBoundingClientRect();
    const distance = Math.hypot(left - view.left + part * (width - view.width), top - view.top + y * (height - view.height));
    if (distance < least && !cell[facts].gap) [nearest, least] = [cell[facts].id, distance];
  }
  return nearest;
}

/**
 * Returns the report of an area in the form of a place, which `ScrollReport` decodes.
 * @param {PageElement} area
 */
export function scrollReport(area) {
  const [wanted, x, y] = area.dataset.scroll.split(" ").map(Number);
  const scroller = scrollerOfArea(area);
  return [
    ...wanted & needs.geometry ? geometryOf(area, scroller) : Array(10).fill(0),
    wanted & needs.phase && scroller === moving ? phase : idle,
    wanted & needs.position && scrolledByUser.has(scroller) ? viewAt(area, scroller, x, y) : 0,
  ];
}

/**
 * Scrolls until a place of the content is at the corner. An empty text leaves an axis as it is.
 * @param {PageElement} area
 * @param {number | ""} x
 * @param {number | ""} y
 * @param {Behavior} behavior
 */
export function scrollAreaTo(area, x, y, behavior) {
  const scroller = scrollerOfArea(area);
  const [, , left, top] = geometryOf(area, scroller);
  noteOwnScrolling();
  scroller.scrollBy({ left: x === "" ? 0 : x - left, top: y === "" ? 0 : y - top, behavior });
}

/** Notes that the app scrolls now, which ends the scrolling of the user. */
export function noteOwnScrolling() {
  lastOwn = performance.now();
  phase = idle;
  scrolledByUser.delete(moving);
}

/**
 * @param {Element} scroller
 * @param {number} next
 */
function enterPhase(scroller, next) {
  [moving, phase] = [scroller, next];
  followPlacesSoon();
  clearTimeout(restTimer);
  if (next > tracking) restTimer = setTimeout(() => runGuarded(() => enterPhase(scroller, isTouched ? next : idle)), pause);
}

/**
 * @param {string[]} types
 * @param {(event: TouchEvent & { target: PageElement | Document }) => void} handle
 */
const listen = (types, handle) => types.forEach((type) => addEventListener(type, (event) => {
  if (followsPlaces()) runGuarded(() => handle(
    /** @type {TouchEvent & { target: PageElement | Document }} */
    (event)));
}, { capture: true, passive: true }));

listen(["scroll"], ({ target }) => {
  const scroller =
    /** @type {Element} */
    (target === document ? document.scrollingElement : target);
  const isByUser = lastInput > lastOwn && performance.now() - lastInput < inputTime;
  const begins = scroller !== moving || phase <= tracking || phase === animating && isByUser;
  if (begins) scrolledByUser[isByUser ? "add" : "delete"](scroller);
  enterPhase(scroller, !begins ? phase : isByUser ? interacting : animating);
});
listen(["wheel", "touchmove", "keydown", "pointerdown"], () => { lastInput = performance.now(); });
listen(["touchstart", "touchend", "touchcancel"], ({ target, touches }) => {
  isTouched = touches.length > 0;
  const area =
    /** @type {PageElement} */
    (target).closest("[data-scroll]");
  if (isTouched && area && phase === idle) enterPhase(scrollerOfArea(area), tracking);
  else if (!isTouched && phase === tracking) enterPhase(moving, idle);
  else if (!isTouched && phase === interacting) enterPhase(moving, decelerating);
});
