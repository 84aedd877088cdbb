// Shortcuts of controls, and keys that views wait for.

import { isHeldOver } from "./arrivals.js";
import { topDialog } from "./dialogs.js";
import { listeners, reportEvent } from "./events.js";
import { controlSelector, holdsText, pageRoot, runGuarded, takesKeys } from "./page.js";
import { buttonOf } from "./row-buttons.js";
import { isForComposition, typeHeldKeys } from "./typing.js";
import { eventKind, selector } from "./wire.js";

/**
 * Keys whose characters would not be words in an attribute.
 * @type {Record<string, string>}
 */
const words = { " ": "Space", "+": "Plus" };
/** The keys that have no character. */
const knownNames = /^(Arrow(Up|Down|Left|Right)|Escape|Backspace|Delete|Home|End|Page(Up|Down)|Clear|Tab|Enter)$/;
/** Keys with which a field is edited. */
const editingKeys = /^[acvxyz]$/i;
/** Controls that answer the return key themselves. */
const answersReturn = "button, a, summary, select, textarea, [role=button], [contenteditable]";

/**
 * The name of a key in attributes. The option key changes the character of a key.
 * @param {KeyboardEvent} event
 */
function keyName({ key, code, altKey }) {
  const letter = altKey ? /^(?:Key|Digit)(.)$/.exec(code)?.[1] : null;
  return letter ?? words[key] ?? (key.length > 1 ? key : key.toUpperCase());
}

/**
 * The combinations that a press of a key stands for. Shift may be needed for a character that is no letter.
 * @param {KeyboardEvent} event
 */
function combinationsOf(event) {
  const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
  const name = (ctrlKey ? "Control+" : "") + (altKey ? "Alt+" : "") + (metaKey ? "Meta+" : "") + keyName(event);
  if (!shiftKey) return [name];
  const isSign = key.length === 1 && key.toUpperCase() === key.toLowerCase();
  return isSign ? [`Shift+${name}`, name] : [`Shift+${name}`];
}

/**
 * Whether a key is for the control that has the focus.
 * @param {ViewEvent<KeyboardEvent>} event
 */
function isForFocused({ key, target, ctrlKey, metaKey }) {
  if (key === "Escape") return false;
  if (key === "Enter" && !ctrlKey && !metaKey) return target.matches(answersReturn);
  return takesKeys(target) && (!ctrlKey && !metaKey || editingKeys.test(key));
}

/**
 * Whether the user can see a control, or a closed menu with it, and use it.
 * @param {PageElement} node
 */
const isUsable = (node) => !node.closest(":disabled, [aria-disabled=true], [inert]")
  && (node.closest(`details${selector.menu}:not([open])`) ?? node).checkVisibility({ visibilityProperty: true });

/**
 * Uses the control whose shortcut a key is.
 * @param {ViewEvent<KeyboardEvent>} event
 */
function useShortcut(event) {
  const { target, defaultPrevented, repeat } = event;
  if (defaultPrevented || repeat || isHeldOver(event) || isForComposition(event) || isForFocused(event)) return;
  const combinations = combinationsOf(event);
  // The keys of a row are for the row with the focus.
  const node = [...(topDialog() ?? pageRoot).querySelectorAll(`[aria-keyshortcuts]:not(${selector.row})`)].find((node) =>
    /** @type {string} */
    (node.getAttribute("aria-keyshortcuts")).split(" ").some((one) => combinations.includes(one)) && isUsable(node));
  const control =
    /** @type {PageElement | null} */
    (node?.matches(controlSelector) ? node : node?.querySelector(controlSelector));
  if (!control) return;
  event.preventDefault();
  if (takesKeys(control)) return control.focus();
  // A field that is read when it is left has its value now.
  if (holdsText(target)) typeHeldKeys();
  control.click();
}

addEventListener("keydown", (event) => {
  if (event.target instanceof Element) runGuarded(() => useShortcut(
    /** @type {ViewEvent<KeyboardEvent>} */
    (event)));
});

/**
 * Reports a key to the view around the focus that waits for it. Returns whether it is for that view alone.
 * @param {ViewEvent<KeyboardEvent>} event
 * @param {"d" | "r" | "u"} phase
 */
export function reportKey(event, phase) {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (key.length > 1 ? !knownNames.test(key) : takesKeys(target)) return false;
  const name = words[key] ?? (key.length > 1 ? key : key.toUpperCase());
  for (const node of listeners(target, eventKind.key)) {
    const [phases, ...keys] = node.dataset.keys.split(" ");
    if (!phases.includes(phase) || keys[0] && !keys.includes(name)) continue;
    // A command is none in a field, where the key edits a text. Other keys are for the element itself.
    if (phases.includes("c") && takesKeys(target)) continue;
    if (phases.includes("o") && target !== node && target !== buttonOf(node)) continue;
    const isForBrowser = !keys[0] && (key === "Tab" || ctrlKey || metaKey);
    if (isForBrowser) continue;
    const modifiers = (event.getModifierState("CapsLock") ? 1 : 0) + (shiftKey ? 2 : 0) + (ctrlKey ? 4 : 0)
      + (altKey ? 8 : 0) + (metaKey ? 16 : 0);
    reportEvent(node, eventKind.key, `${phase} ${modifiers} ${words[key] ?? key}`);
    return !takesKeys(target);
  }
  return false;
}
