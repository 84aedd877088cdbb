// Swipes: buttons beside a row, which a finger or a key shows.

import { deleteButton } from "./editing.js";
import { reportEvent } from "./events.js";
import { facts, focusedElement, runGuarded } from "./page.js";
import { ignoreClick } from "./taps.js";
import { eventKind, selector } from "./wire.js";

/**
 * The row beside which buttons are shown.
 * @type {PageElement | null}
 */
export let shownRow = null;
/**
 * The element that had the focus before one of the buttons.
 * @type {PageElement | null}
 */
let focusBeforeActions = null;

/** The buttons beside a row. */
export const actionsSelector = `${selector.rowActions}, .row-delete`;

/**
 * The buttons at an edge of a row that the app has given it.
 * @param {Element} row
 * @param {"leading" | "trailing"} edge
 */
const actionsAt = (row, edge) => row.querySelector(`:scope > ${selector.rowActions}${selector[edge]}`);

/**
 * A swipe to the side shows a row's buttons there, and a long one presses the first of them.
 * @param {PageElement} row
 * @returns {import("./presses.js").PressPart}
 */
export function beginSwipe(row) {
  const toEnd = getComputedStyle(row).direction === "rtl" ? 1 : -1;
  const [leading, trailing] = [actionsAt(row, "leading"), actionsAt(row, "trailing")];
  const deletes = !trailing && row[facts].events & eventKind.delete;
  const wasOpen = shownRow === row;
  let isSwipe = false;
  // The buttons come while the finger is still on its way.
  /** @param {number} distance */
  const follow = (distance) => {
    const isFar = Math.abs(distance) >= 30;
    const edge = distance < 0 ? leading && "leading" : trailing ? "trailing" : deletes && "delete";
    if (wasOpen ? isFar : edge && !isFar) hideActions();
    else if (!wasOpen && edge) showActions(row, edge);
  };
  return {
    element: row,
    move(event, x, y) {
      isSwipe ||= Math.abs(x) > 10 && Math.abs(x) > 2 * Math.abs(y);
      if (!isSwipe) return;
      row.setPointerCapture(event.pointerId);
      follow(toEnd * x);
    },
    end(_, x) {
      if (!isSwipe) return;
      ignoreClick();
      const distance = toEnd * x;
      const buttons = distance > 0 ? trailing : leading;
      follow(distance);
      if (wasOpen || Math.abs(distance) <= row.offsetWidth / 2) return;
      if (buttons?.dataset.full === "true") tapFirst(buttons);
      else if (deletes && distance > 0) {
        hideActions();
        reportEvent(row, eventKind.delete);
      }
    },
    cancel() { if (!wasOpen) hideActions(); },
  };
}

/**
 * Presses the first of a row's buttons, later than the click that ends the swipe and is ignored.
 * @param {Element} buttons
 */
const tapFirst = (buttons) => setTimeout(() => runGuarded(() => buttons.querySelector("button")?.click()));

/**
 * Shows the buttons at an edge of a row, or the one that deletes it, and no others. The rest of the row moves aside.
 * @param {PageElement} row
 * @param {"leading" | "trailing" | "delete"} edge
 */
export function showActions(row, edge) {
  if (shownRow === row && row.dataset.shows === edge) return;
  hideActions();
  shownRow = row;
  row.dataset.shows = edge;
  const buttons =
    /** @type {Element} */
    (edge === "delete" ? row.appendChild(deleteButton.cloneNode(true)) : actionsAt(row, edge));
  const { width } = buttons.getBoundingClientRect();
  row.style.setProperty("--shift", `${edge === "leading" ? width : -width}px`);
}

/** Hides the buttons that are shown. The focus returns from one of them to its place in the row. */
export function hideActions() {
  if (!shownRow) return;
  const row = shownRow;
  shownRow = null;
  if (focusedElement().closest(actionsSelector)?.parentElement === row) {
    (focusBeforeActions?.isConnected ? focusBeforeActions : row).focus({ preventScroll: true });
  }
  focusBeforeActions = null;
  delete row.dataset.shows;
  row.querySelector(":scope > .row-delete")?.remove();
}

/**
 * Hides the buttons that are shown, unless an element is in their row.
 * @param {Element | null} target
 */
export function hideActionsOutside(target) {
  if (!shownRow?.contains(target)) hideActions();
}

/**
 * Hides the buttons of a row that scrolls.
 * @param {Element} scroller
 */
export function hideActionsInside(scroller) {
  if (shownRow && scroller.contains?.(shownRow)) hideActions();
}

/**
 * Moves the focus to a row's buttons at a side, among them, and back. Returns whether there was one to move to.
 * @param {PageElement} target
 * @param {number} step
 */
export function stepToAction(target, step) {
  // A dialog that a row presents is not a part of the row.
  const row = target.closest(`${selector.row}, dialog`);
  if (!row?.matches(`[data-swipes]:not(${selector.several}[data-edits])`)) return false;
  if (target.matches(`input, ${selector.choice}, ${selector.tab}`)) return false;
  const isAction = target.closest(selector.rowActions);
  const opener = isAction ? focusBeforeActions ?? row : target;
  /** @param {"leading" | "trailing"} edge */
  const buttonsAt = (edge) => [...actionsAt(row, edge)?.querySelectorAll("button:enabled") ?? []];
  const places = [...buttonsAt("leading"), opener, ...buttonsAt("trailing").reverse()];
  const next = places[places.indexOf(target) + step];
  if (next === opener) hideActions();
  else if (next) {
    showActions(row, next.closest(selector.trailing) ? "trailing" : "leading");
    focusBeforeActions = opener;
    next.focus({ preventScroll: true });
  }
  return !!next;
}
