// Alignment guides: the page moves the views of a container so that their guides meet.

import { notePlace, reportLayout } from "./layout.js";
import { measureLayouts } from "./layouts.js";
import { cellsOf, onceAFrame, pageRoot, runGuarded } from "./page.js";
import { keepOffsets } from "./scrolling.js";
import { selector } from "./wire.js";

/**
 * The elements that fill a view and know the place of a guide in it. The collection stays up to date by itself.
 * @type {HTMLCollectionOf<PageElement>}
 */
const guides = document.getElementsByClassName(selector.guide.slice(1));
/** Containers whose size does not depend on where their views are. */
const fixed = `${selector.frame}, ${selector.behind}, ${selector.before}`;
/** Elements beyond which no guide of a view inside is known. */
const ends = `${selector.behind}, ${selector.before}, ${selector.geometry}, ${selector.scroll}, ${selector.row}, `
  + `${selector.screen}, dialog`;
/**
 * The usual place of each guide of the library in a view: the factors of its width, its height, its first and its last
 * baseline, and a length.
 * @type {Record<string, number[]>}
 */
const usualFactors = {
  xstart: [0, 0, 0, 0, 0], xcenter: [0.5, 0, 0, 0, 0], xend: [1, 0, 0, 0, 0],
  ystart: [0, 0, 0, 0, 0], ycenter: [0, 0.5, 0, 0, 0], yend: [0, 1, 0, 0, 0],
  ybaseline: [0, 0, 1, 0, 0], "ylast baseline": [0, 0, 0, 1, 0],
};
/**
 * The views that have been moved.
 * @type {Set<PageElement>}
 */
const moved = new Set();

/**
 * The guide that a container aligns along an axis: its key, its factors, and the prefix of its style properties.
 * @param {PageElement} container
 * @param {string} axis
 * @returns {{ key: string, factors: number[], prefix: "align" | "justify" } | null}
 */
function guideOf(container, axis) {
  const isStack = container.matches(axis === "x" ? selector.vstack : selector.hstack);
  if (!isStack && !container.matches(`${selector.zstack}, ${fixed}`)) return null;
  const prefix = isStack || axis === "y" ? "align" : "justify";
  const [own, ...factors] = container.style.getPropertyValue(`--${axis}-guide`).split(" ");
  const key = axis + (own || (container.style[`${prefix}Items`] || "center").replace("first ", ""));
  return { key, factors: own ? factors.map(Number) : usualFactors[key], prefix };
}

/**
 * Where a guide is in a view that says nothing about it.
 * @param {PageElement} view
 * @param {number[]} factors
 */
function usualPlace(view, [ofWidth, ofHeight, ofFirst, ofLast, length]) {
  const { width, height } = view.getBoundingClientRect();
  return ofWidth * width + ofHeight * height + length
    + (ofFirst && ofFirst * baselineOf(view, false)) + (ofLast && ofLast * baselineOf(view, true));
}

/**
 * The first or last baseline of the texts in a view, or its lower side.
 * @param {PageElement} view
 * @param {boolean} isLast
 */
function baselineOf(view, isLast) {
  const { top, height } = view.getBoundingClientRect();
  const texts = view.matches(selector.text) ? [view] : [...view.querySelectorAll(selector.text)];
  const text = texts.at(isLast ? -1 : 0);
  if (!text) return height;
  const probe = document.createElement("span");
  probe.style.display = "inline-block";
  text.insertBefore(probe, isLast ? null : text.firstChild);
  const { bottom } = probe.getBoundingClientRect();
  probe.remove();
  return bottom - top;
}

/**
 * Where views inside have put a guide of a view, on average, or `undefined`. One guide may be left out.
 * @param {PageElement} view
 * @param {string} key
 * @param {Element} [except]
 */
