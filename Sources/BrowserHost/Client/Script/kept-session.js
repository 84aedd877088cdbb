// A reloaded page resumes the session of the page before it in the same tab.

import { keyOfApp, pageAddress } from "./addresses.js";

/** @typedef {[indices: number[], left: number, top: number, covered?: number, row?: number]} Offsets */
/** @typedef {[place: Position, start: number | null, end: number | null]} KeptFocus */
/**
 * @typedef {[
 *   number: number, kind: number, value: EventValue | null | undefined, place: Position, key?: number,
 * ]} KeptEvent
 */
/** @typedef {{ saved: number, events: KeptEvent[], focus?: KeptFocus | null }} KeptState */

const keyOfPage = () => keyOfApp + pageAddress();

const keptSession = takeKeptSession();

/** The session that the page before has kept, or null. */
export const keptSessionID = keptSession.id;

/** The knowledge of the page before about a session that the server saves, or null. */
export const keptState = keptSession.state;

/** The number of the last WebSocket of the page before. */
export const lastSocketNumber = keptSession.socketNumber;

/** @returns {{ id: string | null, offsets: Offsets[], state: KeptState | null, socketNumber: number }} */
function takeKeptSession() {
  try {
    // A page that the user opens at another address begins a session of its own.
    const key = keyOfPage();
    /** @type {[id?: string | null, offsets?: Offsets[], state?: KeptState | null, socketNumber?: number]} */
    const [id = null, offsets = [], state = null, socketNumber = 0]
      = JSON.parse(sessionStorage.getItem(key) ?? "[]");
    // It is there only between two pages, because a copy of the tab would get it too.
    sessionStorage.removeItem(key);
    return { id, offsets, state, socketNumber };
  } catch {
    return { id: null, offsets: [], state: null, socketNumber: 0 };
  }
}

/**
 * Keeps a session, scroll offsets, and what is known of a saved session, for the next page in this tab.
 * @param {string | null} id
 * @param {Offsets[]} offsets
 * @param {KeptState | null} state
 * @param {number} socketNumber
 */
export function keepSession(id, offsets, state, socketNumber) {
  if (!id) return;
  try {
    sessionStorage.setItem(keyOfPage(), JSON.stringify([id, offsets, state, socketNumber]));
  } catch {
    // A tab that may keep nothing begins a new session.
  }
}

/** The offsets to which the elements of the page before were scrolled. They are returned once. */
export const takeKeptOffsets = () => keptSession.offsets.splice(0);

/**
 * Keeps offsets for the next content of this page.
 * @param {Offsets[]} offsets
 */
export function keepOffsetsHere(offsets) {
  keptSession.offsets = offsets;
}

/** Forgets what pages at other addresses have kept in this tab, because their user has gone. */
export function forgetKeptSessions() {
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith(keyOfApp)) sessionStorage.removeItem(key);
  } catch {
    // A tab that may keep nothing has kept nothing.
  }
}
