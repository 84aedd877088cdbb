// Makes, moves and removes elements for the patches of a frame.

import { setAttribute } from "./attributes.js";
import { forgetDialog, openLater } from "./dialogs.js";
import { forgetFiles } from "./files.js";
import { moveFocusQuietly, updateRowTabStop } from "./focus.js";
import { noteNewStep, forgetStep } from "./history.js";
import { unwatchSize, unwatchVisibility, watchBar, watchSize } from "./layout.js";
import { forgetGap } from "./lazy-rows.js";
import { addNode, facts, findNode, hiddenLink, pageRoot, removeNode, tabStopSelector } from "./page.js";
import { forgetCells } from "./grids.js";
import { followPlace } from "./places.js";
import { layButton } from "./row-buttons.js";
import { noteAnchors } from "./scroll-anchors.js";
import { forgetPull } from "./sheets.js";
import { noteScrollArea } from "./scrolling.js";
import { noteShrinkingText } from "./shrinking.js";
import { addTitle, forgetTitle } from "./titles.js";
import { forgetChanges, markChanged, updateTraits } from "./traits.js";
import { forgetComposition } from "./typing.js";
import { eventKind, selector } from "./wire.js";

/** Elements that name their screen or dialog. */
const titleSelector = `${selector.barTitle}, ${selector.largeTitle}, ${selector.alertTitle}`;
const svg = "http://www.w3.org/2000/svg";

/**
 * Makes an element with all that is in it.
 * @param {Tree} tree Number, tag, attributes, events, and a text or the trees of the children.
 * @param {number} acknowledged The last event that the server had seen when it wrote this.
 */
export function buildNode([id, tag, attributes, events, content], acknowledged) {
  const node =
    /** @type {PageElement} */
    (tag[0] === ":" ? document.createElementNS(svg, tag.slice(1)) : document.createElement(tag));
  addNode(node, id, events || 0);
  watchSize(node);
  if (node.matches("dialog")) openLater(node);
  if (events & eventKind.dismiss) noteNewStep(node);
  if (typeof content === "string") node.textContent = content;
  else if (content) for (const child of content) node.append(buildNode(child, acknowledged));
  if (attributes) for (const name in attributes) setAttribute(node, name, attributes[name], acknowledged);
  // The letters of a field decide the direction of its text.
  if (node.matches(selector.textfield)) node.dir = "auto";
  if (node.matches(selector.insetBar)) watchBar(node);
  if (node.matches(selector.scroll)) noteScrollArea(node, true);
  if (node.matches(titleSelector)) addTitle(node);
  if (node.matches(selector.context)) markChanged(node);
  // The keyboard reaches the row if it reaches nothing else in it.
  if (node.matches(selector.row) && hiddenLink(node) && !node.querySelectorAll(tabStopSelector)[1]) {
    layButton(node);
  }
  if (node.matches(selector.row)) updateRowTabStop(node);
  updateTraits(node);
  return node;
}

/**
 * Forgets an element that leaves the page, with all that is in it.
 * @param {PageElement} node
 */
export function forgetNode(node) {
  if (node[facts]) {
    removeNode(node);
    unwatchSize(node);
    unwatchVisibility(node);
    forgetCells(node);
    forgetGap(node);
  }
  followPlace(node, false);
  noteAnchors(node, false);
  noteShrinkingText(node, false);
  noteScrollArea(node, false);
  forgetStep(node);
  forgetDialog(node);
  forgetTitle(node);
  forgetChanges(node);
  forgetComposition(node);
  forgetPull(node);
  forgetFiles(node);
  for (let child = node.firstElementChild; child; child = child.nextElementSibling) forgetNode(child);
}

/**
 * @param {PageElement} node
 * @param {number} parent
 * @param {number} [before]
 */
export function place(node, parent, before) {
  markChanged(findNode(parent));
  findNode(parent).insertBefore(node, before ? findNode(before) : null);
}

/**
 * Newer browsers move an element with its focus, its scroll offset and its running animations.
 * @param {PageElement} node
 * @param {number} parent
 * @param {number} [before]
 */
export function move(node, parent, before) {
  markChanged(findNode(parent));
  markChanged(node.parentElement);
  if (pageRoot.moveBefore) {
    return findNode(parent).moveBefore?.(node, before ? findNode(before) : null);
  }
  const focus = node.contains(document.activeElement) ? document.activeElement : null;
  moveFocusQuietly(() => {
    place(node, parent, before);
    focus?.focus({ preventScroll: true });
  });
}

/**
 * @param {PageElement} node
 * @param {string} text
 */
export function setText(node, text) {
  const child =
    /** @type {Text | null} */
    (node.firstChild);
  if (child && child === node.lastChild && child.nodeType === Node.TEXT_NODE) child.data = text;
  else node.textContent = text;
  markChanged(node);
}
