// Sets the attributes of elements. Some of them are work for other modules.

import { keepFromScrolling } from "./drops.js";
import { editList } from "./editing.js";
import { reportEvent } from "./events.js";
import { noteFiles } from "./files.js";
import { offerFocus } from "./focus.js";
import { arrangeCells } from "./grids.js";
import { measureAgain, watchVisibility } from "./layout.js";
import { noteGap } from "./lazy-rows.js";
import { noteOpen } from "./menus.js";
import { motionOf, moveSmoothly, repeatMotion, stopRepeating } from "./motion.js";
import { facts, holdsText, holdsValue, nameBy, onceAFrame, runGuarded } from "./page.js";
import { turnToPage } from "./pages.js";
import { followPlace, placeIn } from "./places.js";
import { setPressed } from "./row-buttons.js";
import { coverScreen } from "./screens.js";
import { noteAnchors } from "./scroll-anchors.js";
import { noteShrinkingText } from "./shrinking.js";
import { markChanged } from "./traits.js";
import { offerValue } from "./typing.js";
import { eventKind, selector } from "./wire.js";

/** Screens and panels that another one covers while they are hidden. */
const coveredSelector = `#window ${selector.screen}, #window ${selector.tabPanel}`;
/** Elements whose style takes part in the layout around them. */
const styledSelector = `${selector.frame}, ${selector.grid}`;

/** The rare modules that could not be loaded. @type {Set<string>} */
const missing = new Set();

/**
 * Loads the module of an element.
 * @param {PageElement} node
 * @param {string} name
 */
const loadModule = (node, name) =>
  loadRarely(name, node, { eventKind, facts, markChanged, onceAFrame, placeIn, reportEvent, runGuarded });

/**
 * Loads a module, which imports nothing itself, and begins its work. A page without it goes on, and tells the developer
 * once.
 * @param {string} name
 * @param {unknown[]} work
 */
export function loadRarely(name, ...work) {
  import(`./${name}.js`).then(({ begin }) => runGuarded(() => begin(...work)), (error) => {
    if (!missing.has(name)) console.warn(`The module '${name}' could not be loaded.`, error);
    missing.add(name);
  });
}

/**
 * Whether the user did something to a control that the server had not seen when it wrote.
 * @param {PageElement} node
 * @param {number} acknowledged
 */
export const isNewerThan = (node, acknowledged) => node[facts].reported > acknowledged;

/**
 * Sets an attribute, or removes it where the value is null.
 * @param {PageElement} node
 * @param {string} name
 * @param {string | null} value
 * @param {number} acknowledged
 */
export function setAttribute(node, name, value, acknowledged) {
  const motion = motionOf(node);
  if (motion && motion.iterations !== 1) {
    if (name === "style") return repeatMotion(node, value ?? "", motion);
  } else if (motion) moveSmoothly(node, motion);
  else if (name === "style") stopRepeating(node);
  if (/^on|^srcdoc$/i.test(name)) throw new Error(`'${name}' is not allowed.`);
  if (name === "style") node.style.cssText = (value ?? "") + (motion ? `;transition:${node.style.transition}` : "");
  else if (name === "value" && holdsValue(node)) offerValue(node, value ?? "", acknowledged);
  else if (name === "checked" && holdsText(node)) {
    if (!isNewerThan(node, acknowledged)) node.checked = value !== null && value !== "false";
  } else if (name === "indeterminate") node.indeterminate = value !== null;
  else if (name === "autofocus") offerFocus(node, value !== null, acknowledged);
  else if (name === "hidden" && node.matches(coveredSelector)) coverScreen(node, value !== null);
  else if (name === "aria-pressed" && node.matches(selector.row)) setPressed(node, value);
  else if (value === null) node.removeAttribute(name);
  else node.setAttribute(name, value);
  if (name === "class" && node.isConnected || name === "style" && node.matches(styledSelector)) markChanged(node);
  if (name === "data-editing") editList(node, value);
  if (name === "data-visibility") watchVisibility(node, value === "true");
  if (name === "data-cells") arrangeCells(node, value);
  if (name === "data-rows") noteGap(node, value);
  if (name === "data-follows" || name === "data-scroll") followPlace(node, value !== null);
  if (name === "data-anchors") noteAnchors(node, value !== null);
  if (name === "data-gives") keepFromScrolling(node);
  if (name === "data-spaces") measureAgain(node);
  if (name === "data-shrink") noteShrinkingText(node, value !== null);
  if (name === "tabindex" && node.isConnected && node.matches(selector.row)) markChanged(node);
  // A row of a form that the keyboard reaches is named after its content.
  if (name === "tabindex" && node.matches(`div${selector.row}`)) nameBy(node, node).role = "group";
  if (name === "data-module" && value) loadModule(node, value);
  if (name === "data-counting" && value) loadModule(node, "times");
  if (name === "open") noteOpen(node);
  if (name === "inert") turnToPage(node);
  if (name === "data-upload" || name === "data-download") noteFiles(node);
}
