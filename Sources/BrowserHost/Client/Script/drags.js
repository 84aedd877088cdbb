// Drags: the page reports where a pointer is and how fast, once a frame.

import { reportEvent } from "./events.js";
import { holdsText, onceAFrame } from "./page.js";
import { placeIn } from "./places.js";
import { ignoreClick } from "./taps.js";
import { eventKind } from "./wire.js";

/**
 * A drag begins at a distance from the start of the press, and continues wherever the pointer moves.
 * @param {PageElement} node
 * @param {ViewEvent<PointerEvent>} down
 * @returns {import("./presses.js").PressPart}
 */
export function beginDrag(node, down) {
  const place = placeIn(node);
  const start = place(down.clientX, down.clientY);
  const soon = onceAFrame();
  const velocity = velocityMeter();
  let isDrag = false;
  /**
   * @param {PressEvent} event
   * @param {string} phase
   * @param {string} speed
   */
  const report = (event, phase, speed) =>
    reportEvent(node, eventKind.drag, `${phase} ${start} ${place(event.clientX, event.clientY)} ${speed}`);
  /**
   * @param {PressEvent} event
   * @param {number} distance
   */
  const step = (event, distance) => {
    const speed = velocity.measure(event);
    if (isDrag) return soon(() => report(event, "m", speed));
    if (distance < +node.dataset.distance) return;
    isDrag = true;
    const first = report(event, "m", speed);
    // The server must get the step with which the drag begins.
    if (first) first.isFirst = true;
  };
  /**
   * @param {PressEvent} event
   * @param {string} phase
   */
  const finish = (event, phase) => {
    if (!isDrag) return;
    soon(null);
    if (phase === "e" && velocity.hasMoved()) ignoreClick();
    report(event, phase, velocity.measure(event));
  };
  step(down, 0);
  return {
    element: node,
    move(event, x, y) {
      step(event, Math.hypot(x, y));
      // The pointer is captured late, because else a control inside would not be clicked. A control captures it itself.
      if (isDrag && !holdsText(down.target)) node.setPointerCapture(event.pointerId);
    },
    end: (event) => finish(event, "e"),
    cancel: (event) => finish(event, "c"),
  };
}

/** Measures the velocity of a pointer in points a second, over the last tenth of a second. */
function velocityMeter() {
  /** @type {{ time: number, x: number, y: number }[]} */
  let past = [];
  return {
    /** @param {PressEvent} event */
    measure({ timeStamp, clientX, clientY }) {
      past = [...past.filter(({ time }) => timeStamp - time < 100), { time: timeStamp, x: clientX, y: clientY }];
      const [{ time, x, y }] = past;
      /** @param {number} distance */
      const speed = (distance) => Math.round((distance * 1000) / Math.max(timeStamp - time, 1));
      return `${speed(clientX - x)} ${speed(clientY - y)}`;
    },
    hasMoved: () => past.length > 1,
  };
}
