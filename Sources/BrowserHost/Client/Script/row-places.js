// The places of the rows and gaps in one container, along the direction in which it scrolls.

import { cellsOf, facts } from "./page.js";
import { selector } from "./wire.js";

/**
 * A child of the container, with the number of rows that it is or stands for, and the coordinates at which it begins and ends.
 * @typedef {{ node: PageElement, rows: number, from: number, to: number }} Place
 */

/**
 * Whether an element scrolls along an axis. The style of one that scrolls along the other axis says that it does, too.
 * @param {Element} node
 * @param {boolean} isHorizontal
 */
export const isScroller = (node, isHorizontal) => /auto|scroll/.test(getComputedStyle(node).overflow)
  && (!node.matches(selector.scroll) || isHorizontal === node.matches(selector.horizontal) || node.matches(selector.vertical));

/**
 * The element that scrolls a container along its own direction.
 * @param {PageElement} container
 * @param {boolean} isHorizontal
 */
export function scrollerAround(container, isHorizontal) {
  for (let node = container; node && node !== document.body; node = node.parentElement) {
    if (isScroller(node, isHorizontal)) return node;
  }
  return document.scrollingElement ?? document.documentElement;
}

/**
 * The children of a container next to a gap, on one side of it and up to the next gap, from the gap outwards.
 * @param {PageElement} gap
 * @param {PageElement[]} cells
 * @param {number} step
 */
export function cellsBeside(gap, cells, step) {
  const index = cells.indexOf(gap);
  const side = step > 0 ? cells.slice(index + 1) : cells.slice(0, Math.max(0, index)).reverse();
  const end = side.findIndex((cell) => cell[facts].gap);
  return end < 0 ? side : side.slice(0, end);
}

/** Measures the places of a container's children now. */
export class RowPlaces {
  /** @param {PageElement} container */
  constructor(container) {
    this.container = container;
    const { direction, gridAutoFlow } = getComputedStyle(container);
    this.isHorizontal = container.matches(selector.hstack) || gridAutoFlow.startsWith("column");
    this.isMirrored = this.isHorizontal && direction === "rtl";
    this.scroller = scrollerAround(container, this.isHorizontal);
    this.cells = cellsOf(container);
    /** @type {Place[]} */
    this.all = this.cells.map((node) => ({ node, rows: node[facts].gap?.rows ?? 1, ...this.extent(node) }));
    const size = this.isHorizontal ? innerWidth : innerHeight;
    const { from, to } = this.scroller === document.scrollingElement ? { from: 0, to: size } : this.extent(this.scroller);
    /** The visible part. */
    this.view = { from: Math.max(0, from), to: Math.min(size, to) };
    const { scrollLeft, scrollTop } = this.scroller;
    this.offsets = { left: scrollLeft, top: scrollTop };
    this.isAtStart = this.isHorizontal ? !scrollLeft : !scrollTop;
  }

