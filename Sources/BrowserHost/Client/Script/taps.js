// Clicks and taps: one or several in a row, by a finger, a mouse or a key.

import { noteArrival } from "./arrivals.js";
import { dismissByClick } from "./dialogs.js";
import { listeners, reportEvent } from "./events.js";
import { controlSelector, facts, hiddenLink, on, pageRoot, runGuarded } from "./page.js";
import { placeIn } from "./places.js";
import { buttonOf } from "./row-buttons.js";
import { actionsSelector, hideActions, shownRow, showActions } from "./swipes.js";
import { eventKind, selector } from "./wire.js";

on("click", (event) => {
  const { target } = event;
  // The keyboard can focus a control with `allowsHitTesting(false)`.
  if (target.closest(`${selector.untouchable}, dialog`)?.matches(selector.untouchable)) return event.preventDefault();
  dismissByClick(event);
  // A tap on a row beside which buttons are shown hides them.
  if (shownRow?.contains(target) && !target.closest(actionsSelector)) {
    event.preventDefault();
    return hideActions();
  }
  const row =
    /** @type {PageElement} */
    (target.closest(selector.row));
  if (target.closest(".row-minus")) return showActions(row, "delete");
  if (target.closest(".row-delete")) {
    hideActions();
    noteArrival();
    return reportEvent(row, eventKind.delete);
  }
  const [link] = gestureListeners(target, eventKind.click);
  // The browser opens a link in another window, if the user asks for that.
  if ((event.ctrlKey || event.metaKey || event.shiftKey) && link?.matches("a[href]:not([href='#'])")) return;
  // Where the server listens to a link, it decides where the link leads.
  if (link?.matches("a")) event.preventDefault();
  countClick(event);
  reportClicks(event);
  // A tap on one of a row's buttons hides them again.
  if (target.closest(selector.rowActions)) {
    hideActions();
    noteArrival();
  }
  const button = buttonOf(row);
  const isOnRow = target === button || !target.closest(controlSelector);
  if (isOnRow && !link) hiddenLink(row)?.click();
  // The arrow keys go on from the row.
  if (isOnRow && row?.dataset.pressed) button?.focus({ preventScroll: true });
});

/**
 * The elements that answer a gesture of some kinds: the innermost one, unless an outer one has priority, and those that
 * answer beside others. A control's gesture is also for the element directly around it, and for none farther out.
 * @param {PageElement} target
 * @param {number} kinds
 * @param {(node: PageElement) => unknown} answers
 */
export function gestureListeners(target, kinds, answers = (_) => true) {
  /** @type {PageElement | null} */
  let main = null;
  /** @type {PageElement[]} */
  const others = [];
  const controls = kinds & (eventKind.drag | eventKind.pinch) ? "input, textarea" : controlSelector;
  const around =
    /** @type {PageElement | null} */
    (target.closest(controls)?.parentElement);
  for (const node of listeners(target, kinds)) {
    if (!answers(node)) continue;
    const { rank } = node.dataset;
    if (rank === "beside") others.push(node);
    else if (rank === "first") main = node;
    else if (node === around || !node.contains(around)) main ||= node;
  }
  return main ? [main, ...others] : others;
}

/**
 * The clicks in a row: how many, where and when the last was, and the timer of a single click that waits for more.
 * @type {{ count: number, x: number, y: number, time: number, timer?: ReturnType<typeof setTimeout> }}
 */
let clicksInRow = { count: 0, x: 0, y: 0, time: 0 };
/** Two clicks within so many milliseconds may be one double click. */
const clickPause = 350;

/** @param {MouseEvent} event */
function countClick({ clientX: x, clientY: y, timeStamp: time, detail }) {
  const isNext = detail !== 0 && time - clicksInRow.time < clickPause
    && Math.hypot(x - clicksInRow.x, y - clicksInRow.y) < 24;
  clearTimeout(clicksInRow.timer);
  clicksInRow = { count: isNext ? clicksInRow.count + 1 : 1, x, y, time };
}

/**
 * @param {PageElement} node
 * @param {number} count
 */
const wantsTaps = (node, count) => (node.dataset.taps || "").split(" ").includes(`${count}`);

/** @param {ViewEvent<MouseEvent>} event */
function reportClicks(event) {
  const { target, detail } = event;
  const { count } = clicksInRow;
  const counters = gestureListeners(target, eventKind.tap, (node) => node.dataset.taps !== "1");
  for (const node of counters) if (count > 1 && wantsTaps(node, count)) reportTap(node, event, count);
  // For a key, a click stands for a long press.
  const kinds = eventKind.click | (detail === 0 ? eventKind.longPress : 0);
  /** @param {PageElement} node */
  const wantsOne = (node) => node[facts].events & kinds || wantsTaps(node, 1);
  const singles = gestureListeners(target, kinds | eventKind.tap, wantsOne);
  // A single click waits where a double click inside would mean something else. A row is selected at once.
  /** @param {PageElement} node */
  const waits = (node) => !node.matches(selector.pickable) && counters.some((counter) => node.contains(counter));
  for (const node of singles) if (!waits(node)) reportTap(node, event);
  // For an element that waits for several clicks alone, one key is enough.
  if (!detail && !singles[0] && target === counters[0]) reportTap(target, event, parseInt(target.dataset.taps));
  const waiting = singles.filter(waits);
  if (count === 1 && waiting.length) {
    clicksInRow.timer = setTimeout(() => runGuarded(() => {
      for (const node of waiting) reportTap(node, event);
    }), clickPause);
  }
}

/**
 * @param {PageElement} node
 * @param {MouseEvent} event
 */
function reportTap(node, { clientX, clientY, detail }, count = 1) {
  const { events } = node[facts];
  if (!(events & eventKind.tap) || !wantsTaps(node, count)) {
    return reportEvent(node, events & eventKind.click || eventKind.longPress);
  }
  // The click of a key is in the middle.
  const { left, right, top, bottom } = node.getBoundingClientRect();
  const [x, y] = detail === 0 ? [(left + right) / 2, (top + bottom) / 2] : [clientX, clientY];
  reportEvent(node, eventKind.tap, `${count} ${placeIn(node)(x, y)}`);
}

/** Ignores the click that ends a drag or a long press. */
export function ignoreClick() {
  /** @param {Event} event */
  const ignore = (event) => event.stopPropagation();
  pageRoot.addEventListener("click", ignore, { capture: true, once: true });
  setTimeout(() => pageRoot.removeEventListener("click", ignore, true));
}
