// Marks each element with the traits of its content, for the stylesheet.
//
// The stylesheet could find them with `:has()`. A browser then looks through all rows of a list for each new row, while
// this module looks only at the new row.

import { updateMenuTabStop, updateRowTabStop } from "./focus.js";
import { cellsOf, clearFacts, facts } from "./page.js";
import { selector, traitClasses } from "./wire.js";

/** @typedef {import("./types").Facts} Facts */

/** The traits, by the classes that give them to an element. A trait that begins with `>` counts for the parent alone. */
const traits = Object.entries(traitClasses)
  .map(([name, classes], index) => ({ name, classes: classes.split(" "), bit: 1 << index }));
const traitBits = Object.fromEntries(traits.map(({ name, bit }) => [name, bit]));

/** Traits that an element passes on to all elements around it. */
const inheritedBits = traits.reduce((bits, { name, bit }) => name[0] === ">" ? bits : bits | bit, 0);
/** Traits that mean something else in a horizontal stack than in a vertical one. */
const stackDependentBits = traitBits[">spacer"] | traitBits[">divider"] | traitBits.scroll;
const flexibleBits = traitBits.wide | traitBits.tall | traitBits.fits;
/** Traits of rows, which only this module asks for. */
const rowBits = traitBits[">row"] | traitBits[">empty"];

/**
 * Returns a function that computes each result once.
 * @template K, V
 * @param {(key: K) => V} make
 * @returns {(key: K) => V}
 */
const memoized = (make, known = new Map()) => (key) => {
  if (!known.has(key)) known.set(key, make(key));
  return known.get(key);
};
/** @type {(classes: string | null) => number} */
const bitsOfClasses = memoized((classes) => traits.reduce((bits, { classes: own, bit }) =>
  (classes ?? "").split(" ").some((name) => name && own.includes(name)) ? bits | bit : bits, 0));
/** @type {(bits: number) => string} */
const namesOfBits = memoized((bits) => traits.filter(({ bit }) => bit & bits).map(({ name }) => name).join(" "));

/**
 * The elements in which a frame has changed something, until all of the frame is applied.
 * @type {Set<PageElement>}
 */
const changedNodes = new Set();

/**
 * Notes that something in an element has changed, so that its traits may change.
 * @param {PageElement} node
 */
export const markChanged = (node) => changedNodes.add(node);
/** @param {PageElement} node */
export const forgetChanges = (node) => changedNodes.delete(node);

/** Updates the traits of the elements that a frame has changed. */
export function updateChangedTraits() {
  for (const node of changedNodes) {
    // A node that changes again is added to the end again.
    changedNodes.delete(node);
    updateTraits(node);
    if (node.matches(selector.context)) updateMenuTabStop(node);
    const row = node.closest(selector.row);
    if (row) updateRowTabStop(row);
  }
}

/**
 * Marks an element with the traits of its content. If its own traits change, its parent has changed, too.
 * @param {PageElement} node
 */
export function updateTraits(node) {
  if (!node[facts]) clearFacts(node);
  /** @type {Facts} */
  const known = node[facts];
  let contentTraits = markRows(node);
  const text = node.firstElementChild ? "" : node.textContent;
  if (text.length > 24) contentTraits |= traitBits.long;
  if (/\S{12}/.test(text)) contentTraits |= traitBits[">word"];
  if (contentTraits & stackDependentBits) {
    const isHorizontal = node.matches(selector.hstack);
    const isStack = isHorizontal || node.matches(selector.vstack);
    if (contentTraits & traitBits[">spacer"] && isStack) contentTraits |= isHorizontal ? traitBits.wide : traitBits.tall;
    if (contentTraits & traitBits[">divider"]) contentTraits |= traitBits.wide;
    // A list in a stack scrolls by itself, in the space that is left.
    if (contentTraits & traitBits.scroll && contentTraits & traitBits.tall && isStack) contentTraits |= traitBits.fits;
    // In a horizontal stack a list does not make a column of the whole screen.
    if (isHorizontal) contentTraits &= ~traitBits.list;
  }
  if (contentTraits & flexibleBits) contentTraits &= ~fixedBits(node);
  if ((contentTraits | (known.contentTraits ?? 0)) & flexibleBits) {
    if (node.matches(selector.grid)) contentTraits &= ~flexibleBits | arrangeTracks(node);
    else if (node.matches(selector.gridrow) && node.parentElement) markChanged(node.parentElement);
  }
  if (contentTraits !== (known.contentTraits ?? 0)) {
    known.contentTraits = contentTraits;
    mark(node, "data-holds", namesOfBits(contentTraits & ~rowBits));
  }
  const ownTraits = traitsForParent(node, contentTraits);
  if (ownTraits === known.ownTraits) return;
  known.ownTraits = ownTraits;
  if (node.parentElement) markChanged(node.parentElement);
}

const layerSelector = `${selector.behind}, ${selector.before}`;
const scrollingSelector = `${selector.vertical}, ${selector.list}, ${selector.form}`;
const fixedWidthSelector = `${selector.ownWidth}, ${selector.limited}`;
const fixedHeightSelector = `${selector.ownHeight}, ${selector.low}`;

