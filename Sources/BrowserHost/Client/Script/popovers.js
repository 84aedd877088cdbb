// Popovers stay beside the view that presents them.

/**
 * The popovers that are open.
 * @type {Set<PageElement>}
 */
const openPopovers = new Set();

/** @param {PageElement} dialog */
export const addPopover = (dialog) => openPopovers.add(dialog);
/** @param {PageElement} dialog */
export const forgetPopover = (dialog) => openPopovers.delete(dialog);

export function placePopovers() {
  for (const dialog of openPopovers) placePopover(dialog);
}

/**
 * Places a popover on the side that the app wants, or opposite where there is room only there.
 * @param {PageElement} dialog
 */
function placePopover(dialog) {
  let anchor = dialog.previousElementSibling;
  while (anchor?.matches("dialog")) anchor = anchor.previousElementSibling;
  const { left, right, top, bottom } = (anchor || dialog.parentElement).getBoundingClientRect();
  const { width, height } = dialog.getBoundingClientRect();
  const { edge } = dialog.dataset;
  const isAcross = edge === "leading" || edge === "trailing";
  const isBefore = isAcross
    ? (edge === "leading") === (getComputedStyle(dialog).direction === "ltr")
    : edge === "top";
  /**
   * @param {number} start
   * @param {number} end
   * @param {number} size
   */
  const middle = (start, end, size) => (start + end - size) / 2;
  const x = isAcross ? placeBeside(left, right, width, innerWidth, isBefore) : middle(left, right, width);
  const y = isAcross ? middle(top, bottom, height) : placeBeside(top, bottom, height, innerHeight, isBefore);
  dialog.style.setProperty("--x", `${keptInside(x, width, innerWidth)}px`);
  dialog.style.setProperty("--y", `${keptInside(y, height, innerHeight)}px`);
}

const gap = 8;

/**
 * The offset of something beside a span, on the wanted side or opposite where there is room only there.
 * @param {number} start
 * @param {number} end
 * @param {number} size
 * @param {number} limit
 * @param {boolean} isBefore
 */
export function placeBeside(start, end, size, limit, isBefore) {
  /** @param {boolean} before */
  const hasRoom = (before) => before ? start - size >= 2 * gap : end + size + 2 * gap <= limit;
  const staysThere = hasRoom(isBefore) || !hasRoom(!isBefore);
  return staysThere === isBefore ? start - size - gap : end + gap;
}

/**
 * The offset that keeps something inside the window.
 * @param {number} offset
 * @param {number} size
 * @param {number} limit
 */
export const keptInside = (offset, size, limit) => Math.max(gap, Math.min(offset, limit - size - gap));

addEventListener("resize", placePopovers);
