// Sheets that a finger pulls down.

import { askToDismiss } from "./dialogs.js";
import { listenerOf } from "./events.js";
import { facts, holdsValue, on } from "./page.js";
import { eventKind, selector } from "./wire.js";

/**
 * The sheet that a finger may pull down, from where, and how far.
 * @type {{ sheet: PageElement, x: number, y: number, offset: number } | null}
 */
let pull = null;

/** @param {PageElement} node */
export function forgetPull(node) {
  if (pull?.sheet === node) pull = null;
}

on("touchstart", ({ target, touches: [{ clientX: x, clientY: y }, second] }) => {
  endPull();
  const sheet = target.closest(`dialog${selector.sheet}`);
  const canDismiss = sheet && sheet[facts].events & eventKind.dismiss;
  const isOwnGesture = holdsValue(target) || target.closest(".row-handle") || listenerOf(target, eventKind.drag);
  pull = canDismiss && !second && !isOwnGesture && isAtTop(target, sheet) ? { sheet, x, y, offset: 0 } : null;
});

/** Lets the sheet go back to its place, and returns the pull, if there was one. */
function endPull() {
  const last = pull;
  pull = null;
  last?.sheet.style.removeProperty("translate");
  return last;
}

/**
 * Whether nothing between an element and its sheet is scrolled: a finger would scroll it back.
 * @param {PageElement} node
 * @param {PageElement} sheet
 */
function isAtTop(node, sheet) {
  for (; node !== sheet; node = node.parentElement) if (node.scrollTop > 0) return false;
  return sheet.scrollTop <= 0;
}

on("touchmove", (event) => {
  if (!pull) return;
  const [{ clientX, clientY }] = event.touches;
  const y = clientY - pull.y;
  if (!pull.offset && y <= Math.abs(clientX - pull.x)) return endPull();
  event.preventDefault();
  pull.offset = Math.max(1, y);
  pull.sheet.style.translate = `0 ${pull.offset}px`;
}, { passive: false });

on("touchend", () => {
  const last = endPull();
  if (last && last.offset > Math.min(120, last.sheet.offsetHeight / 3)) askToDismiss(last.sheet);
});
on("touchcancel", endPull);
