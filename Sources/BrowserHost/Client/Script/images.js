// Reports whether the images that the server waits for were loaded, with their sizes.

import { reportEvent } from "./events.js";
import { facts, on } from "./page.js";
import { eventKind } from "./wire.js";

/**
 * An image that was not loaded has no size.
 * @param {ViewEvent} event
 */
function report({ target: image }) {
  if (!(image[facts]?.events & eventKind.load)) return;
  const { naturalWidth, naturalHeight } = image;
  reportEvent(image, eventKind.load, naturalWidth ? `${naturalWidth} ${naturalHeight}` : "");
}

// Neither event leaves its image, but all elements around it may capture it.
on("load", report, { capture: true });
on("error", report, { capture: true });
