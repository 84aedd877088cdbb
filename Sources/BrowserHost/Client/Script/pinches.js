// Pinches: two fingers that magnify and rotate, or the wheel of a trackpad.

import { reportEvent } from "./events.js";
import { on, onceAFrame, runGuarded } from "./page.js";
import { cancelPress } from "./presses.js";
import { gestureListeners } from "./taps.js";
import { eventKind } from "./wire.js";

/** @typedef {Point & { element: PageElement }} Finger */

/**
 * The fingers on elements that can be pinched, by the number of the pointer.
 * @type {Map<number, Finger>}
 */
const fingers = new Map();
/**
 * The current pinch.
 * @type {ReturnType<typeof beginPinch> | null}
 */
let pinch = null;

/**
 * @param {Point} one
 * @param {Point} other
 */
const distanceBetween = (one, other) => Math.max(Math.hypot(other.x - one.x, other.y - one.y), 1);
/**
 * @param {Point} one
 * @param {Point} other
 */
const angleBetween = (one, other) => Math.atan2(other.y - one.y, other.x - one.x);

/**
 * @param {PageElement} node
 * @param {Point} first
 * @param {Point} second
 */
function beginPinch(node, first, second) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const x = (first.x + second.x) / 2 - left;
  const y = (first.y + second.y) / 2 - top;
  const start = { distance: distanceBetween(first, second), angle: angleBetween(first, second) };
  const soon = onceAFrame();
  let angle = 0;
  let scale = 1;
  /** @param {number} number */
  const rounded = (number) => Math.round(number * 1000) / 1000;
  /**
   * @param {string} phase
   * @param {number} scale
   */
  const report = (phase, scale) => reportEvent(node, eventKind.pinch, [
    phase, ...[Math.max(scale, 0.001), angle, x, y, x / Math.max(width, 1), y / Math.max(height, 1)].map(rounded),
  ].join(" "));
  return {
    fingers: [first, second],
    /**
     * The timer that ends a pinch by the wheel.
     * @type {number | null}
     */
    wheelTimer: null,
    move() {
      scale = distanceBetween(first, second) / start.distance;
      // A rotation may exceed half a circle.
      const rotation = angleBetween(first, second) - start.angle - angle;
      angle += rotation - 2 * Math.PI * Math.round(rotation / (2 * Math.PI));
      soon(() => report("m", scale));
    },
    /** @param {number} factor */
    magnify(factor) {
      scale *= factor;
      soon(() => report("m", scale));
    },
    /** @param {string} phase */
    end(phase) {
      soon(null);
      report(phase, scale);
      pinch = null;
    },
  };
}

on("pointerdown", ({ target, pointerId, pointerType, clientX: x, clientY: y }) => {
  const [node] = gestureListeners(target, eventKind.pinch);
  if (!node || pointerType === "mouse") return;
  const finger = { element: node, x, y };
  const other = [...fingers.values()].find(({ element }) => element === node);
  fingers.set(pointerId, finger);
  if (!other || pinch) return;
  pinch = beginPinch(node, other, finger);
  for (const id of fingers.keys()) node.setPointerCapture(id);
  // The drag or the press of the first finger ends.
  cancelPress();
});

on("pointermove", ({ pointerId, clientX, clientY }) => {
  const finger = fingers.get(pointerId);
  if (!finger) return;
  [finger.x, finger.y] = [clientX, clientY];
  if (pinch?.fingers.includes(finger)) pinch.move();
});

/**
 * @param {number} id
 * @param {string} phase
 */
function liftFinger(id, phase) {
  const finger = fingers.get(id);
  fingers.delete(id);
  if (finger && pinch?.fingers.includes(finger)) pinch.end(phase);
}
addEventListener("pointerup", ({ pointerId }) => runGuarded(() => liftFinger(pointerId, "e")));
addEventListener("pointercancel", ({ pointerId }) => runGuarded(() => liftFinger(pointerId, "c")));

// Trackpad pinches arrive as Ctrl+wheel events. 200 ms without one ends the pinch.
on("wheel", (event) => {
  const [node] = event.ctrlKey ? gestureListeners(event.target, eventKind.pinch) : [];
  if (!node) return;
  event.preventDefault();
  const place = { x: event.clientX, y: event.clientY };
  if (pinch && !pinch.wheelTimer) return;
  pinch ||= beginPinch(node, place, place);
  pinch.magnify(Math.exp(-event.deltaY / 100));
  clearTimeout(
    /** @type {number} */
    (pinch.wheelTimer));
  const { end } = pinch;
  pinch.wheelTimer = setTimeout(() => runGuarded(() => end("e")), 200);
}, { passive: false });
