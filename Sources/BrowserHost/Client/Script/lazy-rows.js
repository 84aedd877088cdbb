// Long collections, of which only the rows near the visible part exist. Gaps stand for the others. This module keeps the
// gaps as long as those rows would be, and reports which rows the page needs.

import { isWelcome } from "./connection.js";
import { isPending, reportEvent } from "./events.js";
import { noteRows, setLengths } from "./gaps.js";
import { afterFrame, cellsOf, facts, focusedElement, holdsValue, nodesById, onceAFrame, runGuarded } from "./page.js";
import { isScroller, keepVisible, RowPlaces, scrollerAround } from "./row-places.js";
import { eventKind, operation } from "./wire.js";

/** In this many screens before and after the visible part all rows must exist. */
const neededScreens = 1;
/** The rows of this many screens are asked for if some are missing. */
const askedScreens = 2;
/** Rows that are farther than this many screens are let go. */
const keptScreens = 5;
/** So many rows may be farther. */
const farLimit = 20;

/** @type {Set<PageElement>} */
const gaps = new Set();

/**
 * Notes that an element stands for a number of rows.
 * @param {PageElement} node
 * @param {string | null} rows
 */
export function noteGap(node, rows) {
  gaps.add(node);
  noteRows(node, Number(rows));
}

/** @param {PageElement} node */
export const forgetGap = (node) => gaps.delete(node);

const onceADrawing = onceAFrame();

/** Reports which rows the page needs, when the browser draws the next frame. */
export const reportRowsSoon = () => { if (gaps.size) onceADrawing(reportRows); };

/**
 * Whether rows beside an element do not exist.
 * @param {PageElement} node
 */
export const isAmongGaps = (node) => [...gaps].some((gap) => gap.parentElement?.contains(node));

/**
 * Whether rows within an element do not exist.
 * @param {Element | null} node
 */
export const hasGaps = (node) => [...gaps].some((gap) => node?.contains(gap));

/**
 * Whether rows between two elements do not exist.
 * @param {PageElement} first
 * @param {PageElement} second
 */
export const isGapBetween = (first, second) => [...gaps].some((gap) =>
  (first.compareDocumentPosition(gap) ^ second.compareDocumentPosition(gap)) & Node.DOCUMENT_POSITION_FOLLOWING);

/** The containers of rows that have gaps. */
const containers = () => new Set([...gaps].map(({ parentElement }) => parentElement));

/** @param {Element | null | undefined} container */
export const isShown = (container) =>
  /** @type {number} */
  (container?.getClientRects().length) > 0;

/**
 * The element whose children an operation of a frame changes, or the gap of which it changes the number of rows.
 * @param {Patch} patch
 */
function changedParent([code, first, second]) {
  if (code === operation.insert) return nodesById.get(second);
  const changesChildren = [operation.move, operation.remove].includes(code);
  const changesGap = code === operation.setAttribute && second === "data-rows";
  return changesChildren || changesGap ? nodesById.get(first)?.parentElement : null;
}

/**
 * Measures the rows before a frame that changes them.
 * @param {Patch[]} frame
 */
export function measureRows(frame) {
  if (!gaps.size) return [];
  const known =
    /** @type {Set<Element | null | undefined>} */
    (containers());
  const changed = new Set(frame.map(changedParent).filter((node) => known.has(node) && isShown(node)));
  return [...
    /** @type {Set<PageElement>} */
    (changed)].map((container) => new RowPlaces(container));
}

/**
 * Gives the gaps their lengths after a frame, and keeps the visible rows in their places.
 *
 * Rows are measured before the frame: afterwards the browser would lay out the list once more.
 * @param {RowPlaces[]} before
 */
export function placeRows(before) {
  const outdated = [...
    /** @type {Set<GapElement>} */
    (gaps)].filter(({ [facts]: { gap } }) => gap.placed !== gap.rows).map((gap) => gap.parentElement);
  const changed = new Set([...before.map(({ container }) => container), ...outdated]);
  for (const container of changed) {
    const old = before.find((places) => places.container === container);
    if (!old && !isShown(container)) continue;
    setLengths(old ?? new RowPlaces(container), cellsOf(container));
    numberLater(container);
  }
  keepVisible(before);
}

/**
 * The containers whose rows get numbers when the browser has drawn the frame.
 * @type {Set<PageElement>}
 */
const unnumbered = new Set();

/**
 * Numbers rows later, because that changes all of them.
 * @param {PageElement} container
 */
function numberLater(container) {
  if (!unnumbered.size) {
    afterFrame(() => runGuarded(() => {
      for (const one of unnumbered) numberRows(one);
      unnumbered.clear();
    }));
  }
  unnumbered.add(container);
}

/**
 * Lets assistive technology say how many rows a list has, and which of them is read.
 *
 * The browser itself counts the rows of a list that is whole. Rows of several elements are not counted.
 * @param {PageElement} container
 */
function numberRows(container) {
  if (!container.matches("ul")) return;
  const cells = cellsOf(container);
  const areCounted = cells.some((cell) => cell[facts].gap) && !container.querySelector(":scope > [data-elements]");
  /** @param {PageElement} cell */
  const rowsOf = (cell) => cell[facts].gap?.rows ?? 1;
  const count = areCounted ? `${cells.reduce((sum, cell) => sum + rowsOf(cell), 0)}` : null;
  let index = 0;
  for (const cell of cells) {
    index += rowsOf(cell);
    const position = areCounted ? `${index}` : null;
    if (cell[facts].gap || cell.ariaPosInSet === position && cell.ariaSetSize === count) continue;
    cell.ariaPosInSet = position;
    cell.ariaSetSize = count;
  }
}

