// Events of elements: each is numbered, and kept until the server has acknowledged it.

import { isWelcome, lastReceived, sendEvent } from "./connection.js";
import { isOver, stopText } from "./ending.js";
import { showMessage, texts } from "./messages.js";
import { facts, isKnown, nodesById, pageRoot } from "./page.js";
import { noteTooLong } from "./typing.js";
import { keepUntilSaved, placeToKeep } from "./unsaved.js";
import { eventKind } from "./wire.js";

/**
 * @typedef {object} PageEvent
 * @property {number} number
 * @property {number} received The last frame that the page had when it happened.
 * @property {number} id The number of the element.
 * @property {number} kind
 * @property {EventValue} [value]
 * @property {boolean} wasSent
 * @property {Position} [place] Where the element is, if the event may have to be done again.
 * @property {number} [key] A number by chance that the event has again then.
 * @property {boolean} [isFirst] Whether it begins a gesture, and so must not be replaced by a later step.
 */

/** The number of the last event. */
export let lastEventNumber = 0;
/**
 * Events that the server has not acknowledged, oldest first. They are sent again after the connection was lost.
 * @type {PageEvent[]}
 */
let pendingEvents = [];
/** More than a user does while a connection is lost, and less than the server takes at once. */
const pendingLimit = 300;
/** Whether events were dropped, because too many wait. */
export let isFull = false;

/**
 * Whether an event waits for its acknowledgement.
 * @param {(event: PageEvent) => unknown} predicate
 */
export const isPending = (predicate) => pendingEvents.some(predicate);
/** The events that the server has not acknowledged. */
export const unacknowledgedEvents = () => [...pendingEvents];
/**
 * Whether any event up to a number waits for its acknowledgement.
 * @param {number} number
 */
export const hasPendingUpTo = (number) => pendingEvents.length > 0 && pendingEvents[0].number <= number;

/**
 * Reports an event of an element, and returns it. If too many wait it is dropped, and the page shows a message.
 * @param {PageElement} node
 * @param {number} kind
 * @param {EventValue} [value]
 * @param {number} [key]
 * @returns {PageEvent | null}
 */
export function reportEvent(node, kind, value = undefined, key = Math.floor(Math.random() * 2 ** 53)) {
  if (isOver || stopText || !isKnown(node)) return null;
  const { id } = node[facts];
  const isText = kind === eventKind.input;
  if (isText || isStep(kind, value)) forgetLast(id, kind);
  // The last text of a field is kept in any case, and so is the end of a gesture.
  const hasRoom = pendingEvents.length < pendingLimit;
  if (!hasRoom && !isText && !isEnd(kind, value)) {
    isFull = true;
    showMessage(texts.full);
    return null;
  }
  const place = placeToKeep(node, kind);
  /** @type {PageEvent} */
  const event = {
    number: ++lastEventNumber, received: lastReceived, id, kind, value, wasSent: false, place, key: place && key,
  };
  node[facts].reported = event.number;
  pendingEvents.push(event);
  if (isWelcome && hasRoom) sendInOrder();
  return event;
}

/** @param {number} kind */
const isGesture = (kind) => [eventKind.drag, eventKind.pinch, eventKind.pointer].includes(kind);

/**
 * Whether the value of a gesture is of a step within it.
 * @param {EventValue} [value]
 */
const isMove = (value) => typeof value === "string" && value[0] === "m";

/**
 * Whether an event is a step, which the next step replaces.
 * @param {number} kind
 * @param {EventValue} [value]
 */
const isStep = (kind, value) => kind === eventKind.select || isGesture(kind) && isMove(value);

/**
 * Whether an event ends a gesture, a press, a hover or the drag of a view.
 * @param {number} kind
 * @param {EventValue} [value]
 */
const isEnd = (kind, value) =>
  isGesture(kind) ? !isMove(value) : [eventKind.press, eventKind.hover, eventKind.lift].includes(kind) && !value;

/**
 * Forgets an unsent event of an element that the next one replaces, if no other kind came after it.
 * @param {number} id
 * @param {number} kind
 */
function forgetLast(id, kind) {
  for (let index = pendingEvents.length - 1; index >= 0; index--) {
    const event = pendingEvents[index];
    if (event.wasSent || event.kind !== kind || event.isFirst) return;
    if (event.id === id) return pendingEvents.splice(index, 1);
  }
}

/**
 * Forgets the events up to a number. Returns whether there were any.
 * @param {number} number
 */
export function forgetAcknowledged(number) {
  if (!hasPendingUpTo(number)) return false;
  keepUntilSaved(pendingEvents.filter((event) => event.number <= number));
  pendingEvents = pendingEvents.filter((event) => event.number > number);
  return true;
}

/** Forgets all events, which are of elements that are no longer there. */
export function forgetEvents() {
  pendingEvents = [];
}

/**
 * Continues the numbers of a session that another page began.
 * @param {number} number
 */
export function startNumberingAfter(number) {
  lastEventNumber = Math.max(lastEventNumber, number);
}

/** Sends all pending events, for a connection on which none was sent. */
export function resendEvents() {
  isFull = false;
  for (const event of pendingEvents) event.wasSent = false;
  sendPendingEvents();
}

export function sendPendingEvents() {
  // A frame may have removed the element of an event.
  pendingEvents = pendingEvents.filter(({ id }) => nodesById.has(id));
  sendInOrder();
  if (isFull) showMessage("");
  isFull = false;
}

/** Sends the events that were not sent. One long text is in flight at a time; meanwhile later ones replace each other. */
function sendInOrder() {
  for (const event of pendingEvents) {
    if (event.wasSent) continue;
    if (isLong(event) && pendingEvents.some((other) => other.wasSent && isLong(other))) return;
    event.wasSent = true;
    sendEvent(event);
  }
}

/** @param {PageEvent} event */
const isLong = ({ kind, value }) => kind === eventKind.input &&
  /** @type {string} */
  (value).length > 8192;

/** Drops the texts in flight. A message that was too long, as for a proxy, would close the next connection too. */
export function dropLongEvents() {
  pendingEvents = pendingEvents.filter((event) => !event.wasSent || !isLong(event));
  noteTooLong();
}

/**
 * The elements that report events of some kinds, from the inside out, up to a disabled one.
 * @param {PageElement | null | undefined} target
 * @param {number} kinds
 */
export function* listeners(target, kinds) {
  for (let node = target; node && node !== pageRoot; node = node.parentElement) {
    if (node.matches(":disabled, [aria-disabled=true]")) return;
    if (node[facts]?.events & kinds) yield node;
  }
}

/**
 * The innermost element that reports events of a kind.
 * @param {PageElement | null | undefined} target
 * @param {number} kind
 */
export const listenerOf = (target, kind) => listeners(target, kind).next().value;
