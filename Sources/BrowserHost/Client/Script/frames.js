// Applies the patches of a frame.

import { setShownAddress } from "./addresses.js";
import { noteRemovalOfPressed } from "./arrivals.js";
import { buildNode, forgetNode, move, place, setText } from "./elements.js";
import { loadRarely, setAttribute } from "./attributes.js";
import { beginSession, endSession, expectMore } from "./connection.js";
import { closeDialogs, opensDialogs, openDialogs, topDialog } from "./dialogs.js";
import { updateRows } from "./editing.js";
import { openFiles } from "./files.js";
import { chooseViews } from "./fitting.js";
import { applyFocus, keepFocus, moveFocusQuietly, noteFocus, reportCurrentFocus } from "./focus.js";
import { growFields } from "./growing.js";
import { alignViews } from "./guides.js";
import { followStep, syncHistory } from "./history.js";
import { forgetReports, watchSize } from "./layout.js";
import { measureLayouts } from "./layouts.js";
import { measureRows, placeRows, reportRowsSoon } from "./lazy-rows.js";
import { showLink, showNotice } from "./messages.js";
import {
  animateAfterFrame, animateContent, animateFrame, keepGhost, leavesSlowly, measureBeforeFrame,
} from "./motion.js";
import { findNode, pageRoot, setEvents } from "./page.js";
import { followPlacesSoon } from "./places.js";
import { placePopovers } from "./popovers.js";
import { restoreScrollOffsets, showUncoveredScreens, uncoverLater, uncoversScreens } from "./screens.js";
import { keepAnchors } from "./scroll-anchors.js";
import { scrollAreaLater, scrollLater, scrollToTargets } from "./scroll-targets.js";
import { takeKeptOffsets } from "./kept-session.js";
import { copyText } from "./sharing.js";
import { letKeyboardScroll } from "./scrolling.js";
import { shrinkTexts } from "./shrinking.js";
import { repeatTitles } from "./titles.js";
import { markChanged, updateChangedTraits } from "./traits.js";
import { pickAgain, reportComposition } from "./typing.js";
import { noteSaved } from "./unsaved.js";
import { operation, selector } from "./wire.js";
import { keepForShrinking, noteZooms, shrinks, shrinkToSources } from "./zooms.js";

/**
 * The work of each operation. Its first argument is the last event that the server had seen.
 * @type {Record<number, (acknowledged: number, ...operands: any[]) => unknown>}
 */
const operations = {
  /** @type {(acknowledged: number, id: number, text: string) => void} */
  [operation.setText]: (_, id, text) => {
    const node = findNode(id);
    setText(node, text);
    animateContent(node);
  },
  /** @type {(acknowledged: number, id: number, name: string, value: string) => void} */
  [operation.setAttribute]: (ack, id, name, value) => {
    const node = findNode(id);
    setAttribute(node, name, value, ack);
    // A line of a symbol.
    if (name === "d") animateContent(node);
  },
  /** @type {(acknowledged: number, id: number, name: string) => unknown} */
  [operation.removeAttribute]: (ack, id, name) => setAttribute(findNode(id), name, null, ack),
  /** @type {(acknowledged: number, id: number, events: number) => void} */
  [operation.setEvents]: (_, id, events) => {
    const node = findNode(id);
    setEvents(node, events);
    followStep(node, events);
    watchSize(node);
    if (!node.matches(selector.row)) return;
    if (node.closest("[data-editing]")) updateRows([node]);
    markChanged(node);
  },
  /** @type {(acknowledged: number, tree: Tree, parent: number, before?: number) => void} */
  [operation.insert]: (ack, tree, parent, before) => {
    const node = buildNode(tree, ack);
    place(node, parent, before);
    pickAgain(findNode(parent), ack);
    if (node.closest("[data-editing]")) updateRows([node, ...node.querySelectorAll(selector.row)]);
    if (node.matches(selector.screen)) uncoverLater(node);
  },
  /** @type {(acknowledged: number, id: number, parent: number, before?: number) => unknown} */
  [operation.move]: (_, id, parent, before) => move(findNode(id), parent, before),
  /** @type {(acknowledged: number, id: number) => void} */
  [operation.remove]: (_, id) => {
    const node = findNode(id);
    const hadDialog = closeDialogs(node);
    markChanged(node.parentElement);
    forgetNode(node);
    moveFocusQuietly(() => {
      if (shrinks(node)) keepForShrinking(node);
      else if (leavesSlowly(node)) keepGhost(node);
      else node.remove();
    });
    if (hadDialog) reportCurrentFocus();
  },
  /** @type {(acknowledged: number, ...motion: Parameters<typeof animateFrame>) => unknown} */
  [operation.animate]: (_, ...motion) => animateFrame(...motion),
  /** @type {(acknowledged: number, address: string) => unknown} */
  [operation.open]: (_, address) => openInNewTab(address),
  /** @type {(acknowledged: number, path: string) => unknown} */
  [operation.address]: (_, path) => setShownAddress(path),
  /** @type {(acknowledged: number, text: string) => void} */
  [operation.copy]: (_, text) => { copyText(text); },
  /** @type {(acknowledged: number, text: string) => void} */
  [operation.announce]: (_, text) => loadRarely("announcing", text, topDialog() ?? document.body),
  /** @type {(acknowledged: number, ...times: number[]) => unknown} */
  [operation.vibrate]: (_, ...times) => navigator.vibrate?.(times),
  [operation.unfinished]: expectMore,
  /** @type {(acknowledged: number, id: number, x?: number, y?: number) => unknown} */
  [operation.scroll]: (_, id, x, y) => scrollLater(findNode(id), x, y),
  /** @type {(acknowledged: number, id: number, x: number | "", y: number | "") => unknown} */
  [operation.scrollArea]: (_, id, x, y) => scrollAreaLater(findNode(id), x, y),
  /** @type {(acknowledged: number, id: string, after?: number) => unknown} */
  [operation.welcome]: (ack, id, after) => beginSession(id, ack, after),
  /** @type {(acknowledged: number, number: number, isAnew?: number) => unknown} */
  [operation.saved]: (_, number, isAnew) => noteSaved(number, isAnew),
  /** @type {(acknowledged: number, number: number, ...ids: number[]) => void} */
  [operation.refused]: (_, number, ...ids) => {
    console.warn(`The server refused event ${number}${ids.length ? ` for the elements ${ids.join(", ")}` : ""}.`);
    forgetReports(ids);
  },
  /** @type {(acknowledged: number, text: string) => unknown} */
  [operation.notice]: (_, text) => showNotice(text),
  /** @type {(acknowledged: number, reason: string, text?: string) => unknown} */
  [operation.ended]: (_, reason, text) => endSession(reason, text),
};

