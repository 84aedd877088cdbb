// The places of the rows and gaps in one container, along the direction in which it scrolls.

import { cellsOf, facts } from "./page.js";
import { selector } from "./wire.js";

/**
 * A child of the container, with the coordinates at which it begins and ends.
 * @typedef {{ node: PageElement, from: number, to: number }} Place
 */

/** @param {Element} node */
const isScroller = (node) => /auto|scroll/.test(getComputedStyle(node).overflow);

/**
 * The element that scrolls a container.
 * @param {PageElement} container
 */
function scrollerAround(container) {
  for (let node = container; node && node !== document.body; node = node.parentElement) {
    if (isScroller(node)) return node;
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
    this.scroller = scrollerAround(container);
    this.cells = cellsOf(container);
    /** @type {Place[]} */
    this.all = this.cells.map((node) => ({ node, ...this.extent(node) }));
    const size = this.isHorizontal ? innerWidth : innerHeight;
    const { from, to } = this.scroller === document.scrollingElement ? { from: 0, to: size } : this.extent(this.scroller);
    /** The visible part. */
    this.view = { from: Math.max(0, from), to: Math.min(size, to) };
    this.isAtStart = this.isHorizontal ? !this.scroller.scrollLeft : !this.scroller.scrollTop;
  }

  /**
   * The coordinates at which an element begins and ends, from the edge of the window at which lines of it begin.
   * @param {Element} node
   */
  extent(node) {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (!this.isHorizontal) return { from: top, to: bottom };
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

  /**
   * Scrolls so that the rows that are visible in these places are there again after a change, if they have moved together.
   *
   * At the beginning nothing is scrolled: the user sees new first rows.
   */
  keepVisible() {
    if (this.isAtStart) return;
    const shifts = this.rows.filter(({ to, from }) => to > this.view.from && from < this.view.to).slice(0, 2)
      .map(({ node, from }) => (node.isConnected ? this.extent(node).from - from : NaN));
    const [shift] = shifts;
    if (!shift || shifts.some((other) => !(Math.abs(other - shift) < 1))) return;
    if (this.isHorizontal) this.scroller.scrollLeft += this.isMirrored ? -shift : shift;
    else this.scroller.scrollTop += shift;
  }
}
