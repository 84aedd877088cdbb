// The lengths of gaps, which stand for rows that do not exist.
//
// A gap remembers the lengths of the rows that went into it at either end. It estimates the others by the average of
// the measured rows. So the scroll bar is honest, and rows come back with the length that they had.

import { facts } from "./page.js";
import { cellsBeside } from "./row-places.js";

/** @typedef {import("./row-places.js").Place} Place */
/** @typedef {import("./row-places.js").RowPlaces} RowPlaces */

/**
 * The average of the rows of each container: the sum of their lengths, and their number.
 * @type {WeakMap<Element, { sum: number, count: number }>}
 */
const averages = new WeakMap();
/** @type {WeakSet<Element>} */
const measuredRows = new WeakSet();
/** The length of all gaps of a container together. Browsers lay out nothing beyond some 17 million pixels. */
const longest = 15_000_000;

/**
 * The rows for which a gap stands.
 * @typedef {object} Gap
 * @property {number} rows
 * @property {number} [placed] The number of rows when the gap got its length.
 * @property {number[]} head The lengths of rows that went in at its beginning, the last one outermost.
 * @property {number[]} tail The lengths of rows that went in at its end, the last one outermost.
 */

/**
 * Notes the number of rows for which an element stands.
 * @param {PageElement} node
 * @param {number} rows
 */
export function noteRows(node, rows) {
  node[facts].gap = { head: [], tail: [], ...node[facts].gap, rows };
}

/**
 * Gives the gaps of a container their lengths.
 * @param {RowPlaces} places The places of its children, most often from before a change.
 * @param {PageElement[]} cells Its children now.
 */
export function setLengths(places, cells) {
  const spacing = places.spacing;
  const inLine = places.rowsInLine;
  const gaps = cells.filter((cell) => cell[facts].gap);
  const elements = Number(gaps[0]?.dataset.elements ?? 1) || 1;
  /** @param {Place} place */
  const lengthOf = ({ from, to }) => (to - from + spacing) / inLine * elements;
  const average = averageLength(places, lengthOf);
  /** @type {number[]} */
  const lengths = [];
  for (const node of gaps) {
    const gap =
      /** @type {Gap} */
      (node[facts].gap);
    if (gap.placed !== undefined && inLine === 1 && elements === 1) remember(node, gap, places, cells, lengthOf);
    else Object.assign(gap, { head: [], tail: [] });
    gap.placed = gap.rows;
    const known = [...gap.head, ...gap.tail];
    const unknown = Math.ceil((gap.rows - known.length) / inLine) * inLine;
    lengths.push(Math.max(0, known.reduce((sum, one) => sum + one, unknown * average) - spacing));
  }
  const scale = Math.min(1, longest / lengths.reduce((sum, one) => sum + one, 0));
  gaps.forEach((node, index) => {
    setStyle(node, places.isHorizontal ? "width" : "height", lengths[index] * scale);
    setStyle(node, "--row-length", average * inLine);
  });
}

/**
 * Sets a length in points, unless the element has it: the browser would compute the element's style anew.
 * @param {PageElement} node
 * @param {string} property
 * @param {number} length
 */
function setStyle(node, property, length) {
  const text = `${length}px`;
  if (node.style.getPropertyValue(property) !== text) node.style.setProperty(property, text);
}

/**
 * The average length of the rows beside the gaps of a container that were ever measured.
 * @param {RowPlaces} places
 * @param {(row: Place) => number} lengthOf
 */
function averageLength(places, lengthOf) {
  const average = averages.get(places.container) ?? { sum: 0, count: 0 };
  for (const row of places.rowsAtGaps) {
    if (measuredRows.has(row.node) || row.to <= row.from) continue;
    measuredRows.add(row.node);
    average.sum += lengthOf(row);
    average.count += 1;
  }
  averages.set(places.container, average);
  return average.count ? Math.max(1, average.sum / average.count) : 44;
}

/**
 * Moves the lengths of rows that went into a gap to it, and forgets those of rows that came out of it.
 * @param {PageElement} node
 * @param {Gap} gap
 * @param {RowPlaces} before
 * @param {PageElement[]} cells
 * @param {(row: Place) => number} lengthOf
 */
function remember(node, gap, before, cells, lengthOf) {
  const added = gap.rows -
    /** @type {number} */
    (gap.placed);
  if (!added) return;
  let explained = 0;
  for (const [lengths, step] of
    /** @type {[number[], number][]} */
    ([[gap.head, -1], [gap.tail, 1]])) {
    const was = before.neighbors(node, step);
    const is = cellsBeside(node, cells, step);
    const first = was.findIndex((row) => is.includes(row.node));
    if (first < 0 && !was.length && !is.length) continue;
    const came = first < 0 ? 0 : is.indexOf(was[first].node);
    if (first > 0) lengths.push(...was.slice(0, first).map(lengthOf));
    lengths.length = Math.max(0, lengths.length - came);
    explained += first < 0 ? NaN : first - came;
  }
  if (explained === added && gap.head.length + gap.tail.length <= gap.rows) return;
  // Rows came or went somewhere inside.
  gap.head = [];
  gap.tail = [];
}
