// Fields that grow with their text, in browsers whose style sheets cannot have them do so.

import { on, runGuarded } from "./page.js";

const isNeeded = !CSS.supports("field-sizing", "content");

/**
 * Gives fields of several lines the height of their texts. The stylesheet limits it.
 * @param {PageElement[]} fields
 */
function grow(fields) {
  for (const field of fields) field.style.removeProperty("--grown");
  const heights = fields.map((field) => field.scrollHeight + field.offsetHeight - field.clientHeight);
  fields.forEach((field, index) => field.style.setProperty("--grown", `${heights[index]}px`));
}

export function growFields() {
  if (isNeeded) grow([...document.querySelectorAll("textarea")]);
}

on("input", ({ target }) => {
  if (isNeeded && target.matches("textarea")) grow([target]);
});

addEventListener("resize", () => runGuarded(growFields));
