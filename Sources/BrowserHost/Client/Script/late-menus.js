// Context menus whose content the server makes when they open. A page loads this module with the first of them.

/** The distance of a menu from the edges of the window. */
const gap = 8;

/**
 * Tells the server when a menu opens, for which element inside of its view, and when it closes.
 * @param {PageElement} menu
 * @param {ScriptTools} tools
 */
export function begin(menu, tools) {
  const { eventKind, reportEvent } = tools;
  const view = menu.parentElement;
  const isOpen = () => menu.matches(":popover-open");
  let pressed = view;
  for (const type of ["pointerdown", "contextmenu"]) {
    view.addEventListener(type, (event) => {
      const target =
        /** @type {PageElement} */
        (event.target);
      if (!menu.contains(target)) pressed = target;
    }, true);
  }
  menu.addEventListener("beforetoggle", (event) => {
    if (stateAfter(event) !== "open") return;
    let listener = pressed;
    while (listener !== view && !(listener[tools.facts]?.events & eventKind.menu)) listener = listener.parentElement ?? view;
    pressed = view;
    if (!menu.firstElementChild) menu.style.visibility = "hidden";
    reportEvent(listener, eventKind.menu, true);
  });
  menu.addEventListener("toggle", (event) => {
    if (stateAfter(event) === "closed") reportEvent(view, eventKind.menu, false);
  });
  new MutationObserver(() => {
    if (!isOpen() || !menu.firstElementChild) return;
    menu.style.visibility = "";
    if (!menu.contains(document.activeElement)) menu.querySelector("button:enabled")?.focus({ preventScroll: true });
  }).observe(menu, { childList: true });
  new ResizeObserver(() => {
    if (isOpen()) keepInside(menu);
  }).observe(menu);
}

/**
 * The state of a popover after an event, which the compiler's own library does not know.
 * @param {any} event
 * @returns {"open" | "closed"}
 */
const stateAfter = ({ newState }) => newState;

/**
 * Moves a menu that has become larger, so that the window shows all of it.
 * @param {PageElement} menu
 */
function keepInside(menu) {
  const { right, bottom } = menu.getBoundingClientRect();
  const [x, y = 0] = menu.style.translate.split(" ").map(parseFloat);
  /** @type {(offset: number, excess: number) => string} */
  const moved = (offset, excess) => `${excess > 0 ? Math.max(gap, offset - excess) : offset}px`;
  menu.style.translate = `${moved(x, right + gap - innerWidth)} ${moved(y, bottom + gap - innerHeight)}`;
}
