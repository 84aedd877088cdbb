// The addresses of the app: paths below the place at which it is served.
//
// It is the one place of the script that joins paths of the app and of the server with that place.

import { metaContent } from "./page.js";

/** The path below which the app is served. It is empty for the root. */
const basePath = metaContent("base-path") ?? "";

/**
 * The address of what the app shows, or null while the app has set none.
 * @type {string | null}
 */
export let shownAddress = null;

/** @param {string} address */
export const setShownAddress = (address) => { shownAddress = address; };

/**
 * The URL of a path of the app or of the server.
 * @param {string} path
 */
export const urlOf = (path) => location.origin + basePath + path;

/** The path and the query of the page's URL, as the app knows them. */
export const pageAddress = () => location.pathname.slice(basePath.length) + location.search;

/** The beginning of the keys under which this app's pages keep something. Other apps on the same host have others. */
export const keyOfApp = `live-page ${basePath} `;
