// Applies the patches of a frame.

import { setShownAddress } from "./addresses.js";
import { noteRemovalOfPressed } from "./arrivals.js";
import { buildNode, forgetNode, move, place, setText } from "./elements.js";
import { setAttribute } from "./attributes.js";
import { beginSession, endSession, expectMore } from "./connection.js";
import { closeDialogs, opensDialogs, openDialogs } from "./dialogs.js";
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

/** The work of each operation. Its first argument is the last event that the server had seen. */
const operations = {
  [operation.setText]: (_, id, text) => {
    const node = findNode(id);
    setText(node, text);
    animateContent(node);
  },
  [operation.setAttribute]: (ack, id, name, value) => setAttribute(findNode(id), name, value, ack),
  [operation.removeAttribute]: (ack, id, name) => setAttribute(findNode(id), name, null, ack),
  [operation.setEvents]: (_, id, events) => {
    const node = findNode(id);
    setEvents(node, events);
    followStep(node, events);
    watchSize(node);
    if (!node.matches(selector.row)) return;
    if (node.closest("[data-editing]")) updateRows([node]);
    markChanged(node);
  },
  [operation.insert]: (ack, tree, parent, before) => {
    const node = buildNode(tree, ack);
    place(node, parent, before);
    pickAgain(findNode(parent), ack);
    if (node.closest("[data-editing]")) updateRows([node, ...node.querySelectorAll(selector.row)]);
    if (node.matches(selector.screen)) uncoverLater(node);
  },
  [operation.move]: (_, id, parent, before) => move(findNode(id), parent, before),
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
  [operation.animate]: (_, ...motion) => animateFrame(.../** @type {[any, any, any, any]} */ (motion)),
  [operation.open]: (_, address) => openInNewTab(address),
  [operation.address]: (_, path) => setShownAddress(path),
  [operation.copy]: (_, text) => { copyText(text); },
  [operation.vibrate]: (_, ...times) => navigator.vibrate?.(times),
  [operation.unfinished]: expectMore,
  [operation.scroll]: (_, id, x, y) => scrollLater(findNode(id), x, y),
  [operation.scrollArea]: (_, id, x, y) => scrollAreaLater(findNode(id), x, y),
  [operation.welcome]: (ack, id, after) => beginSession(id, ack, after),
  [operation.saved]: (_, number, isAnew) => noteSaved(number, isAnew),
  [operation.refused]: (_, number, ...ids) => {
    console.warn(`The server refused event ${number}${ids.length ? ` for the elements ${ids.join(", ")}` : ""}.`);
    forgetReports(ids);
  },
  [operation.notice]: (_, text) => showNotice(text),
  [operation.ended]: (_, reason, text) => endSession(reason, text),
};

/**
 * Applies a frame, and then does the work that needs all of its elements.
 * @param {any[][]} frame The operations, each a code with its operands.
 * @param {number} acknowledged The last event that the server had seen.
 * @param {() => void} whenApplied Called when the elements exist. Events that are reported later count as caused by this frame.
 */
export function applyFrame(frame, acknowledged, whenApplied) {
  const focused = noteFocus();
  const isEmpty = !frame.length;
  noteZooms(frame);
  const apply = (/** @type {any[]} */ [code, ...operands]) => operations[code](acknowledged, ...operands);
  // Changes before the first animation are shown first, as its start.
  const moves = frame.findIndex(([code]) => code === operation.animate);
  if (moves > 0) {
    frame.splice(0, moves).forEach(apply);
    updateChangedTraits();
    pageRoot.getBoundingClientRect();
  }
  while (frame.length && frame[0][0] === operation.animate) apply(/** @type {any[]} */ (frame.shift()));
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

/** Opens an address in a new tab. A browser allows that only after an action of the user; else a link is shown. */
function openInNewTab(address) {
  const link = document.createElement("a");
  Object.assign(link, { href: address, target: "_blank", rel: "noopener", textContent: address });
  if (navigator.userActivation?.isActive ?? true) return link.click();
  showLink("The app shows:", link);
}
