// Reports whether the browser is light or dark, and whether the window is visible.

import { pageRoot, runGuarded } from "./page.js";
import { reportEvent } from "./events.js";
import { eventKind } from "./wire.js";

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/** The values that the server knows, or null if another page reported them. */
let reportedDark = null;
let reportedVisible = null;

/** The scheme for a message that begins a session. The server then takes the window for visible. */
export function beginAppearance() {
  reportedDark = prefersDark.matches;
  reportedVisible = true;
  return reportedDark;
}

export function reportScheme() {
  const isDark = prefersDark.matches;
  if (reportedDark !== isDark && reportEvent(pageRoot, eventKind.change, isDark)) reportedDark = isDark;
}

export function reportWindowVisibility() {
  const isVisible = !document.hidden;
  if (reportedVisible === isVisible) return;
  reportedVisible = isVisible;
  reportEvent(pageRoot, eventKind.press, isVisible);
}

prefersDark.addEventListener("change", () => runGuarded(reportScheme));
document.addEventListener("visibilitychange", () => runGuarded(reportWindowVisibility));
