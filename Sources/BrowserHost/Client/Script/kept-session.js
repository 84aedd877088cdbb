// A reloaded page resumes the session of the page before it in the same tab.

import { pageAddress } from "./addresses.js";
import { scrollOffsets, restoreScrollOffsets } from "./screens.js";
import { pageRoot } from "./page.js";

/** The session that the page before has kept, and where its elements were scrolled to. */
export const keptSession = takeKeptSession();

function takeKeptSession() {
  try {
    // A page that the user opens at another address begins a session of its own.
    const key = pageAddress();
    const [id = null, offsets = []] = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    // It is there only between two pages, because a copy of the tab would get it too.
    sessionStorage.removeItem(key);
    return { id, offsets };
  } catch {
    return { id: null, offsets: [] };
  }
}

/** Keeps a session for the next page in this tab. */
export function keepSession(id) {
  if (!id) return;
  try {
    sessionStorage.setItem(pageAddress(), JSON.stringify([id, scrollOffsets()]));
  } catch {
    // A tab that may keep nothing begins a new session.
  }
}

/** Scrolls as the page before was scrolled, as soon as there is content. */
export function restoreKeptOffsets() {
  if (pageRoot.firstChild) restoreScrollOffsets(keptSession.offsets.splice(0));
}
