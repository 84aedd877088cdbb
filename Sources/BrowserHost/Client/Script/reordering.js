// Rows that are carried to another place by their handle.

import { reportEvent } from "./events.js";
import { cellsOf } from "./page.js";
import { ignoreClick } from "./taps.js";
import { eventKind } from "./wire.js";

/**
 * Carries a row among its siblings.
 * @param {PageElement} handle
 * @param {PointerEvent} event
 * @returns {import("./presses.js").PressPart}
 */
export function beginReorder(handle, event) {
  const row = handle.parentElement;
  const rows = cellsOf(row.parentElement).filter((other) => other.querySelector(":scope > .row-handle"));
  handle.setPointerCapture(event.pointerId);
  const middles = rows.map(({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2);
  const from = rows.indexOf(row);
  let distance = 0;
  // The rows in between move out of the way.
  /** @param {number} y */
  const carry = (y) => {
    row.classList.toggle("carried", !!y);
    const to = middles.filter((middle, index) => index !== from && middle < middles[from] + y).length;
    distance = to - from;
    rows.forEach((other, index) => {
      const step = Number(index < from && index >= to) - Number(index > from && index <= to);
      const offset = other === row ? y : step * row.offsetHeight;
      other.style.translate = offset ? `0 ${offset}px` : "";
    });
  };
  return {
    element: row,
    move: (_, _x, y) => carry(y),
    end() {
      ignoreClick();
      if (distance) reportEvent(row, eventKind.move, distance);
      carry(0);
    },
    cancel: () => carry(0),
  };
}
