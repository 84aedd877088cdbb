// The choice of an element for the inspector: the next click reports the element instead of doing what it does.
// Only the pages of an app that was started with the inspector have this module.

import { reportEvent } from "./events.js";
import { makeButton, showMessage } from "./messages.js";
import { facts, isKnown, pageRoot, runGuarded } from "./page.js";

/** The events that the page does not get meanwhile. */
const heldEvents = [
  "auxclick", "beforeinput", "click", "contextmenu", "dblclick", "dragstart", "keydown", "keyup", "mousedown", "mouseup",
  "pointerdown", "pointerover", "pointerup", "touchcancel", "touchend", "touchmove", "touchstart",
];
const text = "Choose an element for the inspector.";
/** The attribute of the element that a click would choose. */
const pickable = "data-pickable";

/**
 * The element that a click or the return key would choose.
 * @type {PageElement | null}
 */
let current = null;
/**
 * The button that ends the choice, while the page asks for an element.
 * @type {HTMLElement | null}
 */
let cancelButton = null;

/**
 * The innermost element around a node that the server has made.
 * @param {PageElement | null} node
 */
function madeByServer(node) {
  while (node && !(node[facts]?.id && isKnown(node))) node = node.parentElement;
  return node;
}

/** @param {PageElement | null} node */
function setCurrent(node) {
  current?.removeAttribute(pickable);
  current = node;
  current?.setAttribute(pickable, "");
}

function begin() {
  if (cancelButton) return;
  cancelButton = makeButton("Cancel", () => answer(pageRoot));
  showMessage(text, cancelButton);
  for (const type of heldEvents) addEventListener(type,
    /** @type {EventListener} */
    (hold), true);
}

function end() {
  if (!cancelButton) return;
  for (const type of heldEvents) removeEventListener(type,
    /** @type {EventListener} */
    (hold), true);
  // The page may show another message by now.
  if (cancelButton.isConnected) showMessage("");
  cancelButton = null;
  setCurrent(null);
}

/**
 * Reports the chosen element, or the root of the page for none.
 * @param {PageElement} node
 */
function answer(node) {
  const kind = Number(pageRoot.dataset.pick);
  end();
  // The app may have removed the element.
  if (!reportEvent(node, kind)) reportEvent(pageRoot, kind);
}

/** @param {ViewEvent<PointerEvent & KeyboardEvent>} event */
function hold(event) {
  if (
    /** @type {HTMLElement} */
    (cancelButton).contains(event.target)) return;
  event.stopImmediatePropagation();
  // The browser's own keys go on, such as those that reload the page, and it scrolls by touches.
  const isKey = event.type.startsWith("key");
  if (isKey && (event.ctrlKey || event.metaKey) || event.type.startsWith("touch")) return;
  event.preventDefault();
  runGuarded(() => choose(event));
}

/** @param {ViewEvent<PointerEvent & KeyboardEvent>} event */
function choose({ type, target, key }) {
  if (type === "pointerover" || type === "pointerdown") setCurrent(madeByServer(target));
  else if (type === "keydown") followKey(key);
  // A browser reports no click on a disabled control.
  else if (type === "click" || type === "pointerup" && target.closest(":disabled")) {
    const node = madeByServer(target);
    if (node) answer(node);
  }
}

/**
 * The arrow keys go to the element around, the first one inside, and those before and after.
 * @param {string} key
 */
function followKey(key) {
  if (key === "Escape") return answer(pageRoot);
  if (key === "Enter" && current) return answer(current);
  const first = () => pageRoot.firstElementChild;
  const next = {
    ArrowUp: () => current?.parentElement, ArrowDown: () => current?.firstElementChild,
    ArrowLeft: () => current?.previousElementSibling, ArrowRight: () => current?.nextElementSibling,
  }[key];
  if (!next) return;
  const node = current ? next() : first();
  if (!node?.[facts]?.id) return;
  setCurrent(node);
  node.scrollIntoView({ block: "nearest" });
}

const update = () => runGuarded(pageRoot.hasAttribute("data-pick") ? begin : end);
new MutationObserver(update).observe(pageRoot, { attributeFilter: ["data-pick"] });
update();
