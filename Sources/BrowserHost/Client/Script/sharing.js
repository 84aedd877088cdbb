// Sharing and copying, which a browser allows only soon after an action of the user.

import { topDialog } from "./dialogs.js";
import { moveFocusQuietly } from "./focus.js";
import { showBriefly, showMessage, texts } from "./messages.js";
import { focusedElement, on } from "./page.js";

on("click", ({ target }) => {
  const button = target.closest("[data-share]");
  if (button) share(JSON.parse(button.dataset.share));
});

/**
 * Shares by the browser's share sheet. A browser without one, or a page without TLS, copies instead.
 * @param {ShareData} content
 */
async function share(content) {
  if (navigator.share) {
    try {
      return await navigator.share(content);
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  const text = [content.text, content.url].filter(Boolean).join("\n");
  if (await isCopied(text)) showBriefly(texts.copied);
  else offerToCopy(text);
}

/**
 * Copies a text to the clipboard, or shows a button that does.
 * @param {string} text
 */
export async function copyText(text) {
  if (!await isCopied(text)) offerToCopy(text);
}

/** @param {string} text */
function offerToCopy(text) {
  const button = document.createElement("button");
  button.textContent = texts.copy;
  button.onclick = async () => showBriefly(await isCopied(text) ? texts.copied : texts.notCopied);
  showMessage(texts.toCopy, button);
}

/** @param {string} text */
async function isCopied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return isCopiedByCommand(text);
  }
}

/**
 * Copies in the way of pages without TLS.
 * @param {string} text
 */
function isCopiedByCommand(text) {
  const focused = focusedElement();
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "aside";
  let isCopied = false;
  moveFocusQuietly(() => {
    (topDialog() ?? document.body).append(field);
    field.select();
    isCopied = document.execCommand("copy");
    field.remove();
    focused.focus({ preventScroll: true });
  });
  return isCopied;
}
