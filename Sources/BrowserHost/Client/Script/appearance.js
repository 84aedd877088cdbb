// Reports whether the browser is light or dark, whether the window is visible, and its metrics.

import { pageRoot, runGuarded } from "./page.js";
import { reportEvent } from "./events.js";
import { eventKind } from "./wire.js";

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/**
 * The values that the server knows, or null if another page reported them.
 * @type {boolean | null}
 */
let reportedDark = null;
/** @type {boolean | null} */
let reportedVisible = null;
let reportedMetrics = "";

/** The media queries for the size classes, for less motion and for more contrast. */
const queries = [
  "(max-width: 40rem)", "(max-height: 30rem)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)",
].map(matchMedia);

/**
 * The settings of the window: size classes, the scale of the display and the wish for less motion. The size of letters,
 * the safe area and the wish for more contrast follow. The safe area is the padding of the window.
 */
function metricsNow() {
  const [isNarrow, isLow, isStill, isStrong] = queries.map(({ matches }) => Number(matches));
  const letters = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const { paddingTop, paddingRight, paddingBottom, paddingLeft } = getComputedStyle(pageRoot);
  const safeArea = [paddingTop, paddingRight, paddingBottom, paddingLeft].map(parseFloat).join(" ");
  return `${isNarrow} ${isLow} ${Number(devicePixelRatio.toFixed(3))} ${isStill} ${letters} ${safeArea} ${isStrong}`;
}

/** The scheme and the metrics for a message that begins a session. */
export const appearance = () => ({ isDark: prefersDark.matches, metrics: metricsNow() });

/** Notes that a session begins with the appearance as it is. The server then takes the window for visible. */
export function beginAppearance() {
  reportedDark = prefersDark.matches;
  reportedVisible = true;
  reportedMetrics = metricsNow();
}

/** Has everything be reported again, to a session that another process has made anew. */
export function forgetAppearance() {
  reportedDark = null;
  reportedVisible = null;
  reportedMetrics = "";
}

export function reportMetrics() {
  const metrics = metricsNow();
  if (reportedMetrics !== metrics && reportEvent(pageRoot, eventKind.metrics, metrics)) reportedMetrics = metrics;
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

/** Lets the stylesheet know how much of the window the keyboard of a touch screen covers. */
function measureKeyboard() {
  const { height = innerHeight, offsetTop = 0, scale = 1 } = visualViewport ?? {};
  // A part of the window that a user looks at more closely is low, too.
  const covered = scale > 1 ? 0 : Math.max(0, innerHeight - height - offsetTop);
  document.documentElement.style.setProperty("--keyboard", `${covered}px`);
}

for (const change of ["resize", "scroll"]) visualViewport?.addEventListener(change, () => runGuarded(measureKeyboard));
prefersDark.addEventListener("change", () => runGuarded(reportScheme));
for (const query of queries) query.addEventListener("change", () => runGuarded(reportMetrics));
addEventListener("resize", () => runGuarded(reportMetrics));
document.addEventListener("visibilitychange", () => runGuarded(reportWindowVisibility));
