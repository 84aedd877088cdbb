// The elements of the page and what is known about each. This module imports only generated names, so that all others
// may use it while they are loaded.

import { selector } from "./wire.js";

/** The element in which the app's views are. */
export const pageRoot =
  /** @type {PageElement} */
  (document.getElementById("window"));

/** The key of an element's facts: the page's data about an element that the server made. */
export const facts = Symbol("facts");

/** @type {Map<number, PageElement>} */
const knownNodes = new Map();

/**
 * The elements that the server knows, by their number. Number 0 is the root.
 * @type {ReadonlyMap<number, PageElement>}
 */
export const nodesById = knownNodes;

addNode(pageRoot, 0, 0);

/**
 * Adds an element that the server has made, with its number and the kinds of event that it reports.
 * @param {PageElement} node
 * @param {number} id
 * @param {number} events
 */
export function addNode(node, id, events) {
  node[facts] = { id, events, reported: 0 };
  knownNodes.set(id, node);
}

/**
 * Forgets an element that the server has removed.
 * @param {PageElement} node
 */
export const removeNode = (node) => knownNodes.delete(node[facts].id);

/**
 * Sets the kinds of event that an element reports.
 * @param {PageElement} node
 * @param {number} events
 */
export function setEvents(node, events) {
  node[facts].events = events;
}

/**
 * Clears the facts about an element that stays on the page although the server does not know it.
 * @param {Element} node
 */
export function clearFacts(node) {
  node[facts] = {};
}

/**
 * The element with a number. It throws where there is none, because then page and server disagree.
 * @param {number} id
 * @returns {PageElement}
 */
export function findNode(id) {
  const node = nodesById.get(id);
  if (!node) throw new Error(`Element ${id} is not on the page.`);
  return node;
}

/**
 * Whether the server still knows an element.
 * @param {PageElement} node
 */
export const isKnown = (node) => nodesById.get(node[facts].id) === node;

/**
 * The children of an element that the server made.
 * @param {PageElement} node
 */
const partsOf = (node) => [...node.children].filter((part) => part[facts]?.id);

/**
 * Where an element is, from the inside out: the server gives it another number in a new process.
 * @param {PageElement} node
 */
export function indicesOf(node) {
  /** @type {number[]} */
  const indices = [];
  for (let part = node; part && part !== pageRoot; part = part.parentElement) {
    if (part[facts]) indices.push(partsOf(part.parentElement).indexOf(part));
  }
  return indices;
}

/**
 * @param {number[]} indices
 * @returns {PageElement | undefined}
 */
export const nodeAtIndices = (indices) =>
  indices.reduceRight((part, index) => part && partsOf(part)[index], pageRoot);

/**
 * The children of an element that the server made, without dialogs.
 * @param {PageElement} node
 */
export const cellsOf = (node) => [...node.children].filter((cell) => cell[facts]?.id && !cell.matches("dialog"));

/** @param {Element} node */
export const holdsText = (node) => node.matches("input, textarea");
/** @param {Element} node */
export const holdsValue = (node) => node.matches("input, textarea, select");

/** The element that has the focus: the body where no other has it. */
export const focusedElement = () =>
  /** @type {PageElement} */
  (document.activeElement ?? document.body);

/**
 * Whether letters typed on a control are for the control itself.
 * @param {PageElement} node
 */
export const takesKeys = (node) => holdsValue(node) && node.type !== "checkbox" && node.type !== "range";

/** Controls that answer a press themselves. */
export const controlSelector = "input, textarea, select, label, summary, a, button";

/** Elements that the keyboard may reach. */
export const focusableSelector = `:is(${controlSelector}, [tabindex])`;

/** Elements that the keyboard may reach, except fields: on a phone a field opens the keyboard. */
export const tabStopSelector =
  `${focusableSelector}:not(label, ${selector.context}, ${selector.textfield}, [tabindex='-1'])`
  + `:not(${selector.menuItems} *, ${selector.rowActions} *)`;

/**
 * The link of a row that is not shown: a press anywhere on the row follows it.
 * @param {PageElement | null | undefined} row
 */
export const hiddenLink = (row) => row?.querySelector(`[style*=visibility] ${selector.link}:enabled`);

/**
 * Has assistive technology call an element by the texts of others.
 * @template {Element} T
 * @param {T} node
 * @param {...Element} titles
 */
export function nameBy(node, ...titles) {
  node.ariaLabelledByElements = titles;
  return node;
}

/**
 * The element before or after another in a list that has no ends.
 * @template T
 * @param {T[]} all
 * @param {T} one
 * @param {number} step
 */
export const neighbor = (all, one, step) => all.at((all.indexOf(one) + step) % all.length);

/**
 * The content of a `<meta>` element, in which the server passes settings.
 * @param {string} name
 */
export const metaContent = (name) => document.querySelector(`meta[name=${name}]`)?.getAttribute("content");

/** @type {(error: unknown) => void} */
let handleFailure = (error) => { throw error; };

/**
 * Sets the function that is called with errors of this script.
 * @param {(error: unknown) => void} handler
 */
export function onFailure(handler) {
  handleFailure = handler;
}

/**
 * Runs work of this script. An error must not leave a page that looks alive and is dead.
 * @param {() => void} work
 */
export function runGuarded(work) {
  try {
    work();
  } catch (error) {
    handleFailure(error);
  }
}

/**
 * Listens to an event of the views.
 * @template {string} T
 * @param {T} type
 * @param {(event: EventOfViews<T>) => unknown} handle
 * @param {AddEventListenerOptions | boolean} options
 */
export function on(type, handle, options = {}) {
  pageRoot.addEventListener(type, (event) => runGuarded(() => handle(
    /** @type {EventOfViews<T>} */
    (event))), options);
}

/**
 * Returns a function that does the last work it was given, once a frame of the browser.
 * @returns {(next: (() => void) | null) => void}
 */
export function onceAFrame() {
  /** @type {(() => void) | null} */
  let work = null;
  return (next) => {
    if (!work && next) requestAnimationFrame(() => runGuarded(() => {
      work?.();
      work = null;
    }));
    work = next;
  };
}

/**
 * Does work when the browser has drawn its next frame.
 * @param {() => void} work
 */
export const afterFrame = (work) => requestAnimationFrame(() => setTimeout(work));
