// The button of a row that is picked or followed as a whole. It lies on the row, so that the row stays an item of its list
// and may contain other controls.

import { eventKind, selector } from "./wire.js";
import { cellsOf, facts } from "./page.js";

/**
 * A control that the page adds to a row.
 * @param {string} name
 */
export const makeControl = (name, label = "") => {
  const control = document.createElement("button");
  control.className = `row-${name}`;
  control.type = "button";
  if (label) control.ariaLabel = label;
  return control;
};
const rowButton = makeControl("button");

/**
 * The button that lies on a row.
 * @param {Element | null | undefined} row
 * @returns {PageElement | null}
 */
export const buttonOf = (row) => row?.querySelector(":scope > .row-button") ?? null;

/**
 * The row that the arrow keys leave from an element: the element itself, or the one that its button lies on.
 * @param {PageElement} node
 */
export function pickableAt(node) {
  const row =
    /** @type {PageElement} */
    (node.matches?.(".row-button") ? node.parentElement : node);
  return row.matches?.(selector.pickable) ? row : null;
}

/**
 * Lays a button on a row, which is named after the content, or updates it. A row without content has none.
 * @param {PageElement} row
 */
export function layButton(row) {
  const old = buttonOf(row);
  const content = cellsOf(row).filter((child) => !child.matches("[class^=row-]"));
  if (!content.length) return old?.remove();
  const button = old ??
    /** @type {PageElement} */
    (rowButton.cloneNode());
  if (!old) row.prepend(button);
  // Checkers of pages do not know names by elements, which other parts of the page have.
  button.setAttribute("aria-labelledby", content.map((child) => child.id ||= `content-${child[facts].id}`).join(" "));
  button.ariaPressed = row.dataset.pressed ?? null;
  button.disabled = !!row.dataset.pressed && !(row[facts].events & eventKind.click);
}

/**
 * Notes whether a row is picked, or that it cannot be.
 * @param {PageElement} row
 * @param {string | null} value
 */
export function setPressed(row, value) {
  if (value === null) {
    delete row.dataset.pressed;
    return buttonOf(row)?.remove();
  }
  row.dataset.pressed = value;
  layButton(row);
}
