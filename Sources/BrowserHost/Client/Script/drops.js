// Views that are dragged onto others. The value stays on the server: the page says which view is lifted, and over which
// other one it is.

import { listenerOf, reportEvent } from "./events.js";
import { closeMenus } from "./menus.js";
import { on } from "./page.js";
import { placeIn } from "./places.js";
import { leavePressTo } from "./presses.js";
import { ignoreClick } from "./taps.js";
import { eventKind, selector } from "./wire.js";

/** A finger lifts a view after so many milliseconds, unless it moves farther than so many points before. */
const patience = 500;
const reach = 10;
/** Whether the current press of a finger lifts a view, and does not scroll. */
let isHeld = false;

/**
 * Has a finger that lifts a view not scroll as well. A browser asks only those who have listened before the touch.
 * @param {PageElement} node
 */
export function keepFromScrolling(node) {
  node.addEventListener("touchmove", preventWhileHeld, { passive: false });
}
/** @param {Event} event */
const preventWhileHeld = (event) => { if (isHeld) event.preventDefault(); };

// A browser would drag a link or an image itself.
on("dragstart", (event) => { if (listenerOf(event.target, eventKind.lift)) event.preventDefault(); });

/**
 * The innermost view at a place that takes what another one gives.
 * @param {number} x
 * @param {number} y
 * @param {PageElement} source
 */
function targetAt(x, y, source) {
  const gives = source.dataset.gives.split(" ");
  /** @param {PageElement} node */
  const takes = (node) => node !== source && node.dataset.takes?.split(" ").some((type) => gives.includes(type));
  let node =
    /** @type {PageElement | null} */
    (document.elementFromPoint(x, y));
  while (node && !takes(node)) node = node.parentElement;
  return node;
}

/**
 * Makes a copy of a view that follows the pointer, or of the view that the app shows in its place.
 * @param {PageElement} node
 * @param {PointerEvent} down
 */
function makeCopy(node, down) {
  const copy = document.createElement("div");
  const { left, top, width } = node.getBoundingClientRect();
  Object.assign(copy, { className: "lifted", popover: "manual", inert: true });
  copy.append(...[...node.children].map((child) => child.cloneNode(true)));
  copy.style.width = `${width}px`;
  node.append(copy);
  copy.showPopover();
  /** @type {PageElement | null} */
  let preview = null;
  return {
    /**
     * @param {number} x
     * @param {number} y
     */
    move(x, y) {
      preview ??= node.querySelector(selector.dragPreview);
      if (preview) {
        copy.replaceChildren(preview.cloneNode(true));
        copy.style.width = "";
      }
      copy.style.translate = preview
        ? `calc(${down.clientX + x}px - 50%) calc(${down.clientY + y}px - 50%)`
        : `${left + x}px ${top + y}px`;
    },
    remove: () => copy.remove(),
  };
}

/**
 * Lifts a view, and drops it on another one.
 * @param {PageElement} node
 * @param {PointerEvent} down
 * @returns {import("./presses.js").PressPart}
 */
export function beginLift(node, down) {
  const isTouch = down.pointerType === "touch";
  const root = document.documentElement;
  isHeld = false;
  const timer = setTimeout(() => { isHeld = isTouch; }, patience);
  /** @type {ReturnType<typeof makeCopy> | null} */
  let copy = null;
  /** @type {PageElement | null} */
  let target = null;
  let mayLift = true;
  /**
   * @param {string} phase
   * @param {PressEvent} event
   */
  const report = (phase, event) =>
    reportEvent(
      /** @type {PageElement} */
      (target), eventKind.drop, `${phase} ${placeIn(
        /** @type {PageElement} */
        (target))(event.clientX, event.clientY)}`);
  /**
   * @param {PageElement | null} next
   * @param {PressEvent} event
   */
  const follow = (next, event) => {
    if (next === target) return;
    if (target) report("c", event);
    target = next;
    if (target) report("m", event);
  };
  /**
   * @param {PressEvent} event
   * @param {number} distance
   */
  const lift = (event, distance) => {
    if (isTouch && !isHeld) mayLift &&= distance < reach;
    else if (mayLift && distance > 4) {
      mayLift = false;
      if (!reportEvent(node, eventKind.lift, true)) return;
      closeMenus(null);
      leavePressTo(part, event);
      copy = makeCopy(node, down);
      root.classList.toggle("lifting", true);
      // The server may remove the view meanwhile.
      for (const type of ["pointerup", "pointercancel"]) {
        addEventListener(type, () => root.classList.toggle("lifting", false), { once: true });
      }
    }
  };
  /**
   * @param {PressEvent} event
   * @param {boolean} isDropped
   */
  const finish = (event, isDropped) => {
    clearTimeout(timer);
    isHeld = false;
    if (!copy) return;
    copy.remove();
    ignoreClick();
    if (target && isDropped) report("e", event);
    else follow(null, event);
    reportEvent(node, eventKind.lift, false);
  };
  /** @type {import("./presses.js").PressPart} */
  const part = {
    element: node,
    /**
     * @param {PressEvent} event
     * @param {number} x
     * @param {number} y
     */
    move(event, x, y) {
      if (!copy) lift(event, Math.hypot(x, y));
      if (!copy) return;
      node.setPointerCapture(event.pointerId);
      copy.move(x, y);
      follow(targetAt(event.clientX, event.clientY, node), event);
    },
    /** @param {PressEvent} event */
    end: (event) => finish(event, true),
    /** @param {PressEvent} event */
    cancel: (event) => finish(event, false),
  };
  return part;
}
