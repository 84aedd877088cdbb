// Layouts of the app: the page measures the space of each container and the sizes of its views. The server places them.

import { watch } from "./guides.js";
import { notePlace, reportLayout } from "./layout.js";
import { cellsOf } from "./page.js";
import { keepOffsets } from "./scrolling.js";
import { selector } from "./wire.js";

/** The containers of layouts. The collection stays up to date by itself. */
const layouts = document.getElementsByClassName(selector.layout.slice(1));

/** Measures all containers and their views, and reports what has changed. */
export function measureLayouts() {
  if (!layouts.length) return;
  for (const container of layouts) {
    watch(container.parentElement);
    for (const node of [container, ...cellsOf(container)]) notePlace(node);
    for (const cell of cellsOf(container)) cellsOf(cell).forEach(watch);
  }
  reportLayout();
}

/**
 * The size of a container, and the space that it has: a length that nothing limits is 0.
 * @param {PageElement} container
 */
export function spaceOf(container) {
  const { offsetWidth, offsetHeight } = container;
  let space = [0, 0];
  keepOffsets(() => {
    container.setAttribute("data-measured", "");
    space = [container.clientWidth, container.clientHeight];
    container.removeAttribute("data-measured");
  });
  return [offsetWidth, offsetHeight, ...space];
}

/**
 * The sizes of a view in the spaces for which the server asks, after its cell's own size and place.
 * @param {PageElement} cell
 */
export function sizesOf(cell) {
  const { className, style: { cssText } } = cell;
  const [view] = cellsOf(cell);
  const sizes =
    /** @type {string[]} */
    (JSON.parse(cell.dataset.spaces ?? "[]")).flatMap((space) => {
    const [width, height] = space.split(" ");
    Object.assign(cell.style, { width, height });
    cell.classList.toggle(selector.ownWidth.slice(1), width === "max-content");
    cell.classList.toggle(selector.ownHeight.slice(1), height === "max-content");
    const size = view && getComputedStyle(view);
    return size ? [parseFloat(size.width) || 0, parseFloat(size.height) || 0] : [0, 0];
  });
  cell.className = className;
  cell.style.cssText = cssText;
  return [0, 0, 0, 0, ...sizes];
}
