// Arrivals: a screen, a dialog or a menu that has just appeared takes no press that was meant for the content before it.

import { facts, isKnown, pageRoot } from "./page.js";
import { eventKind } from "./wire.js";

/** The milliseconds after an arrival in which a second press is dropped. */
const arrivalPause = 350;
/** The distance up to which two presses are at one place. */
const pressReach = 24;

let lastArrival = -Infinity;
let arrivalTimer = 0;
/**
 * The last press that was not dropped, and the element that answers it, until that is removed.
 * @type {{ target: PageElement | null, answering: PageElement | null, x: number, y: number, time: number }}
 */
let lastPress = { target: null, answering: null, x: 0, y: 0, time: -Infinity };
const pressKinds = eventKind.click | eventKind.tap | eventKind.press | eventKind.longPress;
let isLatePress = false;
/** Whether a key is held down that was pressed before the focus moved or something arrived. */
let isKeyHeldOver = false;

/** Notes that the visible content changes: a screen, a dialog, a menu or buttons appear or disappear. */
export function noteArrival() {
  isKeyHeldOver = true;
  lastArrival = performance.now();
  if (lastArrival - lastPress.time > 2 * arrivalPause) return;
  pageRoot.toggleAttribute("data-arriving", true);
  clearTimeout(arrivalTimer);
  arrivalTimer = setTimeout(() => pageRoot.removeAttribute("data-arriving"), arrivalPause);
}

/** Notes an arrival if the element of a recent press was removed, so that other content is at its place. */
export function noteRemovalOfPressed() {
  const { answering, time } = lastPress;
  if (!answering || isKnown(answering)) return;
  lastPress.answering = null;
  if (performance.now() - time < 2 * arrivalPause) noteArrival();
}

/**
 * The innermost element around a target that answers presses, if there is one.
 * @param {PageElement | null} node
 * @returns {PageElement | null}
 */
const answeringElement = (node) =>
  !node || node[facts]?.events & pressKinds ? node : answeringElement(node.parentElement);

/** Ignores a key that is held down, because the focus is elsewhere now. */
export function ignoreHeldKey() {
  isKeyHeldOver = true;
}

/**
 * Whether a key was pressed before the focus moved or something arrived, and is still held down.
 * @param {KeyboardEvent} event
 */
export function isHeldOver(event) {
  isKeyHeldOver &&= event.repeat;
  return isKeyHeldOver;
}

/**
 * Whether a press is the second one at a place where something has arrived after the first.
 * @param {PointerEvent} event
 */
function isSecondPress({ clientX, clientY, timeStamp }) {
  const { x, y, time } = lastPress;
  return lastArrival > time && timeStamp - lastArrival < arrivalPause && timeStamp - time < 2 * arrivalPause
    && Math.hypot(clientX - x, clientY - y) < pressReach;
}

/**
 * Whether other content has appeared during a press, so that the click is not for it.
 * @param {ViewEvent} event
 */
const hasArrivedUnder = ({ target }) => lastArrival > lastPress.time && !target.contains(lastPress.target);

addEventListener("pointerdown", (event) => {
  isLatePress = isSecondPress(event);
  if (isLatePress) return;
  const { target, clientX: x, clientY: y, timeStamp: time } =
    /** @type {ViewEvent<PointerEvent>} */
    (event);
  lastPress = { target, answering: answeringElement(target), x, y, time };
}, true);

for (const type of ["pointerdown", "mousedown", "click"]) {
  addEventListener(type, (event) => {
    // Keys and scripts click without a press.
    const isClick = type === "click" &&
      /** @type {MouseEvent} */
      (event).detail !== 0;
    if (!(isClick ? isLatePress || hasArrivedUnder(
      /** @type {ViewEvent} */
      (event)) : type !== "click" && isLatePress)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, true);
}
