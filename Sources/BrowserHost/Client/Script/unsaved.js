// Events of a session that the server saves. The page keeps each until its changes are saved. When the server's process
// has ended, another one shows the page's content anew, and the page does again what was not saved.

import { hasPendingUpTo, reportEvent, unacknowledgedEvents } from "./events.js";
import { keptState } from "./kept-session.js";
import { showBriefly, texts } from "./messages.js";
import { facts, focusedElement, holdsText, holdsValue, indicesOf, nodeAtIndices, pageRoot } from "./page.js";
import { submit, takeHeldKeys, textEdit, typeInOrder } from "./typing.js";
import { eventKind } from "./wire.js";

/** @typedef {import("./events.js").PageEvent} PageEvent */
/** @typedef {import("./kept-session.js").KeptEvent} KeptEvent */
/** @typedef {import("./kept-session.js").KeptFocus} KeptFocus */
/** @typedef {import("./kept-session.js").KeptState} KeptState */

/** Whether the page waits for its session, which another process has made anew. */
let isRestoring = keptState !== null;
/** The last event that was saved when that began. */
let savedBefore = keptState?.saved ?? 0;
/** The last event whose changes are saved, or -1 where the session ends with the server's process. */
let lastSaved = -1;
/**
 * Events that the server has handled and not saved, oldest first.
 * @type {PageEvent[]}
 */
let unsaved = [];
/**
 * Events of the page before that are to be done again, and the number of the one that was done last.
 * @type {KeptEvent[]}
 */
let repeated = keptState?.events ?? [];
let lastRepeated = 0;
/**
 * The element with the focus on the page before, and its caret.
 * @type {KeptFocus | null | undefined}
 */
let keptFocus = keptState?.focus;
/**
 * Keys that the user has typed since, for the field with that focus.
 * @type {KeyAction[]}
 */
let keysForField = [];
/**
 * The element with the focus when the app was stopped.
 * @type {KeptFocus | null}
 */
let stoppedFocus = null;

export const isKept = () => lastSaved >= 0;

/** Whether there may be a session that this page can go on with after the end of the server's process. */
export const mayBeKept = () => isKept() || isRestoring;

/**
 * Whether an event is an act of the user. Gestures in progress and the reports of the page are not done again.
 * @param {number} kind
 */
const isRepeatable = (kind) => kind & (
  eventKind.click | eventKind.input | eventKind.change | eventKind.submit | eventKind.dismiss | eventKind.delete
  | eventKind.move | eventKind.tap | eventKind.longPress | eventKind.key
);

/** @param {PageElement} node */
const nameOf = (node) => node.tagName + (holdsValue(node) ? "" : node.textContent.slice(0, 60));

/**
 * The name of an element, and its positions.
 * @param {PageElement} node
 * @returns {Position}
 */
const positionOf = (node) => [nameOf(node), ...indicesOf(node)];

/**
 * The element at a place, if one of the same name is there.
 * @param {Position} position
 */
function nodeAt([name, ...positions]) {
  const node = nodeAtIndices(positions);
  return node && nameOf(node) === name ? node : null;
}

/**
 * Whether the texts of a field are secrets, such as passwords, codes and numbers of cards.
 * @param {PageElement} node
 */
const isSecret = (node) =>
  node.type === "password" || /password|one-time|^cc-/.test(node.getAttribute("autocomplete") ?? "");

/**
 * The place of an element, if the session is kept and an event of it may have to be done again.
 *
 * A secret text has a place without an element, so that the next page does nothing from there on, and says so.
 * @param {PageElement} node
 * @param {number} kind
 * @returns {Position | undefined}
 */
export function placeToKeep(node, kind) {
  if (!isKept() || node === pageRoot || !isRepeatable(kind)) return undefined;
  return kind === eventKind.input && isSecret(node) ? [""] : positionOf(node);
}

/**
 * Keeps events that the server has handled.
 * @param {PageEvent[]} events
 */
export function keepUntilSaved(events) {
  if (isKept()) unsaved.push(...events.filter(({ number, place }) => place && number > lastSaved));
}

/**
 * The changes of events are saved, or no event is from now on.
 * @param {number} number
 * @param {number} [isAnew]
 */
export function noteSaved(number, isAnew) {
  isRestoring = false;
  lastSaved = number;
  unsaved = isKept() ? unsaved.filter((event) => event.number > number) : [];
  if (!isKept()) forgetFocus();
  if (isAnew) showBriefly(texts.anew);
  repeatNext();
}

/**
 * The session goes on after an event. Later events are done again.
 * @param {number} acknowledged
 */
export function beginRepeating(acknowledged) {
  keptFocus ??= stoppedFocus;
  stoppedFocus = null;
  repeated = repeated.filter(([number]) => !number || number > acknowledged).map(([, ...event]) => [0, ...event]);
}

