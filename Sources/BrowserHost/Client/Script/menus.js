// Menus and disclosures, which the browser opens and closes.

import { noteArrival } from "./arrivals.js";
import { reportEvent } from "./events.js";
import { facts, neighbor, on, runGuarded } from "./page.js";
import { keptInside, placeBeside } from "./popovers.js";
import { hideActionsInside } from "./swipes.js";
import { ignoreClick } from "./taps.js";
import { eventKind, selector } from "./wire.js";

/**
 * The menus that were opened, some of which may have closed.
 * @type {Set<PageElement>}
 */
const openMenus = new Set();
/**
 * The element that had the focus before the menu of a view took it.
 * @type {Element | null}
 */
let focusBeforeMenu = null;

/**
 * Notes that the server knows whether a disclosure or a menu is open.
 * @param {PageElement} node
 */
export function noteOpen(node) {
  node[facts].isOpen = node.open;
}

on("toggle", ({ target }) => {
  if (target.matches(`details${selector.menu}`)) {
    const items =
      /** @type {PageElement} */
      (target.lastElementChild);
    items.hidePopover();
    if (target.open) {
      openMenus.add(target);
      showItems(items, target.getBoundingClientRect());
    }
  }
  if (!target[facts] || target.open === target[facts].isOpen) return;
  noteOpen(target);
  if (target[facts].events & eventKind.change) reportEvent(target, eventKind.change, target.open);
}, true);

/**
 * Shows the items of a menu: towards the middle of the window, and above where there is room only there.
 * @param {PageElement} items
 * @param {DOMRect} place
 */
function showItems(items, { left, right, top, bottom }) {
  items.showPopover();
  const { offsetWidth: width, offsetHeight: height } = items;
  const x = left + right > innerWidth ? right - width : left;
  const y = placeBeside(top, bottom, height, innerHeight, false);
  items.style.translate = `${keptInside(x, width, innerWidth)}px ${keptInside(y, height, innerHeight)}px`;
}

/**
 * Moves the focus from the label of a menu to its first or last item, and from an item to the next.
 * @param {PageElement} menu
 * @param {PageElement} target
 * @param {number} step
 */
export function focusItem(menu, target, step) {
  const items = [...menu.querySelectorAll(`button:enabled, a, ${selector.menuItems} summary`)]
    .filter((item) => item.checkVisibility());
  // From the label, down leads to the first item and up to the last.
  neighbor(items, items.includes(target) || step > 0 ? target : items[0], step)?.focus();
}

/** @param {PageElement} menu */
const isOpen = (menu) => menu.matches(`details${selector.menu}[open], ${selector.contextItems}:popover-open`);

/**
 * Closes all menus except those around an element. The focus goes from an item back to the label.
 *
 * Returns whether a menu was open.
 * @param {Element | null} kept
 */
export function closeMenus(kept) {
  let wasOpen = false;
  for (const menu of openMenus) {
    if (menu.isConnected && isOpen(menu)) {
      if (menu.contains(kept)) continue;
      wasOpen = true;
      closeMenu(menu);
    }
    openMenus.delete(menu);
  }
  return wasOpen;
}

/** @param {PageElement} menu */
function closeMenu(menu) {
  const isContext = menu.matches(selector.contextItems);
  const opener = isContext ? focusBeforeMenu : menu.firstElementChild;
  if (menu.contains(document.activeElement)) opener?.focus({ preventScroll: true });
  // The move of the focus may have closed it already.
  if (!isOpen(menu)) return;
  if (isContext) menu.hidePopover();
  else menu.open = false;
  noteArrival();
}

addEventListener("click", ({ target }) => {
  const element =
    /** @type {Element} */
    (target);
  closeMenus(element.closest?.(selector.menuItems) && !element.closest("summary") ? null : element);
});

// A menu does not move along when its surroundings scroll, so it closes. The buttons of a swipe are hidden.
addEventListener("scroll", ({ target }) => {
  const scroller =
    /** @type {Element} */
    (target);
  hideActionsInside(scroller);
  if (openMenus.size && !scroller.matches?.(selector.menuItems)) closeMenus(null);
}, true);

/**
 * Opens the menu of a view where the user pointed, unless it has no items. Returns whether it opened.
 * @param {PageElement} target
 * @param {number} x
 * @param {number} y
 */
function openContextMenu(target, x, y) {
  // The menu of a row belongs to all of the row.
  const context = target.closest(selector.context) ?? target.closest(selector.row)?.querySelector(selector.context);
  const menu = context?.querySelector(`:scope > ${selector.contextItems}`);
  if (!menu?.matches("[data-late], :not(:empty)")) return false;
  closeMenus(null);
  focusBeforeMenu = document.activeElement;
  openMenus.add(menu);
  showItems(menu, new DOMRect(x, y));
  menu.querySelector("button")?.focus();
  return true;
}

on("contextmenu", (event) => {
  if (event.target.closest(selector.contextItems)) return;
  if (openContextMenu(event.target, event.clientX, event.clientY)) event.preventDefault();
});

/**
 * Opens a menu for a finger that stays, because not every browser reports that as a click for the menu.
 * @param {ViewEvent<PointerEvent>} event
 * @returns {import("./presses.js").PressPart}
 */
export function waitForMenu({ target, clientX, clientY }) {
  let wasOpened = false;
  const timer = setTimeout(() => runGuarded(() => { wasOpened = openContextMenu(target, clientX, clientY); }), 600);
  const stop = () => {
    clearTimeout(timer);
    if (wasOpened) ignoreClick();
  };
  return {
    element:
      /** @type {PageElement} */
      (target.closest(selector.context)),
    move: (_, x, y) => { if (Math.hypot(x, y) > 10) clearTimeout(timer); },
    end: stop,
    cancel: stop,
  };
}