function explicitPlace(view, key, except) {
  /** @type {PageElement[]} */
  const found = [];
  for (const guide of view.querySelectorAll(`[data-guide="${key}"][data-value]`)) {
    const end = guide.parentElement.closest(ends);
    const isKnown = guide !== except && guide.getClientRects().length && (end === view || !view.contains(end));
    // A guide replaces those of the same name inside its view. They come after it.
    if (isKnown && !found.at(-1)?.parentElement.contains(guide)) found.push(guide);
  }
  if (!found.length) return undefined;
  const { left, top, right } = view.getBoundingClientRect();
  const isReversed = getComputedStyle(view).direction === "rtl";
  const places = found.map((guide) => {
    const own = guide.parentElement.getBoundingClientRect();
    const start = key[0] === "y" ? own.top - top : isReversed ? right - own.right : own.left - left;
    return start + Number(guide.dataset.value);
  });
  return places.reduce((sum, place) => sum + place) / places.length;
}

/** The containers that align their views by guides, with each one after those inside, because they decide about its views. */
function containersOf() {
  /** @type {Set<PageElement>} */
  const containers = new Set();
  for (const guide of guides) {
    const { guide: key } = guide.dataset;
    for (let view = guide.parentElement; view !== pageRoot && !view.matches(ends); view = view.parentElement) {
      const container = view.parentElement;
      if (guideOf(container, key[0])?.key !== key) continue;
      containers.delete(container);
      containers.add(container);
    }
  }
  return containers;
}

/** Places the views of all containers with guides, and reports the dimensions of views whose guides depend on them. */
export function alignViews() {
  if (!guides.length && !moved.size) return;
  keepOffsets(() => {
    for (const { style } of moved) style.margin = style.placeSelf = "";
    moved.clear();
    for (const container of containersOf()) for (const axis of ["x", "y"]) align(container, axis);
  });
  for (const guide of guides) {
    watch(guide);
    if (guide.dataset.spaces) notePlace(guide);
  }
  reportLayout();
}

/**
 * @param {PageElement} container
 * @param {string} axis
 */
function align(container, axis) {
  const guide = guideOf(container, axis);
  if (!guide) return;
  const views = cellsOf(container).filter((view) => !view.matches(selector.guide) && view.getClientRects().length);
  const explicit = views.map((view) => explicitPlace(view, guide.key));
  if (explicit.every((place) => place === undefined)) return;
  const places = views.map((view, index) => explicit[index] ?? usualPlace(view, guide.factors));
  const isFixed = container.matches(fixed);
  const origin = isFixed ? usualPlace(container, guide.factors) : Math.max(...places);
  /** @type {("marginInlineStart" | "marginInlineEnd" | "marginTop" | "marginBottom")[]} */
  const [before, after] = axis === "x" ? ["marginInlineStart", "marginInlineEnd"] : ["marginTop", "marginBottom"];
  /** @type {"alignSelf" | "justifySelf"} */
  const self = `${guide.prefix}Self`;
  for (const [index, view] of views.entries()) {
    const distance = origin - places[index];
    view.style[before] = `${distance}px`;
    // A view in a container of a fixed size takes no more space than before.
    if (isFixed) view.style[after] = `${-distance}px`;
    if (getComputedStyle(view)[self] !== "stretch") view.style[self] = "start";
    moved.add(view);
    watch(view);
  }
  watch(container);
}

const alignSoon = onceAFrame();
const guideObserver = new ResizeObserver(() => runGuarded(() => alignSoon(arrangeViews)));
/** @type {WeakSet<Element>} */
const watched = new WeakSet();

function arrangeViews() {
  alignViews();
  measureLayouts();
}

/**
 * Arranges the views again when an element has another size, as when an image was loaded.
 * @param {PageElement} node
 */
export function watch(node) {
  if (watched.has(node)) return;
  watched.add(node);
  guideObserver.observe(node);
}

/**
 * The dimensions of a guide's view as they are reported: its size, and the places of other guides in it, each after
 * whether views inside have set it.
 * @param {PageElement} guide
 */
export function dimensionsOf(guide) {
  const view = guide.parentElement;
  const { width, height } = view.getBoundingClientRect();
  const places =
    /** @type {string[]} */
    (JSON.parse(guide.dataset.spaces ?? "[]")).flatMap((key) => {
    const place = explicitPlace(view, key, guide);
    return place === undefined ? [0, usualFactors[key] ? usualPlace(view, usualFactors[key]) : 0] : [1, place];
  });
  return [width, height, 0, 0, ...places];
}
