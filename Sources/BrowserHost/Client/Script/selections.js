// Fields whose selection the app follows. A page loads this module with the first of them.

/**
 * Reports what the user selects in a field, and selects what the app wants.
 * @param {PageElement} field
 * @param {ScriptTools} tools
 */
export function begin(field, { eventKind, onceAFrame, reportEvent }) {
  const soon = onceAFrame();
  let known = "";
  let isComposing = false;
  const current = () => `${field.selectionStart} ${field.selectionEnd}`;
  const report = () => {
    // Some kinds of fields have no selection, as those of mail addresses.
    if (field.selectionStart === null || document.activeElement !== field || current() === known) return;
    known = current();
    reportEvent(field, eventKind.select, known);
  };
  const follow = () => soon(report);
  for (const type of ["focus", "input", "keyup", "pointerup", "select"]) field.addEventListener(type, follow);
  field.addEventListener("focus", () => document.addEventListener("selectionchange", follow));
  field.addEventListener("blur", () => document.removeEventListener("selectionchange", follow));
  field.addEventListener("compositionstart", () => { isComposing = true; });
  field.addEventListener("compositionend", () => { isComposing = false; });
  const select = () => {
    const { selection } = field.dataset;
    if (!selection || field.selectionStart === null || isComposing || selection === current()) return;
    const [start, end] = selection.split(" ").map(Number);
    field.setSelectionRange(start, end);
    known = current();
  };
  new MutationObserver(select).observe(field, { attributeFilter: ["data-selection"] });
  select();
}
