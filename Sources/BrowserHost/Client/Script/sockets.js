// Makes the WebSockets of the page. The first one begins to connect before the other modules run, so that the server
// answers meanwhile.

import { urlOf } from "./addresses.js";
import { lastSocketNumber } from "./kept-session.js";
import { metaContent } from "./page.js";

function connect() {
  const address = new URL(urlOf(`/live?token=${metaContent("live-token")}`));
  address.protocol = location.protocol.replace("http", "ws");
  return new WebSocket(address);
}

/** @type {WebSocket | null} */
let firstSocket = connect();

/**
 * The number of the latest WebSocket. It rises from page to page in a tab, also when the clock is set back, and a copy of
 * a tab has larger ones.
 */
export let socketNumber = Math.max(lastSocketNumber, Math.floor(performance.timeOrigin) * 1000);

/** A WebSocket to the server that is not open yet. */
export function makeSocket() {
  socketNumber += 1;
  const socket = firstSocket ?? connect();
  firstSocket = null;
  return socket;
}
