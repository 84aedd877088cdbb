// Rows that are carried to another place by their handle.

import { reportEvent } from "./events.js";
import { cellsOf, facts, runGuarded } from "./page.js";
import { scrollerAround } from "./row-places.js";
import { viewOf } from "./scroll-areas.js";
import { ignoreClick } from "./taps.js";
import { eventKind } from "./wire.js";

/** Within this distance from an edge of the visible part, a carried row scrolls. */
const edge = 48;

/**
 * Carries a row among its siblings. Near an edge of the visible part it scrolls, so that it reaches rows that do not exist
 * yet.
 * @param {PageElement} handle
 * @param {PointerEvent} event
 * @returns {import("./presses.js").PressPart}
 */
export function beginReorder(handle, event) {
  const row = handle.parentElement;
  const container = row.parentElement;
  const scroller = scrollerAround(container, false);
  handle.setPointerCapture(event.pointerId);
  const start = row.getBoundingClientRect().top;
  let [moved, shift, distance, pointer, timer] = [0, 0, 0, event.clientY, 0];
  /** @param {PageElement} other */
  const middleOf = ({ offsetTop, offsetHeight }) => offsetTop + offsetHeight / 2;
  // The rows in between move out of the way.
  const carry = () => {
    row.classList.toggle("carried", !!moved);
    shift = moved && start + moved - (row.getBoundingClientRect().top - shift);
    distance = distanceTo(middleOf(row) + shift);
    const below = shift > 0;
    for (const other of cellsOf(container)) {
      if (other === row || other[facts].gap) continue;
      const isPassed = shift && isBetween(middleOf(other), middleOf(row), middleOf(row) + shift);
      const offset = isPassed && isMovable(other) ? (below ? -1 : 1) * row.offsetHeight : 0;
      other.style.translate = offset ? `0 ${offset}px` : "";
    }
    row.style.translate = shift ? `0 ${shift}px` : "";
  };
  /**
   * How many rows lie between the row and a coordinate. A row counts from its middle on, and a gap in proportion.
   * @param {number} end
   */
  const distanceTo = (end) => cellsOf(container).reduce((sum, other) => {
    if (other === row || !other[facts].gap && !isMovable(other)) return sum;
    const direction = Math.sign(other.offsetTop - row.offsetTop);
    const { offsetTop, offsetHeight } = other;
    if (!other[facts].gap) return sum + (isBetween(middleOf(other), middleOf(row), end) ? direction : 0);
    const part = (direction > 0 ? end - offsetTop : offsetTop + offsetHeight - end) / (offsetHeight || 1);
    return sum + direction * Math.round(Math.max(0, Math.min(part, 1)) * other[facts].gap.rows);
  }, 0);
  const follow = () => runGuarded(carry);
  const scrollAtEdge = () => {
    const { top, bottom } = viewOf(scroller);
    const excess = Math.min(0, pointer - Math.max(0, top) - edge) + Math.max(0, pointer - Math.min(innerHeight, bottom) + edge);
    timer = excess && moved ? requestAnimationFrame(scrollAtEdge) : 0;
    if (timer) scroller.scrollBy(0, excess / 3);
  };
  const finish = () => {
    cancelAnimationFrame(timer);
    document.removeEventListener("scroll", follow, true);
    moved = 0;
    carry();
  };
  document.addEventListener("scroll", follow, true);
  return {
    element: row,
    move({ clientY }, _, y) {
      [pointer, moved] = [clientY, y];
      carry();
      if (!timer) scrollAtEdge();
    },
    end() {
      ignoreClick();
      if (distance) reportEvent(row, eventKind.move, distance);
      finish();
    },
    cancel: finish,
  };
}

/** @param {PageElement} row */
const isMovable = (row) => !!row.querySelector(":scope > .row-handle");

/**
 * @param {number} middle
 * @param {number} first
 * @param {number} second
 */
const isBetween = (middle, first, second) => middle > Math.min(first, second) && middle < Math.max(first, second);
