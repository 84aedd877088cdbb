// Pages of a tab view: a swipe turns them, and so does the app.

import { prefersLessMotion } from "./motion.js";
import { facts, on, runGuarded } from "./page.js";
import { selector } from "./wire.js";

const pagesSelector = `${selector.pages} > *`;

/** The time in milliseconds after which pages rest, in a browser that does not say so. */
const restTime = 150;
let rest = 0;

/**
 * The pages that were shown or covered since the last frame of the browser.
 * @type {Set<PageElement>}
 */
const changedPages = new Set();

/** @param {PageElement} area */
const pagesIn = (area) => [...area.children].filter((page) => page.matches(selector.tabPanel));

/**
 * Turns to the page that the app shows, before the browser looks at what is seen.
 * @param {PageElement} page
 */
export function turnToPage(page) {
  if (!changedPages.size) requestAnimationFrame(() => runGuarded(turnPages));
  changedPages.add(page);
}

function turnPages() {
  const areas = new Set([...changedPages].map((page) => page.parentElement));
  changedPages.clear();
  for (const area of areas) if (area?.matches(pagesSelector)) showPage(area);
}

/**
 * Scrolls to the page that is not inert, at once the first time.
 * @param {PageElement} area
 */
function showPage(area) {
  const shown = pagesIn(area).find((page) => !page.inert);
  if (!shown || area[facts].page === shown) return;
  const isSmooth = area[facts].page && !prefersLessMotion.matches;
  area[facts].page = shown;
  // A scroll by a distance would end at the first page on the way.
  const left = area.scrollLeft + shown.getBoundingClientRect().x - area.getBoundingClientRect().x;
  area.scrollTo({ left, behavior: isSmooth ? "smooth" : "instant" });
}

/**
 * Selects the page at which a swipe has ended.
 * @param {ViewEvent} event
 */
function selectPage({ target: area }) {
  if (!area.matches?.(pagesSelector)) return;
  const pages = pagesIn(area);
  /** @param {PageElement} page */
  const distance = (page) => Math.abs(page.getBoundingClientRect().x - area.getBoundingClientRect().x);
  const nearest = [...pages].sort((one, other) => distance(one) - distance(other))[0];
  if (!nearest?.inert) return;
  area[facts].page = nearest;
  /** @type {PageElement} */
  (area.parentElement.querySelector(selector.tabBar)).children[pages.indexOf(nearest)]?.click();
}

if ("onscrollend" in window) {
  on("scrollend", selectPage, { capture: true });
} else {
  on("scroll", (event) => {
    clearTimeout(rest);
    rest = setTimeout(selectPage, restTime, event);
  }, { capture: true });
}
