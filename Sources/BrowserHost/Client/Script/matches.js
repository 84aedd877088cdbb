// Views that share their geometry: a source that comes takes the place of the one that goes, and followers have the place
// of their source.

import { animateOnce, motionOf } from "./motion.js";
import { facts, isKnown, runGuarded } from "./page.js";
import { selector } from "./wire.js";

/**
 * The shown sources by their key, with their places.
 * @typedef {Map<string, [PageElement, DOMRect]>} Matches
 */

/** Collections that stay up to date by themselves, so that a page without such views looks for nothing. */
const sources = document.getElementsByClassName(selector.matchSource.slice(1));
const followers = document.getElementsByClassName(selector.matchFollower.slice(1));

/**
 * The shown sources by their key, with their places.
 * @returns {Matches}
 */
export function measureMatches() {
  /** @type {Matches} */
  const places = new Map();
  for (const node of sources) {
    if (node.getClientRects().length && isKnown(node)) places.set(node.dataset.match, [node, node.getBoundingClientRect()]);
  }
  return places;
}

/**
 * The change of style that brings an element from its own rectangle to another one, in the parts that it shares.
 * @param {PageElement} node
 * @param {DOMRect} own
 * @param {DOMRect} other
 */
function styleAt({ dataset: { parts, anchor = "0.5 0.5" } }, own, other) {
  const [x, y] = anchor.split(" ").map(Number);
  const size = parts.includes("size") ? other : own;
  const origin = parts.includes("position") ? other : own;
  /**
   * @param {"left" | "top"} start
   * @param {"width" | "height"} length
   * @param {number} part
   */
  const shift = (start, length, part) =>
    origin[start] - own[start] + part * origin[length] - own[length] / 2 + (0.5 - part) * size[length];
  return {
    translate: `${shift("left", "width", x)}px ${shift("top", "height", y)}px`,
    scale: `${size.width / (own.width || 1)} ${size.height / (own.height || 1)}`,
  };
}

/**
 * Moves each new source from the place of the one before it, and that one, if it is leaving, to the place of the new one.
 * @param {Matches} before
 */
export function animateMatches(before) {
  for (const [key, [node, place]] of measureMatches()) {
    const [former, formerPlace] =
      /** @type {[PageElement, DOMRect]} */
      (before.get(key) ?? [node]);
    if (former === node) continue;
    animateOnce(node, [styleAt(node, place, formerPlace), {}]);
    if (!isKnown(former)) animateOnce(former, [{}, styleAt(former, formerPlace, place)], { fill: "both" });
  }
}

/** Gives each follower the geometry of its source, in motion if the frame moves. */
export function placeFollowers() {
  if (!followers.length) return;
  const places = measureMatches();
  for (const node of followers) if (isKnown(node)) placeFollower(node, places.get(node.dataset.match)?.[1]);
}

/**
 * @param {PageElement} node
 * @param {DOMRect | undefined} place
 */
function placeFollower(node, place) {
  const target = place && [place.left, place.top, place.width, place.height].join(" ");
  // A motion towards the same place goes on.
  if (node[facts].target === target && node.getAnimations().length) return;
  node[facts].target = target;
  const { translate, width, height } = getComputedStyle(node);
  const motion = node.style.translate && motionOf(node);
  for (const animation of node.getAnimations()) animation.cancel();
  node.style.cssText = "";
  if (!place) return;
  if (node.dataset.parts.includes("size")) {
    node.style.cssText = `width:${place.width}px;height:${place.height}px;flex:none;max-width:none;`;
  }
  node.style.translate = styleAt(node, node.getBoundingClientRect(), place).translate;
  if (motion) animateOnce(node, [{ translate, width, height }, {}]);
}

addEventListener("resize", () => runGuarded(placeFollowers));
