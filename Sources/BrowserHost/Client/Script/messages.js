// Messages of the page itself.

import { topDialog } from "./dialogs.js";

export const texts = {
  lost: "Connection lost — trying again…",
  stalled: "The app is taking longer than usual…",
  offline: "You are offline — trying again…",
  full: "Too many changes are waiting — new ones are not kept.",
  tooLong: "That text is too long and was not accepted.",
  anew: "The app has changed, and this window begins anew.",
  notRepeated: "The last change was lost. Please make it again.",
  notSent: "The file could not be uploaded.",
  copied: "Copied.",
  copy: "Copy",
  toCopy: "The app copies a text:",
  notCopied: "The browser does not allow copying.",
};

const statusLine =
  /** @type {HTMLElement} */
  (document.getElementById("status"));

/**
 * Shows a message, or hides it where the text is empty.
 * @param {string} text
 * @param {HTMLElement | null} addition
 */
export function showMessage(text, addition = null) {
  if (statusLine.textContent === text && !addition) return;
  statusLine.textContent = text;
  if (addition) statusLine.append(" ", addition);
  placeMessage();
}

/**
 * Hides a message, unless another one is shown.
 * @param {string} text
 */
export function hideMessage(text) {
  if (statusLine.textContent === text) showMessage("");
}

/**
 * Shows a message for some seconds.
 * @param {string} text
 */
export function showBriefly(text) {
  showMessage(text);
  setTimeout(() => hideMessage(text), 4000);
}

/**
 * Shows a link until the user follows it.
 * @param {string} text
 * @param {HTMLAnchorElement} link
 */
export function showLink(text, link) {
  link.onclick = () => showMessage("");
  showMessage(text, link);
}

/**
 * Shows a text of the developer's tools until the user closes it.
 * @param {string} text
 */
export function showNotice(text) {
  showMessage(text, text ? makeButton("Close", () => showMessage("")) : null);
}

/**
 * A button beside a message.
 * @param {string} title
 * @param {() => void} action
 */
export function makeButton(title, action) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = title;
  button.onclick = action;
  return button;
}

/** Puts the message into the dialog on top, because a dialog makes all else inert. */
export function placeMessage() {
  (topDialog() ?? document.body).append(statusLine);
}
