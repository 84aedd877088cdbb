// The way of the pointer of a mouse over views that ask for it. A page loads this module with the first of them.

/**
 * Reports where the pointer is over a view, once a frame, and when it leaves.
 * @param {PageElement} view
 * @param {ScriptTools} tools
 */
export function begin(view, { eventKind, onceAFrame, placeIn, reportEvent }) {
  const soon = onceAFrame();
  let isOver = false;
  /** @type {(phase: string, x: number, y: number) => unknown} */
  const report = (phase, x, y) => reportEvent(view, eventKind.pointer, `${phase} ${placeIn(view)(x, y)}`);
  view.addEventListener("pointermove", ({ clientX, clientY, pointerType }) => {
    if (pointerType === "touch") return;
    soon(() => {
      isOver = true;
      report("m", clientX, clientY);
    });
  });
  view.addEventListener("pointerleave", ({ clientX, clientY }) => {
    soon(null);
    if (isOver) report("e", clientX, clientY);
    isOver = false;
  });
}
