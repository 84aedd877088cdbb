// Typing: the user's text takes precedence while a field is typed into, and no key reaches a control by accident.

import { isNewerThan } from "./attributes.js";
import { isPending, listenerOf, reportEvent } from "./events.js";
import { applyFocus } from "./focus.js";
import { showMessage, texts } from "./messages.js";
import { facts, holdsText, metaContent, on, runGuarded } from "./page.js";
import { eventKind, selector } from "./wire.js";

/**
 * The field in which an input method composes a text. Nothing may change it, so the server's last value waits here.
 * @type {{ field: PageElement, value: string, offer: [string, number] | null, isHeld: boolean } | null}
 */
let composition = null;

/** Whether an input method composes a text. */
export const isComposing = () => composition !== null;

/**
 * Whether an event is for an input method. Code 229 stands for its keys, which one browser reports late.
 * @param {{ isComposing?: boolean, keyCode?: number, target: EventTarget | null }} event
 */
export const isForComposition = (event) =>
  event.isComposing || event.keyCode === 229 || composition?.field === event.target;

/** @param {PageElement} field */
export function forgetComposition(field) {
  if (composition?.field === field) composition = null;
}

/**
 * Applies the server's value of a control, unless the user has changed it since.
 * @param {PageElement} node
 * @param {string} value
 * @param {number} acknowledged
 */
export function offerValue(node, value, acknowledged) {
  if (composition?.field === node) composition.offer = [value, acknowledged];
  else if (!isNewerThan(node, acknowledged)) setValue(node, value);
}

/**
 * Sets a control's text and leaves the caret where the user expects it.
 * @param {PageElement} node
 * @param {string} value
 */
function setValue(node, value) {
  const { value: old, selectionStart: start, selectionEnd: end } = node;
  node[facts].value = value;
  if (old === value) return;
  node.value = value;
  if (node !== document.activeElement || typeof start !== "number") return;
  // The caret stays after the text before it, where that is the same, else before the text after it.
  /** @param {number} offset */
  const newOffset = (offset) =>
    offset < old.length && node.value.startsWith(old.slice(0, offset))
      ? offset
      : Math.max(0, node.value.length - (old.length - offset));
  node.setSelectionRange(newOffset(start), newOffset(
    /** @type {number} */
    (end)));
}

/**
 * Picks the option of a menu again, which may come onto the page after the server has picked it.
 * @param {PageElement} parent
 * @param {number} acknowledged
 */
export function pickAgain(parent, acknowledged) {
  const select = parent.closest("select");
  if (select && !isNewerThan(select, acknowledged)) select.value =
    /** @type {string} */
    (select[facts].value);
}

/** Whether the last text was longer than a message may be. */
export let isTooLong = false;

export function noteTooLong() {
  isTooLong = true;
}

on("input", (event) => {
  if (!isForComposition(event)) reportText(event.target);
});

/** @param {PageElement} field */
function reportText(field) {
  const node = listenerOf(field, eventKind.input);
  if (!node) return;
  const wasTooLong = isTooLong;
  isTooLong = !fitsMessage(field.value);
  if (isTooLong) {
    // The field keeps its last text.
    setValue(field, field[facts].value ?? "");
    return showMessage(texts.tooLong);
  }
  if (wasTooLong) showMessage("");
  field[facts].value = field.value;
  reportEvent(node, eventKind.input, field.value);
}

/**
 * Whether a message has room for a text beside the numbers that it begins with.
 * @param {string} text
 */
const fitsMessage = (text) =>
  new TextEncoder().encode(JSON.stringify(text)).length + 100 <= Number(metaContent("message-limit"));

on("compositionstart", ({ target }) => {
  composition = { field: target, value: target.value, offer: null, isHeld: !isAnswered() };
});

on("compositionend", (event) => {
  if (!composition) return;
  const { field, value, offer, isHeld } = composition;
  composition = null;
  if (isHeld && event.data) {
    setValue(field, value);
    heldKeys.push(textEdit(event.data));
  } else if (event.target.value !== value) reportText(event.target);
  if (offer) offerValue(field, ...offer);
  // It waits, because a move of the focus may have ended the composition.
  setTimeout(() => runGuarded(applyFocus));
});

/** Reports a text that is being composed, because something is about to cover its field and to end the composition. */
export function reportComposition() {
  if (!composition || composition.isHeld || composition.field.value === composition.value) return;
  composition.value = composition.field.value;
  reportText(composition.field);
}

/**
 * Keys after a submit wait for its answer: they may be for another field, or for an empty one.
 * @type {KeyAction[]}
 */
const heldKeys = [];

/** Whether no submit waits for its answer, and no key waits. */
export const isAnswered = () => !heldKeys.length && !isPending(({ kind }) => kind === eventKind.submit);

/** @param {KeyAction} key */
export const holdKey = (key) => heldKeys.push(key);

/**
 * Performs a key on the element with the focus, after the keys before it.
 * @param {KeyAction} key
 */
export function typeInOrder(key) {
  if (isAnswered()) key(
    /** @type {PageElement} */
    (document.activeElement));
  else heldKeys.push(key);
}

/** The keys that wait, which another part of the page types. */
export const takeHeldKeys = () => heldKeys.splice(0);

/** Types the keys that wait, up to the next submit that the server has not answered. */
export const typeHeldKeysInOrder = () => heldKeys.splice(0).forEach(typeInOrder);

/** Types the keys that wait where they were typed, before other input of the user. The server finds where they belong. */
export const typeHeldKeys = () => heldKeys.splice(0).forEach((key) => key(
  /** @type {PageElement} */
  (document.activeElement)));

/**
 * A function that writes a text into a field or, without a text, deletes a letter.
 * @param {string | null} text
 * @returns {KeyAction}
 */
export const textEdit = (text) => (field) =>
  holdsText(field) && document.execCommand(text ? "insertText" : "delete", false,
    /** @type {string} */
    (text));

on("beforeinput", (event) => {
  const { data, inputType } = event;
  if (event.isComposing || isAnswered() || !data && inputType !== "deleteContentBackward") return;
  event.preventDefault();
  heldKeys.push(textEdit(data));
});

/**
 * Submits the field with the focus. In an alert without a listener that presses its first choice.
 * @param {PageElement} field
 */
export function submit(field) {
  if (!field.matches("input")) return;
  const node = listenerOf(field, eventKind.submit);
  if (node) reportEvent(node, eventKind.submit);
  else field.closest(selector.alert)?.querySelector("button:not([data-role])")?.click();
}

on("change", ({ target }) => {
  const node = listenerOf(target, eventKind.change);
  if (node === target) reportEvent(node, eventKind.change, target.checked === true);
});

// A form arranges controls here. The browser must not send it anywhere.
on("submit", (event) => event.preventDefault());
