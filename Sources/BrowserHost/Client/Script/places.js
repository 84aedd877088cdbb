// Places in coordinate spaces: those of gestures, and those of elements that the app follows.

import { dimensionsOf } from "./guides.js";
import { notePlace, reportLayout, rounded } from "./layout.js";
import { sizesOf, spaceOf } from "./layouts.js";
import { on, onceAFrame, runGuarded } from "./page.js";
import { selector } from "./wire.js";

/** The upper left corner of a coordinate space around an element. An unknown name stands for the window. */
function cornerOfSpace(node, name) {
  const space = name && node.closest(`[data-coordinates="${CSS.escape(name)}"]`);
  return space ? space.getBoundingClientRect() : { left: 0, top: 0 };
}

/** Measures places from the corner that a gesture asks for: of its element, of a named one, or of the page. */
export function placeIn(node) {
  const { space } = node.dataset;
  const { left, top } = space === undefined ? node.getBoundingClientRect() : cornerOfSpace(node, space);
  return (x, y) => `${Math.round(x - left)} ${Math.round(y - top)}`;
}

/** The size of an element on the screen, and its corner in the window and in each of its named spaces. */
export function placeOf(node) {
  if (node.matches(selector.guide)) return dimensionsOf(node).map(rounded);
  if (node.matches(selector.layout)) return spaceOf(node).map(rounded);
  if (node.matches(selector.cell)) return sizesOf(node).map(rounded);
  const { left, top, width, height } = node.getBoundingClientRect();
  const names = ["", ...JSON.parse(node.dataset.spaces ?? "[]")];
  const corners = names.map((name) => cornerOfSpace(node, name));
  return [width, height, ...corners.flatMap((corner) => [left - corner.left, top - corner.top])].map(rounded);
}

/** The elements whose places the app follows. */
const followed = new Set();
const soon = onceAFrame();

export function followPlace(node, isFollowed) {
  if (!isFollowed) return followed.delete(node);
  followed.add(node);
  followPlacesSoon();
}

/** Reports the places that have changed, with the browser's next frame. */
export function followPlacesSoon() {
  if (followed.size) soon(followPlaces);
}

function followPlaces() {
  for (const node of followed) notePlace(node);
  reportLayout();
  // A place that moves slowly is reported where it ends.
  const moving = document.getAnimations().filter((motion) =>
    motion.playState === "running" && motion.effect?.getComputedTiming().endTime !== Infinity);
  if (moving[0]) Promise.allSettled(moving.map((motion) => motion.finished)).then(() => runGuarded(followPlacesSoon));
}

on("scroll", followPlacesSoon, { capture: true, passive: true });
for (const type of ["scroll", "resize"]) addEventListener(type, () => runGuarded(followPlacesSoon));
