// The views that the pointer of a mouse is over.

import { reportEvent } from "./events.js";
import { facts, on } from "./page.js";
import { eventKind } from "./wire.js";

/**
 * The views that the server knows to be under the pointer.
 * @type {Set<PageElement>}
 */
let hovered = new Set();

/**
 * Reports the views that the pointer has come over or left.
 * @param {PageElement | null} target
 */
function follow(target) {
  /** @type {Set<PageElement>} */
  const now = new Set();
  for (let node = target; node; node = node.parentElement) {
    if (node[facts]?.events & eventKind.hover && (hovered.has(node) || reportEvent(node, eventKind.hover, true))) {
      now.add(node);
    }
  }
  for (const node of hovered) if (!now.has(node)) reportEvent(node, eventKind.hover, false);
  hovered = now;
}

on("pointerover", ({ target, pointerType }) => { if (pointerType !== "touch") follow(target); });
on("pointerleave", () => follow(null));
