// Dismisses the keyboard of a touch screen while the user scrolls, where a view asks for it.

import { holdsText, runGuarded } from "./page.js";

/** The way of a finger after which it scrolls, in pixels. */
const slop = 10;

/**
 * The element that the finger touched, and where.
 * @type {{ target: PageElement, top: number } | null}
 */
let touch = null;

addEventListener("touchstart", ({ target, touches }) => {
  touch =
    /** @type {{ target: PageElement, top: number }} */
    ({ target, top: touches[0].clientY });
}, { passive: true });

addEventListener("touchmove", ({ touches }) => runGuarded(() => {
  const field = document.activeElement;
  if (!touch || !field || !holdsText(field) || field.contains(touch.target)) return;
  const mode = touch.target.closest("[data-keyboard]")?.dataset.keyboard;
  const distance = touches[0].clientY - touch.top;
  if (mode === "immediately" && Math.abs(distance) > slop || mode === "interactively" && distance > slop) field.blur();
}), { passive: true });
