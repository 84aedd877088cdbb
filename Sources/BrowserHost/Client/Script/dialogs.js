// Dialogs: sheets, alerts and popovers, which stay above the page until the server removes them.

import { noteArrival } from "./arrivals.js";
import { isPending, reportEvent } from "./events.js";
import { focusOn, isOutsideFrame, moveFocusQuietly } from "./focus.js";
import { placeMessage } from "./messages.js";
import { facts, focusedElement, holdsText, isKnown, nameBy, on } from "./page.js";
import { addPopover, forgetPopover } from "./popovers.js";
import { eventKind, selector } from "./wire.js";
import { growFromSource } from "./zooms.js";

/**
 * All dialogs that there are.
 * @type {Set<PageElement>}
 */
const allDialogs = new Set();

/**
 * Dialogs to open when they are in the page.
 * @type {PageElement[]}
 */
const opening = [];

/**
 * Dialogs that the browser closed by itself, and that the app may keep.
 * @type {Set<PageElement>}
 */
const closedByBrowser = new Set();

/**
 * Opens a dialog at the end of the frame.
 * @param {PageElement} dialog
 */
export function openLater(dialog) {
  opening.push(dialog);
  allDialogs.add(dialog);
}

/** @param {PageElement} node */
export const forgetDialog = (node) => allDialogs.delete(node);

/** The open dialog above all others. */
export const topDialog = () => [...allDialogs].findLast(({ open }) => open);

/** Whether a dialog opens at the end of the frame. */
export const opensDialogs = () => opening.length > 0;

export function openDialogs() {
  // New dialogs open above those that open again.
  opening.unshift(...[...closedByBrowser].filter((dialog) => !isAskedToDismiss(dialog)));
  moveFocusQuietly(() => {
    for (const dialog of opening.splice(0)) {
      closedByBrowser.delete(dialog);
      if (dialog.isConnected && !dialog.open) openDialog(dialog);
    }
  });
}

/** @param {PageElement} dialog */
function openDialog(dialog) {
  // A dialog that is inert when it opens does not get the focus.
  dialog.inert = isOutsideFrame();
  dialog.showModal();
  dialog.inert = false;
  growFromSource(dialog);
  noteArrival();
  placeMessage();
  // A dialog without a title is named after its first text.
  const title = dialog.querySelector("h1") ?? dialog.querySelector(`h2, ${selector.text}`);
  if (title && !dialog.ariaLabel) nameBy(dialog, title);
  if (dialog.matches(selector.popover)) addPopover(dialog);
  // An alert gives the focus to its first button, or to one that is not destructive. A sheet gets it itself, as on a phone.
  if (dialog.matches(selector.alert)) {
    if (focusedElement().dataset.role === "destructive") dialog.querySelector("[data-role=cancel]")?.focus();
    dialog.scrollTop = 0;
    return;
  }
  dialog.tabIndex = -1;
  focusOn(dialog[facts].focus ?? dialog);
}

/**
 * Whether the server has been asked to dismiss a dialog or a screen, and has not answered yet.
 * @param {PageElement} step
 */
export const isAskedToDismiss = (step) =>
  isPending(({ id, kind }) => id === step[facts].id && kind === eventKind.dismiss);

/**
 * Closes the dialogs in an element that is to be removed, so that each gives back the focus.
 * @param {PageElement} node
 * @returns {PageElement | undefined} One of them, if there is any.
 */
export function closeDialogs(node) {
  // Inner dialogs close first, because each gives the focus back to an element outside of it.
  const inside = [...allDialogs].filter((dialog) => dialog === node || dialog.open && node.contains(dialog)).reverse();
  moveFocusQuietly(() => {
    for (const dialog of inside) {
      closedByBrowser.delete(dialog);
      forgetPopover(dialog);
      dialog.close();
      noteArrival();
      placeMessage();
    }
    // A browser gives a field its focus back without its caret.
    const focused = focusedElement();
    if (inside[0] && holdsText(focused)) {
      focused.blur();
      focused.focus();
    }
  });
  return inside[0];
}

/**
 * Asks the server to dismiss a dialog. For an alert, Escape is its cancel button.
 * @param {PageElement} dialog
 */
export function askToDismiss(dialog) {
  const cancel = dialog.querySelector(`${selector.alertActions} > ${selector.button}[data-role=cancel]`);
  if (cancel) cancel.click();
  else if (dialog[facts].events & eventKind.dismiss && !isAskedToDismiss(dialog)) {
    reportEvent(dialog, eventKind.dismiss);
  }
}

/**
 * The dialog beside which a press began: a drag out of a dialog does not close it.
 * @type {PageElement | null}
 */
let pressedBeside = null;

/**
 * Whether a press was on the backdrop of a dialog, which counts as the dialog itself.
 * @param {PageElement} dialog
 * @param {MouseEvent} event
 */
function isBeside(dialog, { clientX: x, clientY: y }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return x < left || x > right || y < top || y > bottom;
}

on("pointerdown", (event) => {
  const { target } = event;
  pressedBeside = target.matches(`dialog:not(${selector.cover}, [role])`) && isBeside(target, event) ? target : null;
});

/**
 * A click beside a dialog asks to dismiss it, where its press began there, too.
 * @param {ViewEvent<MouseEvent>} event
 */
export function dismissByClick(event) {
  if (event.target === pressedBeside && isBeside(event.target, event)) askToDismiss(event.target);
}

// The next two do not bubble. The server decides whether a dialog closes. A browser may close one all the same, as for a
// second press of Escape; then the page asks the server to dismiss it.
on("cancel", (event) => {
  if (!event.target.matches("dialog")) return;
  event.preventDefault();
  // A browser may close it all the same the next time, and then it is opened again.
  event.target[facts].focus = document.activeElement;
  // A dialog that closes all the same asks when it has closed, and only then.
  if (event.defaultPrevented) askToDismiss(event.target);
}, true);
on("close", (event) => {
  const dialog = event.target;
  if (!dialog[facts] || !isKnown(dialog)) return;
  closedByBrowser.add(dialog);
  askToDismiss(dialog);
}, true);
