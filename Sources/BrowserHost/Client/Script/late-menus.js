// Context menus whose content the server makes when they open. A page loads this module with the first of them.

/** The distance of a menu from the edges of the window. */
const gap = 8;

/** Tells the server when a menu opens, for which element inside of its view, and when it closes. */
export function begin(menu, { eventKind, facts, reportEvent }) {
  const view = menu.parentElement;
  const isOpen = () => menu.matches(":popover-open");
  let pressed = view;
  for (const type of ["pointerdown", "contextmenu"]) {
    view.addEventListener(type, ({ target }) => {
      if (!menu.contains(target)) pressed = target;
    }, true);
  }
  menu.addEventListener("beforetoggle", ({ newState }) => {
    if (newState !== "open") return;
    let listener = pressed;
    while (listener !== view && !(listener[facts]?.events & eventKind.menu)) listener = listener.parentElement ?? view;
    pressed = view;
    if (!menu.firstElementChild) menu.style.visibility = "hidden";
    reportEvent(listener, eventKind.menu, true);
  });
  menu.addEventListener("toggle", ({ newState }) => {
    if (newState === "closed") reportEvent(view, eventKind.menu, false);
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

/** Moves a menu that has become larger, so that the window shows all of it. */
function keepInside(menu) {
  const { right, bottom } = menu.getBoundingClientRect();
  const [x, y = 0] = menu.style.translate.split(" ").map(parseFloat);
  const moved = (offset, excess) => `${excess > 0 ? Math.max(gap, offset - excess) : offset}px`;
  menu.style.translate = `${moved(x, right + gap - innerWidth)} ${moved(y, bottom + gap - innerHeight)}`;
}
