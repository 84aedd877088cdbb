// Files: those that the user chooses are sent, and those that the app offers are downloaded.

import { urlOf } from "./addresses.js";
import { askToDismiss } from "./dialogs.js";
import { showMessage, texts } from "./messages.js";
import { on } from "./page.js";

/**
 * The fields for files and the links to files that are new in this frame.
 * @type {PageElement[]}
 */
const filesToOpen = [];

/**
 * The field whose picker this page has opened by itself.
 * @type {PageElement | null}
 */
let openedByPage = null;

/**
 * The controllers that end the sending of files, by the field for them.
 * @type {Map<PageElement, AbortController>}
 */
const senders = new Map();

/**
 * Notes a field for files or a link to a file, which opens at the end of the frame.
 * @param {PageElement} node
 */
export function noteFiles(node) {
  filesToOpen.push(node);
}

/** Opens pickers, and begins downloads. A browser opens a picker only soon after an action of the user. */
export function openFiles() {
  for (const node of filesToOpen.splice(0)) {
    if (!node.isConnected) continue;
    if (node.matches("a")) clickAlone(linkTo(node));
    else if (navigator.userActivation?.isActive) {
      openedByPage = node;
      clickAlone(node);
    }
  }
}

/** @param {PageElement} link */
function linkTo(link) {
  link.href = fileAddress(link.dataset.download);
  link.download = "";
  return link;
}

/** @param {string} secret */
const fileAddress = (secret) => urlOf(`/live/files/${secret}`);

/**
 * Clicks on an element, of which the views around it take no notice.
 * @param {PageElement} node
 */
function clickAlone(node) {
  node.addEventListener("click", (event) => event.stopPropagation(), { once: true });
  node.click();
}

// A user who closes the picker that opened by itself closes the dialog, too.
on("cancel", ({ target }) => {
  if (target !== openedByPage) return;
  openedByPage = null;
  askToDismiss(
    /** @type {PageElement} */
    (target.closest("dialog")));
});

on("change", ({ target }) => {
  if (target.matches("[data-upload]")) sendFiles(target);
});

/**
 * Sends the files of a field, one after the other. The dialog shows how much the server has received.
 * @param {PageElement} field
 */
async function sendFiles(field) {
  const files = [...field.files];
  openedByPage = null;
  // The user may choose the same file again.
  field.value = "";
  showMessage("");
  forgetFiles(field);
  const sender = new AbortController();
  senders.set(field, sender);
  const address = fileAddress(field.dataset.upload);
  for (const [index, file] of files.entries()) {
    if (!await sendFile(file, index, files.length, address, sender.signal)) return;
  }
}

/**
 * Sends a file. Returns whether the server has accepted it.
 * @param {File} file
 * @param {number} index
 * @param {number} count
 * @param {string} address
 * @param {AbortSignal} signal
 */
async function sendFile(file, index, count, address, signal) {
  try {
    const answer = await fetch(address, {
      method: "PUT",
      body: file,
      redirect: "error",
      signal,
      headers: {
        "Content-Type": "application/octet-stream",
        "File-Name": encodeURIComponent(file.name),
        "File-Index": `${index}`,
        "File-Count": `${count}`,
      },
    });
    // The dialog shows why the server refuses a file, and nothing of a refusal of a proxy before it.
    if (!answer.ok && !answer.headers.has("File-Refusal")) showMessage(texts.notSent);
    return answer.ok;
  } catch {
    if (!signal.aborted) showMessage(texts.notSent);
    return false;
  }
}

/**
 * Stops to send the files of a field that leaves the page, or whose user chooses other files.
 * @param {PageElement} node
 */
export function forgetFiles(node) {
  senders.get(node)?.abort();
  senders.delete(node);
}
