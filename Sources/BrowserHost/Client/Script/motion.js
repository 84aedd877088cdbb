// Animates the changes of a frame.

import { animateMatches, measureMatches, placeFollowers } from "./matches.js";
import { cellsOf, clearFacts, facts, nodesById } from "./page.js";
import { markChanged, updateChangedTraits } from "./traits.js";
import { operation } from "./wire.js";

/**
 * How the changes of a frame move.
 * @typedef {object} Motion
 * @property {number} duration
 * @property {number} delay
 * @property {string} easing
 * @property {number} iterations
 * @property {PlaybackDirection} direction
 */

/**
 * The motions of the frame that is being applied, by the number of the element in which they apply.
 * @type {Map<number, Motion | null>}
 */
const frameMotions = new Map();

/** Whether the user prefers less motion. */
export const prefersLessMotion = matchMedia("(prefers-reduced-motion)");

/**
 * Has the rest of the frame move in an element, or not move without an easing.
 * @param {number} id
 * @param {number} duration
 * @param {number} delay
 * @param {string} easing
 */
export function animateFrame(id, duration, delay, easing, runs = 1, reverses = 0) {
  /** @type {Motion} */
  const motion = { duration, delay, easing, iterations: runs || Infinity, direction: reverses ? "alternate" : "normal" };
  frameMotions.set(id, easing ? motion : null);
}

/**
 * The motion of the nearest element around a node that has one in this frame.
 * @param {PageElement} node
 */
export function motionOf(node) {
  if (!frameMotions.size || prefersLessMotion.matches) return null;
  for (let ancestor = node; ancestor; ancestor = ancestor.parentElement) {
    if (ancestor[facts] && frameMotions.has(ancestor[facts].id)) return frameMotions.get(ancestor[facts].id);
  }
  return null;
}

/** @param {PageElement} node */
export const stopRepeating = (node) => node[facts].repeating?.cancel();

/**
 * Has the browser animate the properties that it can: colors, sizes, opacity, transforms.
 * @param {PageElement} node
 * @param {Motion} motion
 */
export function moveSmoothly(node, { duration, delay, easing }) {
  stopRepeating(node);
  node.style.transition = `all ${duration}ms ${easing} ${delay}ms`;
  clearTimeout(node[facts].settling);
  node[facts].settling = setTimeout(() => { node.style.transition = ""; }, duration + delay);
}

/**
 * Moves to another style several times, or for ever.
 * @param {PageElement} node
 * @param {string} style
 * @param {Motion} motion
 */
export function repeatMotion(node, style, motion) {
  const target = document.createElement("i").style;
  target.cssText = style;
  const names = new Set([...node.style, ...target]);
  const currentStyle = () => {
    const computed = getComputedStyle(node);
    /** @param {string} name */
    const key = (name) => name.startsWith("--") ? name : camelCase(name);
    return Object.fromEntries([...names].map((name) => [key(name), computed.getPropertyValue(name)]));
  };
  stopRepeating(node);
  const before = currentStyle();
  node.style.cssText = style;
  node[facts].repeating = node.animate([before, currentStyle()], motion);
}

/** More rows than are visible at once. */
const rowLimit = 200;

/**
 * The children of an element that a frame may move. A gap takes its place at once: it may be as long as a thousand screens.
 * @param {PageElement} parent
 */
const moversIn = (parent) => [...parent.children].slice(0, rowLimit).filter((row) => !row[facts]?.gap);

/**
 * Elements that the frame removes, and the style by which each stays where it was until it has faded.
 * @type {Map<PageElement, string>}
 */
const leaving = new Map();

/**
 * Removed elements that are still shown, because they fade.
 * @type {WeakSet<Element>}
 */
const ghosts = new WeakSet();

/**
 * Whether an element that is removed stays until its animation has ended.
 * @param {PageElement} node
 */
export const leavesSlowly = (node) => leaving.has(node);

/**
 * Measures the elements that the frame may move, before it does: the children of all elements whose children are added,
 * removed, moved or aligned differently. Returns those elements, the places of their children, and the sources.
 * @param {Patch[]} frame
 * @returns {[Set<PageElement>, Map<PageElement, DOMRect>, import("./matches.js").Matches]}
 */
export function measureBeforeFrame(frame) {
  /** @type {Set<PageElement>} */
  const parents = new Set();
  /** @type {Map<PageElement, DOMRect>} */
  const places = new Map();
  for (const [code, first, second] of frameMotions.size ? frame : []) {
    const node = nodesById.get(first);
    const isRemoved = code === operation.remove;
    let parent = code === operation.insert || code === operation.move ? nodesById.get(second)
      : isRemoved ? node?.parentElement : second === "style" && node;
    for (; parent && !parents.has(parent) && motionOf(parent); parent = parent.parentElement) {
      parents.add(parent);
      for (const row of moversIn(parent)) places.set(row, row.getBoundingClientRect());
    }
    if (!isRemoved || !node || !places.get(node)?.width || node.matches("dialog")) continue;
    const { width, height } = getComputedStyle(node);
    leaving.set(node, ";position:absolute;inset:0 auto auto 0;margin:0;max-width:none;max-height:none;transition:none;"
      + `width:${width};height:${height}`);
  }
  return [parents, places, frameMotions.size ? measureMatches() : new Map()];
}

/** @param {string} name */
const camelCase = (name) => name.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

/**
 * The styles of a row before it came or after it went, as its views describe them. By default it is invisible.
 *
 * The outermost style is that of the row, and others are those of elements inside.
 * @param {PageElement} row
 * @param {"in" | "out"} key
 * @returns {[PageElement, Keyframe][]}
 */
