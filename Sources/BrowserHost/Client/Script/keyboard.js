// Keys that mean something else than text.

import { isHeldOver } from "./arrivals.js";
import { listenerOf, reportEvent } from "./events.js";
import { tabOrder } from "./focus.js";
import { closeMenus, focusItem } from "./menus.js";
import { neighbour, on, takesKeys } from "./page.js";
import { hideActions, stepToAction } from "./swipes.js";
import { holdKey, isAnswered, isForComposition, submit, typeHeldKeys, typeInTurn } from "./typing.js";
import { eventKind } from "./wire.js";

on("keydown", (event) => {
  const { key, target } = event;
  // A key that is held down is not for the element that has the focus now.
  if (isHeldOver(event)) return event.preventDefault();
  if (isForComposition(event)) return;
  if (key === "Enter" && target.matches("input") && !event.repeat) typeInTurn(submit);
  if (event.ctrlKey || event.metaKey || /^(Arrow|Home|End|Del)/.test(key)) typeHeldKeys();
  if (key === "Tab" && !isAnswered()) {
    event.preventDefault();
    return holdKey((node) => moveFocus(node, event.shiftKey));
  }
  if (takesKeys(target)) return;
  if (answerKey(event)) event.preventDefault();
});

/** Moves the focus as the tab key does. Without a focus it goes to the first control, or backwards to the last. */
function moveFocus(node, isBackwards) {
  const all = tabOrder();
  const next = isBackwards && !all.includes(node) ? all.at(-1) : neighbour(all, node, isBackwards ? -1 : 1);
  next?.focus();
}

/** Performs the action of a key on a control without text. Returns whether there was one. */
function answerKey({ key, target, altKey, metaKey }) {
  const row = key === "Delete" || key === "Backspace" ? listenerOf(target, eventKind.delete) : null;
  const vertical = { ArrowUp: -1, ArrowDown: 1 }[key];
  const toEnd = getComputedStyle(target).direction === "rtl" ? -1 : 1;
  const step = vertical ?? { ArrowLeft: -1, ArrowRight: 1 }[key] * toEnd;
  const menu = target.closest("details.menu[open], .context-items");
  const picks = target.matches(vertical ? ".choice" : ".choice, .tab");
  if (row) reportEvent(row, eventKind.delete);
  else if (vertical && target.matches(".row-handle")) reportEvent(target.parentElement, eventKind.move, vertical);
  else if (vertical && menu) focusItem(menu, target, vertical);
  else if (step && !menu && !altKey && !metaKey && picks) pickNeighbour(target, step);
  else if (vertical && target.matches(".pickable")) pickNeighbour(target, vertical);
  else if (step && !vertical && !menu && stepToAction(target, step)) return true;
  else if ((key === "Enter" || key === " ") && target.matches("[role=button]:not(button, summary), .pickable")) {
    target.click();
  } else {
    if (key === "Escape") closeMenus(null);
    return false;
  }
  return true;
}

/** Moves to the option, the tab or the row before or after another, and picks it unless several can be picked. */
function pickNeighbour(option, step) {
  const isRow = option.matches(".row");
  const group = option.closest(isRow ? ".list" : ".choices, .tab-bar");
  const all = [...group.querySelectorAll(isRow ? ".pickable:not([inert])" : ".choice:enabled, .tab")];
  const next = isRow ? all[all.indexOf(option) + step] : neighbour(all, option, step);
  next?.focus();
  if (!option.matches(".several")) next?.click();
}

addEventListener("keydown", ({ key }) => { if (key === "Escape") hideActions(); });
