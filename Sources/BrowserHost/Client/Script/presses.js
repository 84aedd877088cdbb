// Presses: each gesture that a press may become follows the pointer until it is lifted.

import { beginDrag } from "./drags.js";
import { beginLift } from "./drops.js";
import { listenerOf, reportEvent } from "./events.js";
import { waitForMenu } from "./menus.js";
import { focusedElement, holdsText, isKnown, on, runGuarded } from "./page.js";
import { beginReorder } from "./reordering.js";
import { beginSwipe, hideActionsOutside } from "./swipes.js";
import { gestureListeners, ignoreClick } from "./taps.js";
import { isComposing, typeHeldKeys } from "./typing.js";
import { eventKind, selector } from "./wire.js";

/**
 * A part of a press: an element, and functions for when the pointer moves and when it is lifted.
 * @typedef {object} PressPart
 * @property {PageElement} element
 * @property {(event: PressEvent, x: number, y: number) => void} [move]
 * @property {(event: PressEvent, x: number, y: number) => void} [end]
 * @property {(event: PressEvent, x: number, y: number) => void} [cancel]
 */

/** @typedef {{ id: number, parts: PressPart[], x: number, y: number, isLong: boolean }} Press */

/**
 * The current press.
 * @type {Press | null}
 */
let press = null;

on("pointerdown", (event) => {
  const { target } = event;
  hideActionsOutside(target);
  typeHeldKeys();
  // A button that is pressed leaves the focus to a field that is typed into, as on a phone. The field of a value is read
  // when it is left, and a text that is composed is then complete.
  const isTyping = !isComposing() && focusedElement().matches(`${selector.textfield}:not(${selector.value})`);
  if (target.closest(isTyping ? "button" : ":disabled")) event.preventDefault();
  if (!event.isPrimary || event.button !== 0) return;
  const parts = [...beginLifts(event), ...beginGestures(event), ...beginRowGestures(event)];
  if (event.pointerType === "touch" && target.closest(selector.context)) parts.push(waitForMenu(event));
  if (parts.length) press = { id: event.pointerId, parts, x: event.clientX, y: event.clientY, isLong: false };
});

/**
 * The parts of a press for the gestures of views.
 * @param {ViewEvent<PointerEvent>} event
 */
function beginGestures(event) {
  /**
   * @param {number} kind
   * @param {(node: PageElement, event: ViewEvent<PointerEvent>) => PressPart} start
   */
  const begin = (kind, start) => gestureListeners(event.target, kind).map((node) => start(node, event));
  return [
    ...begin(eventKind.press, beginPress), ...begin(eventKind.longPress, beginLongPress),
    ...begin(eventKind.drag, beginDrag),
  ];
}

/**
 * A mouse selects the text of a field, and a slider moves.
 * @param {ViewEvent<PointerEvent>} event
 */
const isOwnGesture = ({ target, pointerType }) => target.type === "range" || holdsText(target) && pointerType === "mouse";

/**
 * The part of a press for the innermost view that can be dragged.
 * @param {ViewEvent<PointerEvent>} event
 */
function beginLifts(event) {
  const node = listenerOf(event.target, eventKind.lift);
  return node && !isOwnGesture(event) && !event.target.closest(".row-handle") ? [beginLift(node, event)] : [];
}

/**
 * The parts of a press for the row: to carry it by its handle, or to swipe it.
 * @param {ViewEvent<PointerEvent>} event
 */
function beginRowGestures(event) {
  const { target } = event;
  const handle = target.closest(".row-handle");
  if (handle) return [beginReorder(handle, event)];
  const row = target.closest(`${selector.row}[data-swipes]`) ?? listenerOf(target, eventKind.delete);
  return row && !isOwnGesture(event) ? [beginSwipe(row)] : [];
}

/**
 * @param {PressEvent} event
 * @param {"move" | "end" | "cancel"} name
 */
function followPress(event, name) {
  if (!press || event.pointerId !== press.id) return;
  const { parts, x, y } = press;
  if (name !== "move") press = null;
  // An element may have been removed meanwhile.
  for (const part of parts) if (isKnown(part.element)) part[name]?.(event, event.clientX - x, event.clientY - y);
}

/** Ends the press because it has become something else. */
export function cancelPress() {
  if (press) followPress({ pointerId: press.id, timeStamp: 0, clientX: press.x, clientY: press.y }, "cancel");
}

/**
 * Leaves the press to one of its parts, which the others must not disturb.
 * @param {PressPart} part
 * @param {PressEvent} event
 */
export function leavePressTo(part, event) {
  for (const other of
    /** @type {Press} */
    (press).parts) if (other !== part) other.cancel?.(event, 0, 0);
  /** @type {Press} */
  (press).parts.splice(0, Infinity, part);
}

on("pointermove", (event) => followPress(event, "move"));
addEventListener("pointerup", (event) => runGuarded(() => followPress(event, "end")));
addEventListener("pointercancel", (event) => runGuarded(() => followPress(event, "cancel")));

/**
 * Reports that an element is pressed, and that it is pressed no more.
 * @param {PageElement} node
 */
function beginPress(node) {
  let isPressed = true;
  reportEvent(node, eventKind.press, true);
  return untilFar(node, () => {
    if (isPressed) reportEvent(node, eventKind.press, false);
    isPressed = false;
  });
}

/**
 * A part of a press that ends when the pointer moves far, too. After a long press it goes on, because it may be a drag.
 * @param {PageElement} node
 * @param {() => void} end
 * @returns {PressPart}
 */
const untilFar = (node, end) => ({
  element: node,
  move: (_, x, y) => { if (Math.hypot(x, y) > +node.dataset.reach && !
    /** @type {Press} */
    (press).isLong) end(); },
  end,
  cancel: end,
});

/** @param {PageElement} node */
function beginLongPress(node) {
  let wasLong = false;
  const timer = setTimeout(() => runGuarded(() => {
    wasLong = !!reportEvent(node, eventKind.longPress);
    if (wasLong)
      /** @type {Press} */
      (press).isLong = true;
  }), +node.dataset.duration);
  const stop = () => clearTimeout(timer);
  return {
    ...untilFar(node, stop),
    end() {
      stop();
      // A long press is not a tap as well.
      if (wasLong && node.dataset.rank !== "beside") ignoreClick();
    },
  };
}

// A finger that stays is a long press, where that means something, and does not open the browser's menu.
on("contextmenu", (event) => {
  const kinds = eventKind.longPress | eventKind.lift;
  if (event.pointerType !== "mouse" && press && listenerOf(event.target, kinds)) event.preventDefault();
});