/** Reports which rows the page needs, where it lacks some near the visible part or has many that are far from it. */
export function reportRows() {
  if (!gaps.size || !isWelcome) return;
  for (const container of containers()) {
    if (!isShown(container)) continue;
    const gap = cellsOf(container).find((cell) => gaps.has(cell));
    if (!gap || isPending(({ kind, id }) => kind === eventKind.rows && id === gap[facts].id)) continue;
    const need = needOf(new RowPlaces(container), container[facts].held);
    if (need === container[facts].need) continue;
    if (need && !reportEvent(gap, eventKind.rows, need)) continue;
    container[facts].need = need;
    if (need) container[facts].held = Number(need.split(" ").pop());
  }
}

/**
 * The first row, the last row, and the row that the user carries or that has the focus, which a container needs, or null if it has what it needs.
 * @param {RowPlaces} places
 */
function needOf(places, reported = 0) {
  const held = (places.rows.find(({ node }) => node.classList.contains("carried"))
    ?? places.rows.find(({ node }) => node.contains(focusedElement())))?.node[facts].id ?? 0;
  const lacksRows = places.near(neededScreens).some(({ node }) => node[facts].gap);
  const asked = places.near(askedScreens);
  const isAsKnown = held === reported && !lacksRows && !hasFarRows(places) && isInLines(places);
  if (!asked.length || isAsKnown) return null;
  const distance = askedScreens * (places.view.to - places.view.from);
  const first = lineStart(places, pointIn(asked[0], places.view.from - distance));
  const last = pointIn(asked[asked.length - 1], places.view.to + distance);
  return [first, last].flatMap(({ node, row }) => [node[facts].id, row]).concat(held).join(" ");
}

/**
 * Whether many rows next to a gap are far from the visible part. A row in use may be far, too.
 * @param {RowPlaces} places
 */
function hasFarRows(places) {
  const kept = new Set(places.near(keptScreens));
  return places.gaps.some(({ node }) => [-1, 1].some((step) =>
    places.neighbors(node, step).filter((row) => !kept.has(row)).length > farLimit));
}

/**
 * Whether the first row after each gap begins a line.
 * @param {RowPlaces} places
 */
function isInLines(places) {
  const { rowsInLine } = places;
  let index = 0;
  return places.all.every(({ node, rows }, at) => {
    const isFirst = at > 0 && places.all[at - 1].node[facts].gap && !node[facts].gap;
    index += rows;
    return !isFirst || (index - 1) % rowsInLine === 0;
  });
}

/**
 * The row at a coordinate: an element, or the number of a row within a gap.
 * @param {import("./row-places.js").Place} place
 * @param {number} coordinate
 */
function pointIn({ node, rows, from, to }, coordinate) {
  const row = Math.floor((coordinate - from) / (to - from || 1) * rows);
  return { node, row: Math.max(0, Math.min(row, rows - 1)) };
}

/**
 * The first row in the line of a row. Rows before it lie in whole lines, so that none changes its column.
 * @param {RowPlaces} places
 * @param {{ node: PageElement, row: number }} point
 * @returns {{ node: PageElement, row: number }}
 */
function lineStart(places, point) {
  let excess = 0;
  for (const { node, rows } of places.all) {
    const isHere = node === point.node;
    excess += isHere ? point.row : rows;
    if (isHere) break;
  }
  excess %= places.rowsInLine;
  if (excess <= point.row) return { node: point.node, row: point.row - excess };
  const index = places.all.findIndex(({ node }) => node === point.node);
  const { node, rows } = places.all[Math.max(0, index - 1)];
  return lineStart(places, { node, row: rows - 1 });
}

/**
 * The element that the keyboard scrolls, which is the innermost one around the focus.
 * @param {PageElement} target
 */
function scrolledByKeys(target) {
  for (let node = target; node && node !== document.body; node = node.parentElement) {
    if (node.scrollHeight > node.clientHeight + 1 && isScroller(node, false)) return node;
    if (node.matches("dialog")) return null;
  }
  return document.scrollingElement;
}

/**
 * Jumps to an end of a long list. The browser itself would scroll there smoothly, and to where the end was estimated before.
 * @param {KeyboardEvent} event
 */
function jumpToEnd(event) {
  const target =
    /** @type {PageElement} */
    (event.target);
  const hasModifier = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
  const isOfTarget = holdsValue(target) || target.isContentEditable || target.matches("audio, video");
  if (!/^(Home|End)$/.test(event.key) || event.defaultPrevented || hasModifier || isOfTarget) return;
  const scroller = scrolledByKeys(target);
  const isLong = [...containers()].some((one) => isShown(one) && scrollerAround(one, false) === scroller);
  if (!scroller || !isLong) return;
  event.preventDefault();
  scroller.scrollTo({ top: event.key === "End" ? scroller.scrollHeight : 0, behavior: "instant" });
}

addEventListener("keydown", (event) => runGuarded(() => jumpToEnd(event)));
document.addEventListener("scroll", () => runGuarded(reportRowsSoon), { capture: true, passive: true });
addEventListener("resize", () => runGuarded(reportRowsSoon));
for (const type of ["focusin", "focusout"]) document.addEventListener(type, () => runGuarded(reportRowsSoon));
