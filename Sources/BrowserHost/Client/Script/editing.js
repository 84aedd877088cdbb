// The controls of rows in edit mode, which only the page knows.

import { hideActions } from "./swipes.js";
import { afterFrame, facts, nameBy } from "./page.js";
import { makeControl } from "./row-buttons.js";
import { eventKind, selector } from "./wire.js";

const removeControl = makeControl("minus", "Remove");
const reorderControl = makeControl("handle", "Reorder");

/** The button that a swipe shows where a row can be deleted. */
export const deleteButton = makeControl("delete", "Delete");
deleteButton.textContent = "Delete";

/**
 * Gives a row the controls for the changes that the app allows.
 * @param {PageElement} row
 */
function addControls(row) {
  const { events } = row[facts];
  if (events & eventKind.delete) row.prepend(removeControl.cloneNode());
  if (events & eventKind.move) row.append(reorderControl.cloneNode());
}

/** @param {PageElement} row */
const controlsIn = (row) => row.querySelectorAll(":scope > :is(.row-minus, .row-handle)");

/**
 * Rows that may have to get or lose their controls.
 * @type {Set<PageElement>}
 */
const staleRows = new Set();

/**
 * Adds or removes the controls of a list's rows: at once for visible rows, and some a frame for the others.
 * @param {PageElement} list
 * @param {string | null} value
 */
export function editList(list, value) {
  if (value === null) hideActions();
  if (!staleRows.size) afterFrame(updateMoreRows);
  const rows = [...list.querySelectorAll(selector.row)];
  for (const row of rows) staleRows.add(row);
  updateRows(rows.filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom >= 0 && top <= innerHeight;
  }));
}

/**
 * Gives rows in edit mode their controls, which are named after the content of the row.
 * @param {PageElement[]} rows
 */
export function updateRows(rows) {
  for (const row of rows) {
    staleRows.delete(row);
    for (const control of controlsIn(row)) control.remove();
    if (row.toggleAttribute("data-edits", !!row.closest("[data-editing]"))) addControls(row);
    const title = row.querySelector(":scope > :not([class^=row-])") ?? row;
    for (const control of controlsIn(row)) nameBy(control, control, title);
    nameBy(row, title);
  }
}

function updateMoreRows() {
  updateRows([...staleRows].slice(0, 50));
  if (staleRows.size) afterFrame(updateMoreRows);
}
