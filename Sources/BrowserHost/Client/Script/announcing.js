// Texts for screen readers alone. A page loads this module with the first of them.

/**
 * The place whose new texts screen readers read. A screen reader has to know it before they come.
 * @type {HTMLElement | undefined}
 */
let region;

/**
 * Has screen readers read a text.
 * @param {string} text
 * @param {Element} place The dialog on top, which makes all else inert, or the whole page.
 */
export function begin(text, place) {
  region ??= Object.assign(document.createElement("div"), { className: "aside", ariaLive: "polite" });
  if (region.parentNode !== place) place.append(region);
  const line = document.createElement("p");
  line.textContent = text;
  setTimeout(() => region?.append(line), 150);
  setTimeout(() => line.remove(), 10_000);
}