  /**
   * The coordinates at which an element begins and ends, from the edge of the window at which lines of it begin. A row that
   * the user carries, or that gives way to it, counts at its own place.
   * @param {Element} node
   */
  extent(node) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    const carried = parseFloat(
      /** @type {PageElement} */
      (node).style.translate.split(" ")[1]) || 0;
    if (!this.isHorizontal) return { from: top - carried, to: bottom - carried };
    return this.isMirrored ? { from: innerWidth - right, to: innerWidth - left } : { from: left, to: right };
  }

  /** The rows, without the gaps. */
  get rows() {
    return this.all.filter(({ node }) => !node[facts].gap);
  }

  get gaps() {
    return this.all.filter(({ node }) => node[facts].gap);
  }

  /**
   * The children that are nearer to the visible part than a number of its lengths.
   * @param {number} screens
   */
  near(screens) {
    const distance = screens * (this.view.to - this.view.from);
    return this.all.filter(({ from, to }) => to > this.view.from - distance && from < this.view.to + distance);
  }

  /** The rows that were made beside the gaps. */
  get rowsAtGaps() {
    return new Set(this.gaps.flatMap(({ node }) => [-1, 1].flatMap((step) => this.neighbors(node, step))));
  }

  /**
   * The rows next to a gap on one side of it, from the gap outwards.
   * @param {PageElement} gap
   * @param {number} step
   */
  neighbors(gap, step) {
    return cellsBeside(gap, this.cells, step).map((node) => this.all[this.cells.indexOf(node)]);
  }

  /** The number of rows that lie beside each other. */
  get rowsInLine() {
    if (!this.container.matches(selector.lazygrid)) return 1;
    /** @param {Element} grid */
    const tracksOf = (grid) => getComputedStyle(grid)[this.isHorizontal ? "gridTemplateRows" : "gridTemplateColumns"];
    let grid = this.container;
    while (tracksOf(grid).startsWith("subgrid")) grid = grid.parentElement;
    return tracksOf(grid).split(" ").length;
  }

  /** The distance between two rows or lines. */
  get spacing() {
    if (this.container.matches(selector.lazygrid)) {
      const { rowGap, columnGap } = getComputedStyle(this.container);
      return parseFloat(this.isHorizontal ? columnGap : rowGap) || 0;
    }
    for (const { node } of this.gaps) {
      for (const step of [-1, 1]) {
        const [near, next] = this.neighbors(node, step);
        if (next) return step > 0 ? next.from - near.to : near.from - next.to;
      }
    }
    return 0;
  }

  /** Scrolls back to where the content was: it is shorter while gaps have no lengths, and then a browser scrolls. */
  restoreOffsets() {
    const { scrollLeft, scrollTop } = this.scroller;
    if (scrollLeft !== this.offsets.left || scrollTop !== this.offsets.top) this.scroller.scrollTo(this.offsets);
  }

  /** @param {number} distance */
  scrollBy(distance) {
    // Scrolling by nothing that one sees would end a fling.
    if (Math.abs(distance) < 0.5) return;
    if (this.isHorizontal) this.scroller.scrollLeft += this.isMirrored ? -distance : distance;
    else this.scroller.scrollTop += distance;
  }

  /** The number of the first visible row, with the part of it that is hidden, if the visible part begins in these rows. */
  get firstVisible() {
    const { number, beyond } = numberAt(this.all, this.view.from);
    return this.isAtStart || beyond ? undefined : number;
  }

  /**
   * Scrolls to a number of ``firstVisible``.
   * @param {number} number
   */
  scrollToRow(number) {
    this.scrollBy(coordinateOf(this.all, number) - this.view.from);
  }

  /**
   * How far the visible rows have moved together, or null if none is left.
   *
   * Rows move up into the places of visible ones that were removed, so that is not counted. In a grid it is not known.
   */
  get shiftOfRows() {
    let removed = 0;
    const shifts = [];
    for (const { node, from, to } of this.rows) {
      if (to <= this.view.from || from >= this.view.to) continue;
      if (node.parentElement === this.container) shifts.push(this.extent(node).from - from + removed);
      else if (this.rowsInLine === 1) removed += to - from + this.spacing;
    }
    if (!shifts.length) return null;
    const [first, second = first] = shifts;
    return Math.abs(first - second) < 1 ? first : 0;
  }

  /** Scrolls as far as the row with the number that is visible has moved. */
  keepNumber() {
    this.scrollBy(this.shiftOfNumber);
  }

  /**
   * How far the row with the number that is visible has moved, where rows were only estimated.
   *
   * That is the last row at the end of the content, and a row in proportion before.
   */
  get shiftOfNumber() {
    const { scroller, view, isHorizontal } = this;
    const length = isHorizontal ? scroller.scrollWidth - scroller.clientWidth : scroller.scrollHeight - scroller.clientHeight;
    const offset = Math.abs(isHorizontal ? this.offsets.left : this.offsets.top);
    const point = view.from + Math.min(1, offset / Math.max(1, length)) * (view.to - view.from);
    const found = numberAt(this.all, point);
    const now = new RowPlaces(this.container);
    return coordinateOf(now.all, found.number) + found.beyond - point;
  }
}

/**
 * Scrolls so that what is visible in the places of several containers is there again after a change.
 *
 * At the beginning nothing is scrolled: the user sees new first rows.
 * @param {RowPlaces[]} before
 */
export function keepVisible(before) {
  // The browser lays out the rows when it is asked for an offset, and the offset at the beginning is known.
  for (const places of before) if (places.offsets.left || places.offsets.top) places.restoreOffsets();
  const inOrder = [...before].sort(({ container: one }, { container: other }) =>
    one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1);
  for (const scroller of new Set(before.map((places) => places.scroller))) {
    const all = inOrder.filter((places) => places.scroller === scroller && !places.isAtStart);
    const visible = all.filter((places) => places.shiftOfRows !== null);
    // The rows of a section are inside of a row of the list.
    const innermost = visible.find(({ container }) =>
      !visible.some((other) => other.container !== container && container.contains(other.container)));
    if (innermost) innermost.scrollBy(innermost.shiftOfRows ?? 0);
    // Nothing that is visible has changed, but something before it may have.
    else all.findLast(({ all: [first], view }) => first && first.from < view.from)?.keepNumber();
  }
}

/**
 * The number of the row at a coordinate, with the part of it that is before, and the distance from all rows.
 * @param {Place[]} places
 * @param {number} point
 */
function numberAt(places, point) {
  let number = 0;
  for (const { rows, from, to } of places) {
    if (point < from && !number) return { number, beyond: point - from };
    if (point <= to) return { number: number + Math.max(0, point - from) / (to - from || 1) * rows, beyond: 0 };
    number += rows;
  }
  return { number, beyond: point - (places.at(-1)?.to ?? point) };
}

/**
 * The coordinate of a number of ``numberAt``.
 * @param {Place[]} places
 * @param {number} number
 */
function coordinateOf(places, number) {
  let first = 0;
  for (const { rows, from, to } of places) {
    if (number <= first + rows) return from + (number - first) / rows * (to - from);
    first += rows;
  }
  return places.at(-1)?.to ?? 0;
}