function transitionStyles(row, key) {
  /** @type {[PageElement, Keyframe][]} */
  const styles = [];
  /** @type {PageElement | null} */
  let node = row;
  while (node && !(styles.length && node.dataset[key] !== undefined)) {
    const text = node.dataset[styles.length ? `${key}Inside` : key];
    if (text !== undefined) {
      const parts = text.split(";").filter(Boolean).map((part) => part.split(":"));
      styles.push([styles.length ? node : row, Object.fromEntries(parts.map(([name, value]) => [camelCase(name), value]))]);
    }
    const children = cellsOf(node);
    node = children.length === 1 ? children[0] : null;
  }
  return styles.length ? styles : [[row, { opacity: 0 }]];
}

/**
 * @param {PageElement} row
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} options
 */
export const animateOnce = (row, frames, options = {}) => row.animate(frames, {
  ...motionOf(row.parentElement), iterations: 1, direction: "normal", fill: "backwards", ...options,
});

/**
 * The styles in which a changed text begins, by its content transition.
 * @type {Record<string, Keyframe>}
 */
const contentStarts = {
  fade: { opacity: 0 },
  up: { opacity: 0, translate: "0 0.5em" },
  down: { opacity: 0, translate: "0 -0.5em" },
};

/**
 * Has a changed text or line come in as its content transition says, if the frame moves.
 * @param {PageElement} node
 */
export function animateContent(node) {
  const motion = motionOf(node);
  const start = motion && contentStarts[
    /** @type {string} */
    (node.closest("[data-content]")?.dataset.content)];
  if (start) node.animate([start, {}], { ...motion, iterations: 1, direction: "normal" });
}

/**
 * The distance of an element from its former place: of the edge or the middle that has moved least.
 * @param {number} first
 * @param {number} last
 */
function smallestShift(first, last) {
  return [first, last, (first + last) / 2].sort((one, other) => Math.abs(one) - Math.abs(other))[0];
}

/**
 * Animates the elements from the places that were measured before the frame to their places now.
 * @param {ReturnType<typeof measureBeforeFrame>} measured
 */
export function animateAfterFrame([parents, places, sources]) {
  placeFollowers();
  // An element that is moving continues from its current place to its place at rest.
  [...places.keys()].flatMap((row) => row.getAnimations()).forEach((motion) => motion.id && motion.cancel());
  for (const parent of parents) {
    for (const row of moversIn(parent)) if (!places.has(row)) animateIn(row, places);
  }
  /** @type {Map<PageElement, [number, number]>} */
  const shifts = new Map();
  for (const [row, old] of places) {
    const now = row.getBoundingClientRect();
    if (!old.width || !now.width) continue;
    shifts.set(row, [
      smallestShift(old.left - now.left, old.right - now.right),
      smallestShift(old.top - now.top, old.bottom - now.bottom),
    ]);
  }
  // An element moves along with the elements around it.
  /** @type {(node: PageElement | null) => [number, number]} */
  const shiftOf = (node) => node ? shifts.get(node) ?? shiftOf(node.parentElement) : [0, 0];
  for (const [row, [left, top]] of shifts) {
    const around = shiftOf(row.parentElement);
    const [x, y] = [left - around[0], top - around[1]];
    if (leaving.has(row)) animateOut(row, x, y);
    else if (Math.hypot(x, y) > 0.01) {
      animateOnce(row, [{ translate: `${x}px ${y}px` }, { translate: "0px" }], { composite: "add", id: "move" });
    }
  }
  if (sources.size) animateMatches(sources);
  leaving.clear();
  frameMotions.clear();
}

/**
 * A row that comes back while it is being removed starts with the place and the style of its old element.
 * @param {PageElement} row
 * @param {Map<PageElement, DOMRect>} places
 */
function animateIn(row, places) {
  const styles = transitionStyles(row, "in");
  const ghost = [...row.parentElement.children].find((other) => ghosts.has(other) && places.has(other) && !leaving.has(other)
    && other.className === row.className && other.textContent === row.textContent);
  if (ghost) {
    transitionStyles(ghost, "out").slice(0, styles.length).forEach(([node, end], index) => {
      const style = styles[index][1];
      const computed =
        /** @type {Record<string, string> & CSSStyleDeclaration} */
        (getComputedStyle(node));
      for (const name in { ...style, ...end }) style[name] = computed[name];
    });
    places.set(row,
      /** @type {DOMRect} */
      (places.get(ghost)));
    ghost.remove();
  }
  for (const [node, style] of styles) animateOnce(node, [style, {}]);
}

/**
 * Keeps a removed element at its place in the order, without space of its own. With a style, the frame does not move it.
 * @param {PageElement} node
 */
export function keepGhost(node, style = "") {
  clearFacts(node);
  ghosts.add(node);
  node.inert = true;
  node.style.cssText += style || leaving.get(node);
  if (style) leaving.delete(node);
  node.parentElement.setAttribute("data-ghosts", "");
}

/**
 * Animates a removed element, from the style that it has at the moment.
 * @param {PageElement} ghost
 * @param {number} x
 * @param {number} y
 */
function animateOut(ghost, x, y) {
  Object.assign(ghost.style, { left: `${x}px`, top: `${y}px` });
  const motions = transitionStyles(ghost, "out").map(([node, style]) => {
    for (const motion of node.getAnimations()) motion.pause();
    return animateOnce(node, [{}, style], { fill: "forwards" });
  });
  motions[0].onfinish = () => removeGhost(ghost);
}

/**
 * Removes an element whose animation has ended.
 * @param {PageElement} ghost
 */
export function removeGhost(ghost) {
  const parent = ghost.parentElement;
  if (!parent) return;
  ghost.remove();
  parent.toggleAttribute("data-ghosts", [...parent.children].some((child) => ghosts.has(child)));
  markChanged(parent);
  updateChangedTraits();
}
