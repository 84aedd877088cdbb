// Marks each element with the traits of its content, for the stylesheet.
//
// The stylesheet could find them with `:has()`. A browser then looks through all rows of a list for each new row, while
// this module looks only at the new row.

import { reachMenu, reachRow } from "./focus.js";
import { cellsOf, facts } from "./page.js";
import { selector, traitClasses } from "./wire.js";

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

/** Returns a function that computes each result once. */
const memoized = (make, known = new Map()) => (key) => {
  if (!known.has(key)) known.set(key, make(key));
  return known.get(key);
};
const bitsOfClasses = memoized((classes) => traits.reduce((bits, { classes: own, bit }) =>
  (classes ?? "").split(" ").some((name) => name && own.includes(name)) ? bits | bit : bits, 0));
const namesOfBits = memoized((bits) => traits.filter(({ bit }) => bit & bits).map(({ name }) => name).join(" "));

/** The elements in which a frame has changed something, until all of the frame is applied. */
export const touchedNodes = new Set();

/** Surveys the elements that a frame has touched. */
export function surveyTouched() {
  for (const node of touchedNodes) {
    // A node that is touched again is added to the end again.
    touchedNodes.delete(node);
    survey(node);
    if (node.matches(selector.context)) reachMenu(node);
    const row = node.closest(selector.row);
    if (row) reachRow(row);
  }
}

/** Marks an element with the traits of its content, and touches its parent where its own traits have changed. */
export function survey(node) {
  const known = node[facts] ??= {};
  let holds = surveyRows(node);
  const text = node.firstElementChild ? "" : node.textContent;
  if (text.length > 24) holds |= traitBits.long;
  if (/\S{12}/.test(text)) holds |= traitBits[">word"];
  if (holds & stackDependentBits) {
    const isHorizontal = node.matches(selector.hstack);
    const isStack = isHorizontal || node.matches(selector.vstack);
    if (holds & traitBits[">spacer"] && isStack) holds |= isHorizontal ? traitBits.wide : traitBits.tall;
    if (holds & traitBits[">divider"]) holds |= traitBits.wide;
    // A list in a stack scrolls by itself, in the space that is left.
    if (holds & traitBits.scroll && holds & traitBits.tall && isStack) holds |= traitBits.fits;
    // In a horizontal stack a list does not make a column of the whole screen.
    if (isHorizontal) holds &= ~traitBits.list;
  }
  if (holds & flexibleBits) holds &= ~fixedBits(node);
  if ((holds | known.holds) & flexibleBits) {
    if (node.matches(selector.grid)) holds &= ~flexibleBits | arrangeTracks(node);
    else if (node.matches(selector.gridrow) && node.parentElement) touchedNodes.add(node.parentElement);
  }
  if (holds !== (known.holds ?? 0)) {
    known.holds = holds;
    mark(node, "data-holds", namesOfBits(holds & ~rowBits));
  }
  const means = meaningOf(node, holds);
  if (means === known.means) return;
  known.means = means;
  if (node.parentElement) touchedNodes.add(node.parentElement);
}

const layerSelector = `${selector.behind}, ${selector.before}`;
const scrollingSelector = `${selector.vertical}, ${selector.list}, ${selector.form}`;
const fixedWidthSelector = `${selector.ownWidth}, ${selector.limited}`;
const fixedHeightSelector = `${selector.ownHeight}, ${selector.low}`;

/** The flexible traits that an element lacks, because its size is fixed or that of the view beside it. */
function fixedBits(node) {
  if (node.matches(layerSelector)) return flexibleBits;
  if (node.matches(scrollingSelector)) return traitBits.fits;
  const isFrame = node.matches(selector.frame);
  const hasWidth = isFrame && node.style.width || node.matches(fixedWidthSelector);
  const hasHeight = isFrame && node.style.height || node.matches(fixedHeightSelector);
  return (hasWidth ? traitBits.wide : 0) | (hasHeight ? traitBits.tall | traitBits.fits : 0);
}

/** The declarations for each cell of a grid or of a row of it. */
const cellDeclarations = (node) => node.dataset.cells?.split("|") ?? [];

/** Has flexible columns and rows of a grid share the space that is left, and returns the traits of all cells. */
function arrangeTracks(grid) {
  const columns = [];
  let all = 0;
  const traitsOf = (cell, declarations = "") => {
    let { means } = cell[facts];
    if (means & traitBits[">divider"]) means |= traitBits.wide;
    if (/inline-size:0/.test(declarations)) means &= ~traitBits.wide;
    if (/block-size:0/.test(declarations)) means &= ~traitBits.tall;
    all |= means;
    return means;
  };
  const rows = cellsOf(grid).map((row, index) => {
    if (!row.matches(selector.gridrow)) return traitsOf(row, cellDeclarations(grid)[index]);
    const declarations = cellDeclarations(row);
    let column = 0;
    return cellsOf(row).reduce((holds, cell, index) => {
      const means = traitsOf(cell, declarations[index]);
      const span = +(declarations[index]?.match(/span (\d+)/)?.[1] ?? 1);
      if (span === 1) columns[column] |= means;
      column += span;
      return holds | means;
    }, 0);
  });
  const tracks = (bits, bit) => Array.from(bits, (means) => means & bit ? "1fr" : "auto").join(" ");
  grid.style.gridTemplateColumns =
    columns.some((means) => means & traitBits.wide) ? tracks(columns, traitBits.wide) : "";
  grid.style.gridTemplateRows = all & traitBits.tall ? tracks(rows, traitBits.tall) : "";
  return all;
}

/** The traits of an element for its parent. The content of a dialog or a menu does not concern the page below it. */
function meaningOf(node, holds) {
  if (node.matches("dialog")) return traitBits.dialog;
  if (node.matches(selector.menuItems)) return 0;
  let means = bitsOfClasses(node.getAttribute("class")) | holds & inheritedBits;
  if (means & traitBits[">row"] && !node.firstChild) means |= traitBits[">empty"];
  return means;
}

/** Marks the first and the last of adjacent rows, and returns the traits of all children. */
function surveyRows(node) {
  let holds = 0;
  let row = null;
  let run = "";
  const endAt = (name) => { if (row) mark(row, "data-run", name ? `${run} ${name}`.trim() : run); };
  for (let child = node.firstElementChild; child; child = child.nextElementSibling) {
    const means = child[facts]?.means;
    holds |= means;
    // The page's own controls, empty rows and dialogs are not rows of the app.
    if (means === undefined || means & (traitBits[">empty"] | traitBits.dialog)) continue;
    const isRow = means & traitBits[">row"];
    endAt(isRow ? "" : "last");
    run = row ? "" : "first";
    row = isRow ? child : null;
  }
  endAt("last");
  return holds;
}

function mark(node, name, value) {
  const known = node[facts];
  if ((known[name] ?? "") === value) return;
  known[name] = value;
  if (value) node.setAttribute(name, value);
  else node.removeAttribute(name);
}
