// The page when its session has ended, or its app has stopped.

import { makeButton, showMessage } from "./messages.js";
import { pageRoot } from "./page.js";

/** Whether the page no longer takes part in a session. */
export let isOver = false;
/** The message until an app is back that was stopped or has crashed. */
export let stopText = "";

/** @type {Record<string, string>} */
const endings = {
  gone: "This session has ended. Starting a new one…",
  full: "The server has no room for this window.",
  expired: "This login has ended.",
  loggedOut: "You have logged out.",
  replaced: "This session goes on in another window.",
  failed: "This page ran into an error and stopped.",
};

/** The key of the tab's storage for the text of a crash. */
const crashKey = "live-crash";

/**
 * Shows that the app has stopped. A process that crashes closes its connections only after it has printed where.
 * @param {string} text
 */
export function showStop(text, isCrash = false) {
  stopText = text;
  showMessage(text);
  setActive(false);
  if (!isCrash) return;
  try {
    sessionStorage.setItem(crashKey, text);
  } catch {
    // A tab that may keep nothing shows the text until the app is back.
  }
}

/** Shows how the app has crashed until the user closes it: the app may be back before anyone has read that. */
export function showCrash() {
  try {
    const text = sessionStorage.getItem(crashKey);
    if (text) showMessage(text, makeButton("Close", closeCrash));
  } catch {
    // A tab that may keep nothing has no such text.
  }
}

function closeCrash() {
  sessionStorage.removeItem(crashKey);
  showMessage("");
}

/** Makes the page usable again when its app is back. */
export function clearStop() {
  stopText = "";
  setActive(true);
}

/**
 * Shows why the session has ended, with a button that loads the page again.
 * @param {string} reason
 */
export function showEnd(reason) {
  isOver = true;
  showMessage(endings[reason] || "This session has ended.", makeButton("Reload", () => location.reload()));
  setActive(false);
}

/**
 * The parts of the page that are inert because there is no server.
 * @type {PageElement[]}
 */
const stopped = [];

/**
 * A page without a server must not look usable. A dialog is not inert with the page, so its content is made inert.
 * @param {boolean} isActive
 */
function setActive(isActive) {
  for (const part of stopped.splice(0)) part.inert = false;
  if (isActive) return;
  const content =
    /** @type {NodeListOf<PageElement>} */
    (pageRoot.querySelectorAll("dialog > :not(dialog, #status, [inert])"));
  stopped.push(pageRoot, ...content);
  for (const part of stopped) part.inert = true;
}
