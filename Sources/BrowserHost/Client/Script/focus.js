// The focus: the server may move it, and the page reports where the user moves it.

import { ignoreHeldKey } from "./arrivals.js";
import { lastEventNumber, listenerOf, reportEvent } from "./events.js";
import { closeMenus } from "./menus.js";
import {
  focusableSelector, focusedElement, hiddenLink, holdsText, nameBy, on, pageRoot, tabStopSelector, takesKeys,
} from "./page.js";
import { layButton } from "./row-buttons.js";
import { hideActionsOutside } from "./swipes.js";
import { isComposing, typeHeldKeysInOrder } from "./typing.js";
import { eventKind, selector } from "./wire.js";

/** The last event that reported the focus. Changes that the server made before it got that event are too old. */
let lastFocusEvent = 0;
/**
 * The elements that the server gives the focus to or takes it from, once the frame is applied.
 * @type {PageElement | null}
 */
let gainingNode = null;
/** @type {PageElement | null} */
let losingNode = null;
/** Whether the server moves the focus, so that the page does not report it. */
let movesQuietly = false;

/** Whether another page shows this one in a frame. */
export const isFramed = self !== top;
/** Whether the focus is outside of the frame with the page. It stays there until the user moves it. */
export const isOutsideFrame = () => isFramed && !document.hasFocus();

/**
 * Gives an element the focus, unless that would take it from another page.
 * @param {Element | null | undefined} node
 */
export const focusOn = (node, options = {}) => isOutsideFrame() || node?.focus(options);

/**
 * Moves the focus without a report to the server.
 * @param {() => void} work
 */
export function moveFocusQuietly(work) {
  const before = movesQuietly;
  movesQuietly = true;
  work();
  movesQuietly = before;
}

/** Whether the server gives an element the focus in this frame. */
export const isFocusOffered = () => gainingNode !== null;

/**
 * Notes the server's change of the focus, unless the user has moved it since.
 * @param {PageElement} node
 * @param {boolean} hasFocus
 * @param {number} acknowledged
 */
export function offerFocus(node, hasFocus, acknowledged) {
  if (lastFocusEvent > acknowledged) return;
  if (hasFocus) gainingNode = node;
  else if (gainingNode === node) gainingNode = null;
  else losingNode = node;
}

/** Applies the server's change of the focus, when all elements of the frame exist. */
export function applyFocus() {
  // While a text is being composed, a change of the focus would end the composition.
  if (isComposing()) return;
  const gaining = gainingNode;
  const losing = losingNode;
  gainingNode = losingNode = null;
  moveFocusQuietly(() => {
    const active = focusedElement();
    if (gaining?.isConnected) focusOn(takerOf(gaining));
    else if (losing && (losing === active || losing.matches(selector.heard) && losing.contains(active))) active.blur();
  });
  typeHeldKeysInOrder();
}

/**
 * The element that takes the focus for another one. In a view for screen readers it is the first control, or else the view
 * itself, which can have the focus until it goes on.
 * @param {PageElement} node
 */
function takerOf(node) {
  if (!node.matches(selector.heard)) return node;
  const control = node.querySelector(`${focusableSelector}:not(:disabled, label)`);
  if (control) return control;
  node.tabIndex = -1;
  node.addEventListener("blur", () => node.removeAttribute("tabindex"), { once: true });
  return node;
}

/** The place of the focus before a frame, which is still known when its element is gone. */
const placeBefore = document.createRange();

/** Notes the place of the focus before a frame, and returns the element that has it. */
export function noteFocus() {
  const focused = focusedElement();
  placeBefore.selectNode(focused);
  return focused;
}

/**
 * Moves the focus from a control that is removed with its row to the same control in the next row.
 *
 * In other cases the browser keeps the place for the tab key. A key must not reach a control that the user has not
 * chosen.
 * @param {PageElement} lost
 */
export function keepFocus(lost) {
  const gone =
    /** @type {PageElement | null} */
    (lost.isConnected ? lost.closest("[inert]") : lost.getRootNode());
  if (!gone?.matches?.(selector.row) || holdsText(lost)) return;
  lost.blur();
  if (document.activeElement !== document.body) return;
  if (gone.isConnected) placeBefore.selectNode(gone);
  const { startContainer: around, startOffset, endOffset } = placeBefore;
  const neighbors = [around.childNodes[endOffset], around.childNodes[startOffset - 1]];
  const row =
    /** @type {PageElement | undefined} */
    (neighbors.find((node) => node?.matches?.(selector.row)));
  const index = [...gone.querySelectorAll(tabStopSelector)].indexOf(lost);
  ignoreHeldKey();
  moveFocusQuietly(() => {
    focusOn(index < 0 ? row : row?.querySelectorAll(tabStopSelector)[index], { preventScroll: true });
  });
}

/**
 * Has the keyboard reach a row that answers keys, unless it reaches something in the row that does not need them.
 * @param {PageElement} row
 */
export function updateRowTabStop(row) {
  if (row.dataset.pressed) layButton(row);
  else if (row.matches(selector.pickable)) return;
  if (!row.hasAttribute("tabindex")) return;
  const link = hiddenLink(row);
  const isReached = [...row.querySelectorAll(tabStopSelector)].some((node) => node !== link && !takesKeys(node));
  row.tabIndex = isReached ? -1 : 0;
}

/**
 * Has the keyboard reach an element with a menu, unless it reaches something in it, around it or in its row.
 * @param {PageElement} node
 */
export function updateMenuTabStop(node) {
  const isReached =
    node.parentElement?.closest(tabStopSelector) || (node.closest(selector.row) ?? node).querySelector(tabStopSelector);
  if (isReached) return node.removeAttribute("tabindex");
  node.tabIndex = 0;
  if (!node.role) nameBy(node,
    /** @type {PageElement} */
    (node.firstElementChild)).role = "group";
}

/** The elements that the tab key leads to, in their order. */
export const tabOrder = () => [...pageRoot.querySelectorAll(focusableSelector)]
  .filter((node) => node.tabIndex >= 0 && !node.disabled && node.checkVisibility());

/** Reports the focus of the control that the browser has given it back to. */
export function reportCurrentFocus() {
  const node = listenerOf(
    /** @type {PageElement | null} */
    (document.activeElement), eventKind.focus);
  if (node) reportFocus(node, eventKind.focus);
}

/**
 * The field of a search listens for all controls of the search.
 * @param {PageElement | null | undefined} target
 * @param {number} kind
 */
const focusListener = (target, kind) => listenerOf(target?.closest(selector.search)?.firstElementChild ?? target, kind);

on("focusin", ({ target }) => {
  closeMenus(target);
  hideActionsOutside(target);
  const node = focusListener(target, eventKind.focus);
  if (node && !movesQuietly) followUser(node, eventKind.focus);
});

on("focusout", (event) => {
  const node = focusListener(event.target, eventKind.blur);
  // The element that gets the focus reports it itself. A window in the background keeps its focus.
  const next = focusListener(
    /** @type {PageElement | null} */
    (event.relatedTarget), eventKind.focus);
  if (node && !next && !movesQuietly && document.hasFocus()) followUser(node, eventKind.blur);
});

/**
 * The focus stays where the user has moved it, whatever the server wanted before.
 * @param {PageElement} node
 * @param {number} kind
 */
function followUser(node, kind) {
  gainingNode = losingNode = null;
  reportFocus(node, kind);
}

/**
 * @param {PageElement} node
 * @param {number} kind
 */
function reportFocus(node, kind) {
  reportEvent(node, kind);
  lastFocusEvent = lastEventNumber;
}