/**
 * The flexible traits that an element lacks, because its size is fixed or that of the view beside it.
 * @param {PageElement} node
 */
function fixedBits(node) {
  if (node.matches(layerSelector)) return flexibleBits;
  if (node.matches(scrollingSelector)) return traitBits.fits;
  const isFrame = node.matches(selector.frame);
  const hasWidth = isFrame && node.style.width || node.matches(fixedWidthSelector);
  const hasHeight = isFrame && node.style.height || node.matches(fixedHeightSelector);
  return (hasWidth ? traitBits.wide : 0) | (hasHeight ? traitBits.tall | traitBits.fits : 0);
}

/**
 * The declarations for each cell of a grid or of a row of it.
 * @param {PageElement} node
 */
const cellDeclarations = (node) => node.dataset.cells?.split("|") ?? [];

/**
 * Has flexible columns and rows of a grid share the space that is left, and returns the traits of all cells.
 * @param {PageElement} grid
 */
function arrangeTracks(grid) {
  /** @type {number[]} */
  const columns = [];
  let all = 0;
  /** @param {PageElement} cell */
  const traitsOf = (cell, declarations = "") => {
    let { ownTraits } =
      /** @type {Required<Facts>} */
      (cell[facts]);
    if (ownTraits & traitBits[">divider"]) ownTraits |= traitBits.wide;
    if (/inline-size:0/.test(declarations)) ownTraits &= ~traitBits.wide;
    if (/block-size:0/.test(declarations)) ownTraits &= ~traitBits.tall;
    all |= ownTraits;
    return ownTraits;
  };
  const rows = cellsOf(grid).map((row, index) => {
    if (!row.matches(selector.gridrow)) return traitsOf(row, cellDeclarations(grid)[index]);
    const declarations = cellDeclarations(row);
    let column = 0;
    return cellsOf(row).reduce((contentTraits, cell, index) => {
      const ownTraits = traitsOf(cell, declarations[index]);
      const span = +(declarations[index]?.match(/span (\d+)/)?.[1] ?? 1);
      if (span === 1) columns[column] |= ownTraits;
      column += span;
      return contentTraits | ownTraits;
    }, 0);
  });
  /**
   * @param {number[]} bits
   * @param {number} bit
   */
  const tracks = (bits, bit) => Array.from(bits, (ownTraits) => ownTraits & bit ? "1fr" : "auto").join(" ");
  grid.style.gridTemplateColumns =
    columns.some((ownTraits) => ownTraits & traitBits.wide) ? tracks(columns, traitBits.wide) : "";
  grid.style.gridTemplateRows = all & traitBits.tall ? tracks(rows, traitBits.tall) : "";
  return all;
}

/** Elements that take no part in the layout around them. */
const besideLayoutSelector = `${selector.menuItems}, ${selector.dragPreview}, ${selector.spoken}`;

/**
 * The traits of an element for its parent. The content of a dialog or a menu does not concern the page below it.
 * @param {PageElement} node
 * @param {number} contentTraits
 */
function traitsForParent(node, contentTraits) {
  if (node.matches("dialog")) return traitBits.dialog;
  if (node.matches(besideLayoutSelector)) return 0;
  let ownTraits = bitsOfClasses(node.getAttribute("class")) | contentTraits & inheritedBits;
  // The box of a view in a stack that can become another layout takes the space of a spacer in it.
  if (node.matches(selector.slot)) ownTraits |= contentTraits & traitBits[">spacer"];
  if (ownTraits & traitBits[">row"] && !node.firstChild && !node.matches(selector.gap)) ownTraits |= traitBits[">empty"];
  return ownTraits;
}

/**
 * Marks the first and the last of adjacent rows, and returns the traits of all children.
 * @param {PageElement} node
 */
function markRows(node) {
  let contentTraits = 0;
  /** @type {PageElement | null} */
  let row = null;
  let run = "";
  /** @param {string} name */
  const endAt = (name) => { if (row) mark(row, "data-run", name ? `${run} ${name}`.trim() : run); };
  for (let child = node.firstElementChild; child; child = child.nextElementSibling) {
    const ownTraits = child[facts]?.ownTraits;
    contentTraits |=
      /** @type {number} */
      (ownTraits);
    // The page's own controls, empty rows and dialogs are not rows of the app.
    if (ownTraits === undefined || ownTraits & (traitBits[">empty"] | traitBits.dialog)) continue;
    const isRow = ownTraits & traitBits[">row"];
    endAt(isRow ? "" : "last");
    run = row ? "" : "first";
    row = isRow ? child : null;
  }
  endAt("last");
  return contentTraits;
}

/**
 * Sets an attribute of the layout, or removes it if the value is empty.
 * @param {PageElement} node
 * @param {"data-holds" | "data-run"} name
 * @param {string} value
 */
function mark(node, name, value) {
  /** @type {Facts} */
  const known = node[facts];
  if ((known[name] ?? "") === value) return;
  known[name] = value;
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
}
