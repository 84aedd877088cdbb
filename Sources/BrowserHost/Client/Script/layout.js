// Reports sizes, places and visibility of elements to the server. One event reports many elements, and the next one waits
// for its acknowledgement.

import { isWelcome } from "./connection.js";
import { isPending, reportEvent } from "./events.js";
import { facts, isKnown, nodesById, pageRoot, runGuarded } from "./page.js";
import { placeOf } from "./places.js";
import { eventKind, selector } from "./wire.js";

/**
 * Sizes that wait to be reported, by the element.
 * @type {Map<PageElement, string>}
 */
const waitingSizes = new Map();
/**
 * Places that wait to be reported, by the element.
 * @type {Map<PageElement, string>}
 */
const waitingPlaces = new Map();
/**
 * Visibilities that wait to be reported, by the element.
 * @type {Map<PageElement, string>}
 */
const waitingVisibilities = new Map();
/**
 * Reports that wait, with their kind of event and the fact that holds the last report of an element.
 * @type {[number, "size" | "visibility", Map<PageElement, string>][]}
 */
const waitingReports = [
  [eventKind.resize, "size", waitingSizes], [eventKind.place, "size", waitingPlaces],
  [eventKind.visibility, "visibility", waitingVisibilities],
];
/** The number of elements that one event reports. */
const reportLimit = 500;

export function reportLayout() {
  for (const [kind, fact, waiting] of waitingReports) {
    if (!waiting.size || !isWelcome || isPending((event) => event.kind === kind)) continue;
    /** @type {[PageElement, string][]} */
    const reports = [];
    for (const [node, text] of waiting) {
      if (reports.length === reportLimit) break;
      if (isKnown(node) && node[facts][fact] !== text) reports.push([node, text]);
      else waiting.delete(node);
    }
    if (!reports.length || !reportEvent(pageRoot, kind, reports.map(([, text]) => text).join(" "))) continue;
    for (const [node, text] of reports) {
      node[facts][fact] = text;
      waiting.delete(node);
    }
  }
}

/**
 * A length as it is reported.
 * @param {number} length
 */
export const rounded = (length) => Math.round(length * 100) / 100;

const sizeObserver = new ResizeObserver((entries) => runGuarded(() => {
  for (const { target, contentRect: { width, height } } of
    /** @type {EntryOf<ResizeObserverEntry>[]} */
    (entries)) {
    // An element that is not rendered, as in a tab that is not shown, has no size until it comes back.
    if (!target[facts] || !target.getClientRects().length) continue;
    const [id, ...size] = [target[facts].id ?? 0, width, height].map(rounded);
    target[facts].box = size.join(" ");
    if ((target[facts].events ?? 0) & eventKind.place) notePlace(target);
    else waitingSizes.set(target, `${id} ${target[facts].box}`);
  }
  reportLayout();
}));

/**
 * Notes the place of an element whose size is known.
 * @param {PageElement} node
 */
export function notePlace(node) {
  const { id, box } = node[facts];
  // A view of a layout cannot be measured while it moves.
  if (!box || !node.getClientRects().length || node.matches(selector.cell) && node.style.transition) return;
  const [width, height, ...corners] = placeOf(node);
  waitingPlaces.set(node, [id, corners.length / 2, box, width, height, ...corners].join(" "));
}

/**
 * Reports the place of an element anew, because it is measured in other spaces.
 * @param {PageElement} node
 */
export function measureAgain(node) {
  node[facts].size = "";
  notePlace(node);
  reportLayout();
}

/**
 * Reports the size or the place of an element where the server wants to know it.
 * @param {PageElement} node
 */
export function watchSize(node) {
  const known = node[facts];
  if (!(known.events & (eventKind.resize | eventKind.place))) return unwatchSize(node);
  // The server wants to know it anew, whatever was reported before.
  known.size = "";
  sizeObserver.observe(node);
}

/**
 * `unobserve` on an element that is not observed is as slow as the rest of its removal.
 * @param {PageElement} node
 */
export function unwatchSize(node) {
  if (node[facts].size === undefined) return;
  node[facts].size = undefined;
  sizeObserver.unobserve(node);
}

/**
 * Notes that the server does not know the sizes of some elements, so that the next ones are reported.
 * @param {number[]} ids
 */
export function forgetReports(ids) {
  for (const id of ids) {
    const known = nodesById.get(id)?.[facts];
    if (known?.size) known.size = "";
  }
}

const visibilityObserver = new IntersectionObserver((entries) => runGuarded(() => {
  for (const entry of
    /** @type {EntryOf<IntersectionObserverEntry>[]} */
    (entries)) {
    const { target } = entry;
    if (target[facts]) waitingVisibilities.set(target, visibilityReport(target, isSeen(entry)));
  }
  reportLayout();
}), { rootMargin: "25%", threshold: [0, 0.001] });

/**
 * Whether a part of an element is seen. One that only touches the edge, as the next page does, is not.
 * @param {IntersectionObserverEntry} entry
 */
const isSeen = ({ isIntersecting, intersectionRatio, boundingClientRect: { width, height } }) =>
  isIntersecting && (intersectionRatio > 0 || width * height === 0);

/**
 * A number stands for an element that is visible, and its negative for one that is not.
 * @param {Element} node
 * @param {boolean} isVisible
 */
const visibilityReport = ({ [facts]: { id = 0 } }, isVisible) => `${isVisible ? id : -id}`;

/**
 * Reports when an element becomes visible, and when it is visible no more.
 * @param {PageElement} node
 * @param {boolean} isVisible
 */
export function watchVisibility(node, isVisible) {
  node[facts].visibility = visibilityReport(node, isVisible);
  visibilityObserver.observe(node);
}

/** @param {Element} node */
export function unwatchVisibility(node) {
  if (node[facts].visibility) visibilityObserver.unobserve(node);
}

/**
 * Lets the page below a bar know how much of it the bar covers.
 * @param {PageElement} bar
 */
export const measureBar = (bar) =>
  /** @type {HTMLElement} */
  (bar.previousSibling).style.setProperty("--bar-size", `${bar.offsetHeight}px`);
const insetBars = new ResizeObserver((entries) => entries.forEach(({ target }) => measureBar(
  /** @type {PageElement} */
  (target))));

/**
 * Measures a bar whenever its size changes.
 * @param {PageElement} bar
 */
export const watchBar = (bar) => insetBars.observe(bar);
