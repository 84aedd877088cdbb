// Makes the WebSockets of the page. The first one begins to connect before the other modules run, so that the server
// answers meanwhile.

import { urlOf } from "./addresses.js";
import { metaContent } from "./page.js";

function connect() {
  const address = new URL(urlOf(`/live?token=${metaContent("live-token")}`));
  address.protocol = location.protocol.replace("http", "ws");
  return new WebSocket(address);
}

/** @type {WebSocket | null} */
let firstSocket = connect();

/** A WebSocket to the server that is not open yet. */
export function makeSocket() {
  const socket = firstSocket ?? connect();
  firstSocket = null;
  return socket;
}
