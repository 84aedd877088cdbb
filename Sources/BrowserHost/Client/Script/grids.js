// Rules for the cells of grids whose columns differ. The stylesheet cannot have them.

import { facts } from "./page.js";

const cellRules = new CSSStyleSheet();
document.adoptedStyleSheets.push(cellRules);

/**
 * The number of elements with each list of declarations, in the order of the rules in the sheet.
 * @type {Map<string, number>}
 */
const usesByDeclarations = new Map();

/**
 * Gives each cell of an element the declarations of its column, in turn.
 * @param {PageElement} node
 * @param {string | null} declarations
 */
export function arrangeCells(node, declarations) {
  forgetCells(node);
  if (declarations === null) return;
  node[facts].cells = declarations;
  const uses = usesByDeclarations.get(declarations) ?? 0;
  usesByDeclarations.set(declarations, uses + 1);
  if (uses) return;
  // One rule holds the rules of all columns, so that it is found by its place.
  cellRules.insertRule(`@media all { ${columnRules(declarations)} }`, usesByDeclarations.size - 1);
}

/**
 * Dialogs, and elements that are being removed, are children too, and do not count as cells.
 * @param {string} declarations
 */
const columnRules = (declarations) => declarations.split("|").map((column, index, { length }) =>
  `[data-cells="${declarations}"] > :nth-child(${length}n + ${index + 1} of :not(dialog, [inert])) { ${column} }`,
).join(" ");

/**
 * Removes the rules of an element's cells when no other element needs them.
 * @param {PageElement} node
 */
export function forgetCells(node) {
  const declarations = node[facts]?.cells;
  if (!declarations) return;
  node[facts].cells = undefined;
  const uses =
    /** @type {number} */
    (usesByDeclarations.get(declarations)) - 1;
  usesByDeclarations.set(declarations, uses);
  if (uses) return;
  cellRules.deleteRule([...usesByDeclarations.keys()].indexOf(declarations));
  usesByDeclarations.delete(declarations);
}
