// Places in coordinate spaces: those of gestures, and those of elements that the app follows.

import { dimensionsOf } from "./guides.js";
import { notePlace, reportLayout, rounded } from "./layout.js";
import { sizesOf, spaceOf } from "./layouts.js";
import { on, onceAFrame, runGuarded } from "./page.js";
import { scrollReport, scrollerOfArea, viewOf } from "./scroll-areas.js";
import { selector } from "./wire.js";

/**
 * The upper left corner of a coordinate space around an element. An unknown name stands for the window.
 *
 * "\u0001" and a selector stand for the visible part of a scroll view, and "\u0002" and a name for the lower right corner.
 * @param {PageElement} node
 * @param {string} name
 */
function cornerOfSpace(node, name) {
  if (name[0] === "\u0002") {
    const { right, bottom } = spaceAround(node, name.slice(1));
    return { left: right, top: bottom };
  }
  return spaceAround(node, name);
}

/**
 * @param {PageElement} node
 * @param {string} name
 */
function spaceAround(node, name) {
  const isScroll = name[0] === "\u0001";
  const space = name && node.closest(isScroll ? name.slice(1) : `[data-coordinates="${CSS.escape(name)}"]`);
  return isScroll && space ? viewOf(scrollerOfArea(space)) : space ? space.getBoundingClientRect() : new DOMRect();
}

/**
 * Measures places from the corner that a gesture asks for: of its element, of a named one, or of the page.
 * @param {PageElement} node
 * @returns {(x: number, y: number) => string}
 */
export function placeIn(node) {
  const { space } = node.dataset;
  const { left, top } = space === undefined ? node.getBoundingClientRect() : cornerOfSpace(node, space);
  return (x, y) => `${Math.round(x - left)} ${Math.round(y - top)}`;
}

/**
 * The size of an element on the screen, and its corner in the window and in each of its named spaces.
 * @param {PageElement} node
 */
export function placeOf(node) {
  if (node.dataset.scroll) return scrollReport(node).map(rounded);
  if (node.matches(selector.guide)) return dimensionsOf(node).map(rounded);
  if (node.matches(selector.layout)) return spaceOf(node).map(rounded);
  if (node.matches(selector.cell)) return sizesOf(node).map(rounded);
  const { left, top, width, height } = node.getBoundingClientRect();
  /** @type {string[]} */
  const names = ["", ...JSON.parse(node.dataset.spaces ?? "[]")];
  const corners = names.map((name) => cornerOfSpace(node, name));
  return [width, height, ...corners.flatMap((corner) => [left - corner.left, top - corner.top])].map(rounded);
}

/**
 * The elements whose places the app follows.
 * @type {Set<PageElement>}
 */
const followed = new Set();
const soon = onceAFrame();

/**
 * @param {PageElement} node
 * @param {boolean} isFollowed
 */
export function followPlace(node, isFollowed) {
  if (!isFollowed) return followed.delete(node);
  followed.add(node);
  followPlacesSoon();
}

/** Whether the app follows any place. */
export const followsPlaces = () => followed.size > 0;

/** Reports the places that have changed, with the browser's next frame. */
export function followPlacesSoon() {
  if (followsPlaces()) soon(followPlaces);
}

function followPlaces() {
  for (const node of followed) notePlace(node);
  reportLayout();
  // A place that moves slowly is reported where it ends.
  const moving = document.getAnimations().filter((motion) =>
    motion.playState === "running" && motion.effect?.getComputedTiming().endTime !== Infinity);
  if (moving[0]) Promise.allSettled(moving.map((motion) => motion.finished)).then(() => runGuarded(followPlacesSoon));
}

for (const type of ["scroll", "load"]) on(type, followPlacesSoon, { capture: true, passive: true });
for (const type of ["scroll", "resize"]) addEventListener(type, () => runGuarded(followPlacesSoon));
