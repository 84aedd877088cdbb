// The browser's history follows the page: back leaves the topmost screen or dialog, and forward pushes a screen again.
//
// Each pushed screen and each dialog is a step, with an entry in the history. The state of an entry is the number of
// steps that were there, and the address of what was shown. Its URL is that address.

import { shownAddress, urlOf } from "./addresses.js";
import { isAskedToDismiss, askToDismiss } from "./dialogs.js";
import { hasPendingUpTo, lastEventNumber, reportEvent } from "./events.js";
import { isFramed } from "./focus.js";
import { isOver } from "./ending.js";
import { facts, isKnown, pageRoot, runGuarded } from "./page.js";
import { nameWindow, titleOf, topTitle } from "./titles.js";
import { eventKind, selector } from "./wire.js";

// The page itself remembers where each screen was scrolled to.
history.scrollRestoration = "manual";

/**
 * The steps that can be left, oldest first.
 * @type {Set<PageElement>}
 */
const steps = new Set();
/**
 * The steps that came with this frame.
 * @type {PageElement[]}
 */
let newSteps = [];

/**
 * The number of steps at the entry that is shown.
 * @type {number}
 */
let shownEntry = history.state?.step ?? 0;
/**
 * The entry that the page itself travels to, until the browser answers.
 * @type {number | null}
 */
let aimedEntry = null;
let travelTimer = 0;
/** Whether the browser reports that the user chose the entry that it shows next. */
let isUserInitiated = false;
/** The entry that the user went forward to, and the number of steps from which that was tried last. */
let wantedEntry = 0;
let triedFrom = 0;

/** The last event that a move in the history has caused. */
let causedEvent = 0;

/** @param {PageElement} node */
export const noteNewStep = (node) => newSteps.push(node);
/** @param {PageElement} node */
export const forgetStep = (node) => steps.delete(node);

/**
 * Notes whether a known element can be left, as the first screen of a column can where the column is alone.
 *
 * It is a step below the screens above it.
 * @param {PageElement} node
 * @param {number} events
 */
export function followStep(node, events) {
  if (!(events & eventKind.dismiss)) return forgetStep(node);
  if (steps.has(node)) return;
  noteNewStep(node);
  [...steps].filter((step) => node.parentElement?.contains(step)).forEach((step) => {
    forgetStep(step);
    noteNewStep(step);
  });
}

/**
 * The number of dialogs below a step, counted twice. A dialog is above the screens beside it.
 * @param {PageElement} step
 */
function layerOf(step) {
  let count = step?.matches("dialog") ? 1 : 0;
  for (let node = step; (node =
    /** @type {PageElement} */
    (node.parentElement.closest("dialog")));) count += 2;
  return count;
}

/** Takes the steps of a frame from the bottom up, in whatever order they were made. */
function takeNewSteps() {
  newSteps.filter((node) => isKnown(node) && node[facts].events & eventKind.dismiss)
    .sort((a, b) => layerOf(a) - layerOf(b) || (a.compareDocumentPosition(b) & 4 ? -1 : 1))
    .forEach((node) => steps.add(node));
  newSteps = [];
}

/** Makes the history follow the page, when the server has answered the user's last move in the history. */
export function syncHistory() {
  takeNewSteps();
  // Pages in frames share one history, in which each would leave the steps of the others.
  if (aimedEntry !== null || isOver || isFramed || !pageRoot.firstChild) return;
  if (hasPendingUpTo(causedEvent)) return;
  if (wantedEntry > steps.size && triedFrom < steps.size) {
    triedFrom = steps.size;
    if ((history.state?.isScreen && pushAgain()) || openAgain()) return;
  }
  wantedEntry = 0;
  if (history.state === null) history.replaceState({ step: shownEntry }, "");
  for (const step of [...steps].slice(shownEntry)) {
    shownEntry += 1;
    history.pushState({ step: shownEntry, isScreen: !step?.matches("dialog") }, "");
    nameWindow(titleOf(step));
  }
  if (steps.size < shownEntry) return travelTo(steps.size);
  showAddress();
  nameWindow(topTitle());
}

/** Gives the shown entry the address of what the app shows. */
function showAddress() {
  if (shownAddress === null || history.state.address === shownAddress) return;
  try {
    history.replaceState({ ...history.state, address: shownAddress }, "", urlOf(shownAddress));
  } catch {
    // A browser refuses many changes in a short time. The next frame tries again.
  }
}

/** @param {number} target */
function travelTo(target) {
  aimedEntry = target;
  // The user may cancel this with the browser's buttons.
  travelTimer = setTimeout(() => runGuarded(() => {
    aimedEntry = null;
    shownEntry = history.state?.step ?? 0;
    syncHistory();
  }), 5000);
  history.go(aimedEntry - shownEntry);
}

/**
 * Notes the entry that is shown now, and returns how far the user has moved from where.
 *
 * While the page travels, the user may go back as well. A move beyond the aim is the user's. Before the aim only
 * the user can have moved that far, and the page still travels from there, or never arrives.
 * @param {number} shown
 */
function arriveAt(shown) {
  const isAnswer = aimedEntry !== null && (shown < aimedEntry || (shown === aimedEntry && !isUserInitiated));
  const start =
    /** @type {number} */
    (isAnswer ? aimedEntry : shownEntry);
  const distance = shown - start;
  shownEntry = shown;
  if (aimedEntry !== null) aimedEntry = isAnswer || aimedEntry + distance < 0 ? null : aimedEntry + distance;
  if (aimedEntry === null) clearTimeout(travelTimer);
  return { start, distance };
}

/** Asks the server to push the screen again that the user has left. Returns whether a screen can do so. */
function pushAgain() {
  const kind = eventKind.pushAgain;
  const screens = [...pageRoot.querySelectorAll(`${selector.screen}:not([hidden])`)];
  const screen = screens.findLast((node) => (node[facts].events ?? 0) & kind);
  if (screen) reportEvent(screen, kind);
  causedEvent = lastEventNumber;
  return !!screen;
}

/**
 * Whether an entry of the history has another address than what the app shows.
 * @param {{ address?: string } | null} entry
 */
const leadsElsewhere = (entry) => !!entry?.address && entry.address !== shownAddress;

/** Asks the server to open the address of the entry that the user has gone to. Returns whether that is another one. */
function openAgain() {
  if (!leadsElsewhere(history.state)) return false;
  const event = reportEvent(pageRoot, eventKind.openAddress, history.state.address);
  causedEvent = lastEventNumber;
  return !!event;
}

/**
 * Asks the server to pop a screen, once, even for two quick presses of the back button.
 * @param {PageElement} screen
 */
function askToPop(screen) {
  if (!isAskedToDismiss(screen)) reportEvent(screen, eventKind.dismiss);
}

// Not every browser has this. Without it a move of the user to the page's own aim is taken for the browser's answer.
self.navigation?.addEventListener("navigate", (event) => {
  isUserInitiated =
    /** @type {Event & { userInitiated: boolean }} */
    (event).userInitiated;
});

addEventListener("popstate", ({ state }) => runGuarded(() => {
  const { start, distance } = arriveAt(state?.step ?? 0);
  // If the history is behind, the user has moved from the steps that the page shows.
  const target = Math.min(start, steps.size) + distance;
  const step = [...steps][target];
  if (distance < 0 && step?.matches("dialog")) askToDismiss(step);
  else if (distance < 0 && step) askToPop(step);
  else if (distance > 0) wantedEntry = state?.isScreen || leadsElsewhere(state) ? target : 0;
  if (distance) triedFrom = -1;
  causedEvent = lastEventNumber;
  syncHistory();
}));