/** The last event that was saved, as far as the page knows. */
export const savedNumber = () => (isRestoring ? savedBefore : lastSaved);

/**
 * Goes on with a session that another process has made anew. What was not saved is done again.
 * @param {KeptState | null} state
 */
export function goOnAnew(state) {
  isRestoring = true;
  savedBefore = state?.saved ?? 0;
  lastSaved = -1;
  unsaved = [];
  repeated = state?.events ?? [];
  lastRepeated = 0;
  keptFocus = state?.focus;
  keysForField.push(...takeHeldKeys());
}

/** Forgets what the page before did, because this one has another session. */
export function forgetRepeated() {
  if (repeated.length) showBriefly(texts.notRepeated);
  repeated = [];
  forgetFocus();
  isRestoring = false;
  lastSaved = -1;
}

/** Does the next event of the page before, once the server has answered the last one. */
export function repeatNext() {
  if (!isKept() || hasPendingUpTo(lastRepeated)) return;
  if (!repeated.length) return restoreFocus();
  const [, kind, value, place, key] =
    /** @type {KeptEvent} */
    (repeated.shift());
  const node = nodeAt(place);
  if (!node || !(node[facts].events & kind)) {
    showBriefly(texts.notRepeated);
    repeated = [];
    return;
  }
  if (kind === eventKind.change) node.checked =
    /** @type {boolean} */
    (value);
  if (kind === eventKind.input) node.value =
    /** @type {string} */
    (value);
  lastRepeated = reportEvent(node, kind, value ?? undefined, key)?.number ?? 0;
}

/** Whether the screens are still those that were saved, and not those that the user has seen last. */
const isRepeating = () => mayBeKept() && (repeated.length > 0 || hasPendingUpTo(lastRepeated));

// A press would reach another element than the user means.
for (const type of ["pointerdown", "mousedown", "click"]) {
  addEventListener(type, (event) => {
    if (!isRepeating() || !pageRoot.contains(
      /** @type {Node} */
      (event.target))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  }, { capture: true });
}

/** Gives the focus back, unless the user has moved it since, and types what the user has typed meanwhile. */
function restoreFocus() {
  if (!keptFocus) return;
  const [place, start, end] = keptFocus;
  const node = nodeAt(place);
  if (!node || focusedElement() !== document.body) return forgetFocus();
  keptFocus = null;
  node.focus({ preventScroll: true });
  if (start !== null) node.setSelectionRange(start, end);
  keysForField.splice(0).forEach(typeInOrder);
}

function forgetFocus() {
  keptFocus = null;
  if (keysForField.splice(0).length) showBriefly(texts.notRepeated);
}

// Nothing has the focus meanwhile, so that the keys reach no element of the window.
addEventListener("keydown", (event) => {
  const edit = typeof keptFocus?.[1] === "number" && event.target === document.body ? textEditOf(event) : null;
  if (!edit) return;
  event.preventDefault();
  keysForField.push(edit);
});

/**
 * Begins a line in a field of many lines, and submits another one.
 * @param {PageElement} field
 */
const enter = (field) => field.matches("textarea") ? document.execCommand("insertLineBreak") : submit(field);

/**
 * A function that does in a field what a key does in a text, or null.
 * @param {KeyboardEvent} event
 */
function textEditOf(event) {
  const isCommand = (event.ctrlKey || event.metaKey) && !event.getModifierState("AltGraph");
  if (isCommand) return null;
  if (event.key === "Enter") return enter;
  if (event.key === "Backspace") return textEdit(null);
  return [...event.key].length === 1 ? textEdit(event.key) : null;
}

/**
 * The element that has the focus, with the place of the caret.
 * @returns {KeptFocus | null}
 */
function focusToKeep() {
  const focused = focusedElement();
  if (!focused[facts]?.id) return null;
  return [positionOf(focused), ...
    /** @type {[number | null, number | null]} */
    (holdsText(focused) ? [focused.selectionStart, focused.selectionEnd] : [null, null])];
}

/** Notes the element with the focus, which the page loses while its app is stopped. */
export function noteFocusOfStop() {
  if (isKept()) stoppedFocus = focusToKeep();
}

/**
 * The knowledge that the next page needs, if the session is kept. It is in the tab's storage, without secrets.
 * @returns {KeptState | null}
 */
export function stateToKeep() {
  if (isRestoring) return { saved: savedBefore, events: repeated, focus: keptFocus };
  if (!isKept()) return null;
  /** @type {KeptEvent[]} */
  const events =
    /** @type {(PageEvent & { place: Position })[]} */
    ([...unsaved, ...unacknowledgedEvents()].filter(({ place }) => place))
    .map(({ number, kind, value, place, key }) => [number, kind, place[0] ? value : null, place, key]);
  return { saved: lastSaved, events: [...events, ...repeated], focus: focusToKeep() ?? stoppedFocus };
}