/**
 * Applies a frame, and then does the work that needs all of its elements.
 * @param {Patch[]} frame The operations, each a code with its operands.
 * @param {number} acknowledged The last event that the server had seen.
 * @param {() => void} whenApplied Called when the elements exist. Events that are reported later count as caused by this frame.
 */
export function applyFrame(frame, acknowledged, whenApplied) {
  const focused = noteFocus();
  const isEmpty = !frame.length;
  noteZooms(frame);
  /** @param {Patch} patch */
  const apply = ([code, ...operands]) => operations[code](acknowledged, ...operands);
  // Changes before the first animation are shown first, as its start.
  const moves = frame.findIndex(([code]) => code === operation.animate);
  if (moves > 0) {
    frame.splice(0, moves).forEach(apply);
    updateChangedTraits();
    pageRoot.getBoundingClientRect();
  }
  while (frame.length && frame[0][0] === operation.animate) apply(
    /** @type {Patch} */
    (frame.shift()));
  const rows = measureRows(frame);
  const places = measureBeforeFrame(frame);
  frame.forEach(apply);
  updateChangedTraits();
  placeRows(rows);
  alignViews();
  measureLayouts();
  animateAfterFrame(places);
  if (opensDialogs() || uncoversScreens()) reportComposition();
  whenApplied();
  openDialogs();
  placePopovers();
  showUncoveredScreens();
  shrinkToSources();
  keepAnchors();
  noteRemovalOfPressed();
  if (pageRoot.firstChild) restoreScrollOffsets(takeKeptOffsets());
  scrollToTargets();
  if (!isEmpty) {
    chooseViews();
    growFields();
    shrinkTexts();
    letKeyboardScroll();
    repeatTitles();
    followPlacesSoon();
  }
  openFiles();
  applyFocus();
  if (!isEmpty) keepFocus(focused);
  syncHistory();
  reportRowsSoon();
}

/** Removes all that the app shows, before another process shows it anew. */
export function clearPage() {
  closeDialogs(pageRoot);
  [...pageRoot.children].forEach(forgetNode);
  moveFocusQuietly(() => pageRoot.replaceChildren());
  // The server sets them for a new content alone, and never takes them back before.
  for (const name of ["dir", "data-title", "data-pick"]) pageRoot.removeAttribute(name);
}

/**
 * Opens an address in a new tab. A browser allows that only after an action of the user; else a link is shown.
 * @param {string} address
 */
function openInNewTab(address) {
  const link = document.createElement("a");
  Object.assign(link, { href: address, target: "_blank", rel: "noopener", textContent: address });
  if (navigator.userActivation?.isActive ?? true) return link.click();
  showLink("The app shows:", link);
}
