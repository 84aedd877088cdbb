// Texts that shrink to fit their space.

import { runGuarded } from "./page.js";
import { selector } from "./wire.js";

/**
 * The elements whose texts may shrink.
 * @type {Set<PageElement>}
 */
const shrinkingBoxes = new Set();

/**
 * @param {PageElement} box
 * @param {boolean} shrinks
 */
export function noteShrinkingText(box, shrinks) {
  if (shrinks) shrinkingBoxes.add(box);
  else shrinkingBoxes.delete(box);
}

/** Finds the sizes of all texts at once, so that the browser lays out the page a few times for all of them. */
export function shrinkTexts() {
  /** @param {Element} text */
  const fits = (text) => text.scrollWidth <= text.clientWidth && text.scrollHeight <= text.clientHeight + 1;
  /** @param {{ most: number, least: number }} trial */
  const isFound = ({ most, least }) => most - least < 0.05;
  let trials = [...shrinkingBoxes].map((box) => ({
    box, texts: [...box.querySelectorAll(selector.text)], least: Number(box.dataset.shrink), most: 1, size: 1,
  }));
  while (trials.length) {
    for (const { box, size } of trials) box.style.setProperty("--shrink", size);
    for (const trial of trials) trial[trial.texts.every(fits) ? "least" : "most"] = trial.size;
    for (const trial of trials) trial.size = isFound(trial) ? trial.least : (trial.least + trial.most) / 2;
    for (const { box, size } of trials.filter(isFound)) box.style.setProperty("--shrink", size);
    trials = trials.filter((trial) => !isFound(trial));
  }
}

addEventListener("resize", () => runGuarded(shrinkTexts));
