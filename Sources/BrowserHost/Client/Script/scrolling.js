// Areas that scroll. One that holds nothing for the focus takes it itself, so that the keyboard can scroll it.

import { afterFrame, runGuarded, tabStopSelector } from "./page.js";
import { selector } from "./wire.js";

/**
 * The areas of the page, and whether each is a tab stop because of this module.
 * @type {Map<PageElement, boolean>}
 */
const areas = new Map();
/** Whether the areas are looked at after the current frame. */
let isDue = false;

/**
 * The contents of areas whose growth is noticed.
 * @type {WeakSet<Element>}
 */
const observedContents = new WeakSet();
/** Notices content that grows without a frame, as with an image or larger letters. */
const growth = new ResizeObserver(letKeyboardScroll);

/**
 * @param {PageElement} area
 * @param {boolean} isShown
 */
export function noteScrollArea(area, isShown) {
  if (isShown) areas.set(area, false);
  else areas.delete(area);
}

/** Looks at the areas after the browser has laid out the page, so that no frame waits for that. */
export function letKeyboardScroll() {
  if (isDue || !areas.size) return;
  isDue = true;
  afterFrame(() => {
    isDue = false;
    runGuarded(updateTabStops);
  });
}

/** @param {PageElement} area */
function observeContent(area) {
  const content = area.firstElementChild;
  if (!content || observedContents.has(content)) return;
  observedContents.add(content);
  growth.observe(content);
}

/** Looks at all areas before it changes one, so that the browser lays out the page once for all of them. */
function updateTabStops() {
  /** @param {PageElement} area */
  const scrolls = (area) => area.dataset.locked === undefined
    && (area.scrollHeight > area.clientHeight || area.scrollWidth > area.clientWidth);
  for (const area of areas.keys()) observeContent(area);
  const needed = [...areas].map(([area, isStop]) => ({
    area, isStop, mustBeStop: scrolls(area) && !area.querySelector(tabStopSelector),
  }));
  for (const { area, isStop, mustBeStop } of needed) {
    if (isStop === mustBeStop || (!isStop && area.hasAttribute("tabindex"))) continue;
    if (mustBeStop) area.tabIndex = 0;
    else area.removeAttribute("tabindex");
    areas.set(area, mustBeStop);
  }
}

/**
 * Does work during which content may be shorter than before and after, so that the browser changes offsets.
 * @param {() => void} work
 * @param {Element} area The element around the content.
 */
export function keepOffsets(work, area = document.documentElement) {
  const scrolled = [area, ...area.querySelectorAll(selector.scroll)]
    .map((node) => ({ node, left: node.scrollLeft, top: node.scrollTop }));
  work();
  for (const { node, left, top } of scrolled) {
    if (node.scrollLeft !== left || node.scrollTop !== top) node.scrollTo(left, top);
  }
}

addEventListener("resize", letKeyboardScroll);
