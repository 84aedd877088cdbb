// The title of the window, and the titles in bars while the large titles below them are scrolled away.

import { onceAFrame, pageRoot } from "./page.js";
import { selector } from "./wire.js";

/**
 * The titles of all screens and alerts.
 * @type {Set<PageElement>}
 */
const titles = new Set();

/** @param {PageElement} node */
export const addTitle = (node) => titles.add(node);
/** @param {PageElement} node */
export const forgetTitle = (node) => titles.delete(node);

const titleOfPage = document.title;

/** The name of the app or of its window, which is the window's title if the topmost screen has none. */
const appName = () => pageRoot.dataset.title ?? titleOfPage;

/** @param {PageElement} title */
const titledElement = (title) => title.closest(`dialog, ${selector.screen}`) ?? pageRoot;

/**
 * The title of a screen or a dialog.
 * @param {PageElement} step
 */
export const titleOf = (step) => [...titles].find((title) => titledElement(title) === step)?.textContent;

/** The title of the topmost screen or dialog, which is the last one in the document. */
export function topTitle() {
  const shown = [...titles].filter((title) => titledElement(title).checkVisibility({ visibilityProperty: true }));
  return shown.sort((one, other) => one.compareDocumentPosition(other) & 4 ? 1 : -1)[0]?.textContent;
}

/**
 * Names the window, and with it the current entry of the history.
 * @param {string} [title]
 */
export function nameWindow(title) {
  const name = title && title !== appName() ? `${title} — ${appName()}` : appName();
  if (document.title !== name) document.title = name;
}

/**
 * The middle of the bar above a large title.
 * @param {PageElement} title
 */
const barMiddle = (title) => title.parentElement?.querySelector(`:scope > ${selector.bar} > ${selector.barMiddle}`);

/** Shows in bars the large titles that are scrolled away. */
function updateBars() {
  for (const title of titles) {
    const middle = title.matches(selector.largeTitle) && barMiddle(title);
    if (!middle) continue;
    const isAway = title.getBoundingClientRect().bottom < middle.parentElement.getBoundingClientRect().bottom;
    if (isAway) middle.dataset.title = title.textContent;
    else delete middle.dataset.title;
  }
}

/** Gives the bars that show a large title its present text. */
export function repeatTitles() {
  for (const title of titles) {
    const middle = title.matches(selector.largeTitle) && barMiddle(title);
    if (middle && middle.dataset.title !== undefined) middle.dataset.title = title.textContent;
  }
}

const afterScroll = onceAFrame();
addEventListener("scroll", () => { if (titles.size) afterScroll(updateBars); }, true);
