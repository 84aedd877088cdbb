// Keys that mean something else than text.

import { isHeldOver } from "./arrivals.js";
import { listenerOf, reportEvent } from "./events.js";
import { tabOrder } from "./focus.js";
import { hasGaps, isGapBetween } from "./lazy-rows.js";
import { closeMenus, focusItem } from "./menus.js";
import { neighbor, on, takesKeys } from "./page.js";
import { buttonOf, pickableAt } from "./row-buttons.js";
import { reportKey } from "./shortcuts.js";
import { hideActions, stepToAction } from "./swipes.js";
import { holdKey, isAnswered, isForComposition, submit, typeHeldKeys, typeInOrder } from "./typing.js";
import { eventKind, selector } from "./wire.js";

/** Elements that Enter and the space bar click, as they do a button. */
const clickedByKeySelector = `[role=button]:not(button, summary), ${selector.pickable}`;

on("keydown", (event) => {
  const { key, target } = event;
  // A key that is held down is not for the element that has the focus now.
  if (isHeldOver(event)) return event.preventDefault();
  if (isForComposition(event)) return;
  if (reportKey(event, event.repeat ? "r" : "d")) return event.preventDefault();
  if (key === "Enter" && target.matches("input") && !event.repeat) typeInOrder(submit);
  if (event.ctrlKey || event.metaKey || /^(Arrow|Home|End|Del)/.test(key)) typeHeldKeys();
  // The rows of a selection are one stop, and the arrow keys go from one to the next.
  if (key === "Tab" && (!isAnswered() || pickableAt(target))) {
    event.preventDefault();
    /** @param {PageElement} node */
    const move = (node) => moveFocus(node, event.shiftKey);
    return isAnswered() ? move(target) : holdKey(move);
  }
  if (takesKeys(target)) return;
  if (answerKey(event)) event.preventDefault();
});

on("keyup", (event) => { if (!isForComposition(event)) reportKey(event, "u"); });

/**
 * Moves the focus as the tab key does. Without a focus it goes to the first control, or backwards to the last.
 * @param {PageElement} node
 * @param {boolean} isBackwards
 */
function moveFocus(node, isBackwards) {
  const rows = pickableAt(node)?.closest(selector.list);
  const all = tabOrder().filter((other) => {
    return !rows || other === node || pickableAt(other)?.closest(selector.list) !== rows;
  });
  const next = isBackwards && !all.includes(node) ? all.at(-1) : neighbor(all, node, isBackwards ? -1 : 1);
  next?.focus();
}

/**
 * Performs the action of a key on a control without text. Returns whether there was one.
 * @param {ViewEvent<KeyboardEvent>} event
 */
function answerKey({ key, target, altKey, ctrlKey, metaKey, shiftKey }) {
  const row = key === "Delete" || key === "Backspace" ? listenerOf(target, eventKind.delete) : null;
  const vertical = { ArrowUp: -1, ArrowDown: 1 }[key];
  const end = altKey || ctrlKey || metaKey ? 0 : { Home: -Infinity, End: Infinity }[key] ?? 0;
  const pickable = pickableAt(target);
  const toEnd = getComputedStyle(target).direction === "rtl" ? -1 : 1;
  const step = vertical ??
    /** @type {number} */
    ({ ArrowLeft: -1, ArrowRight: 1 }[key]) * toEnd;
  const menu = target.closest(`details${selector.menu}[open], ${selector.contextItems}`);
  const picks = target.matches(vertical ? selector.choice : `${selector.choice}, ${selector.tab}`);
  if (row) reportEvent(row, eventKind.delete);
  else if (vertical && target.matches(".row-handle")) reportEvent(target.parentElement, eventKind.move, vertical);
  else if (vertical && menu) focusItem(menu, target, vertical);
  else if (step && !menu && !altKey && !metaKey && picks) pickNeighbor(target, step);
  else if (pickable && (vertical || end && !hasGaps(pickable.closest(selector.list)))) pickRow(pickable, vertical || end, shiftKey);
  else if (step && !vertical && !menu && stepToAction(target, step)) return true;
  else if ((key === "Enter" || key === " ") && target.matches(clickedByKeySelector)) {
    target.click();
  } else {
    return key === "Escape" && closeMenus(null);
  }
  return true;
}

/**
 * Moves to the option or the tab before or after another, and picks it.
 * @param {PageElement} option
 * @param {number} step
 */
function pickNeighbor(option, step) {
  const group = option.closest(`${selector.choices}, ${selector.tabBar}`);
  if (!group) return;
  const next = neighbor([...group.querySelectorAll(`${selector.choice}:enabled, ${selector.tab}`)], option, step);
  next?.focus();
  next?.click();
}

/**
 * Moves to the row that is a number of rows before or after another, or to the first or last. Where several rows can be
 * picked, the row is picked with the shift key alone.
 * @param {PageElement} row
 * @param {number} step
 * @param {boolean} isExtended
 */
function pickRow(row, step, isExtended) {
  /** @type {PageElement[]} */
  const rows = [...row.closest(selector.list)?.querySelectorAll(`${selector.pickable}:not([inert])`) ?? []];
  const next = Number.isFinite(step) ? rows[rows.indexOf(row) + step] : rows.at(step < 0 ? 0 : -1);
  // The rows in between come when they are near.
  if (next && isGapBetween(row, next)) return;
  (buttonOf(next) ?? next)?.focus();
  if (next !== row && (isExtended || !row.matches(selector.several))) next?.click();
}

addEventListener("keydown", ({ key }) => { if (key === "Escape") hideActions(); });
