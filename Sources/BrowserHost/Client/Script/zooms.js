// Screens and dialogs that grow from a view, and shrink into it.

import { keepGhost, prefersLessMotion, removeGhost } from "./motion.js";
import { nodesById } from "./page.js";
import { operation, selector } from "./wire.js";

/** @typedef {{ left: number, top: number, right: number, bottom: number }} Edges */
/** @typedef {{ place: DOMRect, radius: string | number }} ZoomSource */

/** A collection that stays up to date by itself, so that a page without such views looks for nothing. */
const zoomSources = document.getElementsByClassName(selector.zoomSource.slice(1));

/**
 * The places that sources had before this frame covered their screen, if it does.
 * @type {Map<string, ZoomSource> | null}
 */
let coveredSources = null;

/**
 * The screens that this frame covers, with their places.
 * @type {Map<PageElement, DOMRect>}
 */
const coveredScreens = new Map();

/**
 * The screens that stay visible below one that grows, with their own styles.
 * @type {Map<PageElement, string>}
 */
const shownBelow = new Map();

/**
 * The screens and dialogs that leave with this frame, each with its place and the style that it has at the moment.
 * @type {Map<PageElement, ReturnType<typeof stateOf>>}
 */
const leavers = new Map();

const timing = { duration: 400, easing: "cubic-bezier(0.3, 0, 0, 1)" };
const whole = { transformOrigin: "0 0", translate: "0px 0px", scale: "1", clipPath: "inset(0px round 0px)" };

/**
 * The key of the source of a screen or a dialog, if it has one.
 * @param {PageElement} node
 */
function keyOf(node) {
  const marks = [...node.querySelectorAll("[data-zoom]")];
  return marks.find((mark) => mark.closest(`dialog, ${selector.screen}`) === node)?.dataset.zoom;
}

/**
 * @param {DOMRect} one
 * @param {Edges} other
 */
const overlap = (one, other) => one.width > 0 && one.right > other.left && one.left < other.right
  && one.bottom > other.top && one.top < other.bottom;

/**
 * Whether a place is in the window, and in the visible part of all areas around its element.
 * @param {PageElement} node
 * @param {DOMRect} place
 */
function isSourceSeen(node, place) {
  if (!overlap(place, { left: 0, top: 0, right: innerWidth, bottom: innerHeight })) return false;
  for (let area = node.parentElement; area !== document.body; area = area.parentElement) {
    if (getComputedStyle(area).overflowY !== "visible" && !overlap(place, area.getBoundingClientRect())) return false;
  }
  return true;
}

/** The places of the sources that are seen, with the radius of their corners. */
function placesOfSources() {
  /** @type {Map<string, ZoomSource>} */
  const places = new Map();
  for (const node of zoomSources) {
    const place = node.getBoundingClientRect();
    const { source, radius = 0 } = node.dataset;
    if (!node.closest("[inert]") && isSourceSeen(node, place)) places.set(source, { place, radius });
  }
  return places;
}

/**
 * Notes the places of what a frame covers or removes, before it does.
 * @param {Patch[]} frame
 */
export function noteZooms(frame) {
  coveredSources = null;
  coveredScreens.clear();
  if (!zoomSources.length || prefersLessMotion.matches) return;
  for (const [code, id, name] of frame) {
    const node = nodesById.get(id);
    if (!node?.matches(`dialog, ${selector.screen}`) || !node.getClientRects().length) continue;
    if (code === operation.remove && keyOf(node)) leavers.set(node, stateOf(node));
    else if (code === operation.setAttribute && name === "hidden") {
      coveredSources ??= placesOfSources();
      coveredScreens.set(node, node.getBoundingClientRect());
    }
  }
}

/**
 * The place of an element without its motions, which end, and the style that they have given it.
 * @param {PageElement} node
 */
function stateOf(node) {
  const { translate, scale, clipPath, opacity } = getComputedStyle(node);
  const start = scale === "none" ? whole : { ...whole, translate, scale, clipPath, opacity };
  for (const motion of node.getAnimations()) motion.cancel();
  return { start, place: node.getBoundingClientRect(), scroll: node.scrollTop };
}

/**
 * The style in which the visible part of an element is as wide as its source and covers it.
 * @param {PageElement} node
 * @param {ZoomSource} source
 */
function styleAtSource(node, { place, radius }) {
  const { left, top, width, height } = node.getBoundingClientRect();
  const scale = place.width / width;
  const above = Math.max(-top, 0);
  const below = Math.max(height - above - place.height / scale, 0);
  return {
    ...whole,
    translate: `${place.left - left}px ${place.top - top - above * scale}px`,
    scale: `${scale}`,
    clipPath: `inset(${above}px 0px ${below}px round ${+radius / scale}px)`,
  };
}

/** @param {DOMRect} place */
const styleInPlace = ({ left, top, width, height }) =>
  `;display:flex;position:fixed;inset:${top}px auto auto ${left}px;margin:0;max-width:none;max-height:none;`
  + `width:${width}px;height:${height}px;animation:none;pointer-events:none;`;

/**
 * Has a new screen or dialog grow from its source. Returns whether it does.
 * @param {PageElement} node
 */
export function growFromSource(node) {
  const key = zoomSources.length && !prefersLessMotion.matches && keyOf(node);
  const source = key && (coveredSources ?? placesOfSources()).get(key);
  if (!source) return false;
  for (const motion of node.getAnimations()) motion.cancel();
  const start = { ...styleAtSource(node, source), opacity: 0 };
  const motion = node.animate([start, { opacity: 1, offset: 0.4 }, { ...whole, opacity: 1 }], timing);
  // The screens below stay visible meanwhile.
  const below = node.matches("dialog") ? [] : [...coveredScreens];
  for (const [screen, place] of below) {
    shownBelow.set(screen, screen.style.cssText);
    screen.style.cssText += styleInPlace(place);
  }
  motion.onfinish = motion.oncancel = () => below.forEach(([screen]) => restoreStyle(screen));
  return true;
}

/**
 * Ends the time in which a covered screen stays visible.
 * @param {PageElement} screen
 */
export function restoreStyle(screen) {
  if (shownBelow.has(screen)) screen.style.cssText =
    /** @type {string} */
    (shownBelow.get(screen));
  shownBelow.delete(screen);
}

/**
 * Whether an element that is removed may shrink into its source.
 * @param {PageElement} node
 */
export const shrinks = (node) => leavers.has(node);

/**
 * Keeps a removed element until `shrinkToSources`, at its place and above all others.
 * @param {PageElement} node
 */
export function keepForShrinking(node) {
  const { place, scroll } =
    /** @type {ReturnType<typeof stateOf>} */
    (leavers.get(node));
  keepGhost(node, `${styleInPlace(place)}z-index:20;`);
  node.toggleAttribute("open", node.matches("dialog"));
  node.scrollTop = scroll;
}

/** Has removed elements shrink into their sources, where these are seen. Returns whether one does. */
export function shrinkToSources() {
  /** @type {Map<string | undefined, ZoomSource>} */
  const places = leavers.size ? placesOfSources() : new Map();
  let isShrinking = false;
  for (const [node, { start }] of leavers) {
    const source = places.get(keyOf(node));
    if (!source) {
      removeGhost(node);
      continue;
    }
    isShrinking = true;
    const end = { ...styleAtSource(node, source), opacity: 0 };
    const motion = node.animate([start, { opacity: 1, offset: 0.6 }, end], { ...timing, fill: "forwards" });
    motion.onfinish = () => removeGhost(node);
  }
  leavers.clear();
  return isShrinking;
}
