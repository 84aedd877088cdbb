// The connection to the server: numbered frames come in, numbered events go out.

import { pageAddress, urlOf } from "./addresses.js";
import {
  appearance, beginAppearance, forgetAppearance, reportMetrics, reportScheme, reportWindowVisibility,
} from "./appearance.js";
import { clearStop, isOver, showCrash, showEnd, showStop, stopText } from "./ending.js";
import {
  dropLongEvents, forgetAcknowledged, forgetEvents, isFull, resendEvents, sendPendingEvents, startNumberingAfter,
} from "./events.js";
import { applyFrame, clearPage } from "./frames.js";
import { forgetKeptSessions, keepOffsetsHere, keepSession, keptSessionID, takeKeptOffsets } from "./kept-session.js";
import { reportLayout } from "./layout.js";
import { reportRows } from "./lazy-rows.js";
import { hideMessage, showMessage, texts } from "./messages.js";
import { afterFrame, onFailure, runGuarded } from "./page.js";
import { scrollOffsets } from "./screens.js";
import { makeSocket, socketNumber } from "./sockets.js";
import { isTooLong, reportComposition } from "./typing.js";
import {
  beginRepeating, forgetRepeated, goOnAnew, isKept, mayBeKept, noteFocusOfStop, repeatNext, savedNumber, stateToKeep,
} from "./unsaved.js";
import { operation } from "./wire.js";

/** @type {WebSocket | null} */
let openSocket = null;
let sessionID = keptSessionID;
/** Whether the server has accepted this page for the session. Before that it accepts no events. */
export let isWelcome = false;
let connectionAttempts = 0;
/** The number of connections in a row that were not even opened. */
let refusedConnections = 0;
/** Whether the page waits for the server's answer to a request. */
let isChecking = false;
/** Whether the server has answered a request before the last connection that was refused. */
let hasAnswered = false;
let retryTimer = 0;
/** The timer that gives up a connection without a sign of life, and the one that asks for such a sign. */
let silenceTimer = 0;
let answerTimer = 0;
/** The timer that tells the user that the server has not answered an event yet. */
let stallTimer = 0;

/** The number of the last frame that the page has applied. */
export let lastReceived = 0;
let lastAcknowledged = 0;
let acknowledgeTimer = 0;
/** Whether the next batch of a large change follows in another frame. */
let isUnfinished = false;
/**
 * The welcome to a session that another process has made anew, until its content comes.
 * @type {Message[]}
 */
let heldMessages = [];

export function openConnection() {
  clearTimeout(retryTimer);
  if (isOver || openSocket) return;
  const socket = makeSocket();
  let wasOpen = false;
  openSocket = socket;
  heldMessages = [];
  // A browser may wait for minutes for a connection that does not open.
  expectSign(9999);
  socket.onopen = () => {
    expectSign(8000);
    wasOpen = true;
    sendMessage(firstMessage());
  };
  socket.onmessage = (message) => {
    if (socket === openSocket) runGuarded(() => receiveFrame(JSON.parse(message.data)));
  };
  socket.onclose = ({ code }) => {
    if (socket !== openSocket) return;
    openSocket = null;
    isWelcome = false;
    if (code === 1009) dropLongEvents();
    if (!isOver) retryLater(wasOpen);
  };
}

/** Asks for a session, or for that of the page before, which the server may have to make anew. */
function firstMessage() {
  if (!sessionID) {
    beginAppearance();
    return [operation.hello, ...userSettings()];
  }
  const message = [operation.resume, sessionID, lastReceived, socketNumber];
  return mayBeKept() ? [...message, savedNumber(), ...userSettings()] : message;
}

/** The user's language, time zone and color scheme, the address of the page, and the metrics of the window. */
function userSettings() {
  const { isDark, metrics } = appearance();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return [navigator.language, timeZone || "", isDark, pageAddress(), metrics];
}

/** @param {boolean} wasOpen */
function retryLater(wasOpen) {
  connectionAttempts += 1;
  const delay = Math.min(5000, 150 * 2 ** (connectionAttempts - 1)) * (0.5 + Math.random());
  retryTimer = setTimeout(openConnection, delay);
  const state = isFull ? texts.full : navigator.onLine ? texts.lost : texts.offline;
  if (connectionAttempts > 1 || sessionID) showMessage(stopText || state);
  refusedConnections = wasOpen ? 0 : refusedConnections + 1;
  if (wasOpen || !navigator.onLine) hasAnswered = false;
  if (isRefused() && navigator.onLine) checkPage().catch(fail);
}

/** The number of refusals after which a page no longer waits for a session, some ten seconds after the first. */
const refusalsOfHandover = 5;

/** Whether the server may be one with another script. A page whose session is kept loses nothing if it looks at once. */
const isRefused = () => refusedConnections > (mayBeKept() ? 0 : 2);

/**
 * Ends the page if it is too old: a server that was started anew answers requests, and refuses this page each time.
 *
 * A network that comes back after a connection has failed lets the request through. So the page connects once more: it is
 * too old if the server answers before and after a refusal.
 */
async function checkPage() {
  // An answer to an earlier request says nothing about the time after a refusal.
  if (isChecking) return;
  isChecking = true;
  const answer = await askForPage();
  isChecking = false;
  if (openSocket || !isRefused()) return;
  const isTooOld = hasAnswered && answer?.ok;
  hasAnswered = answer?.ok === true;
  if (isTooOld && isKept()) location.reload();
  // A session that another process hands over takes its time, so the page tries again after longer and longer pauses.
  else if (isTooOld && mayBeKept() && refusedConnections <= refusalsOfHandover) return;
  else if (isTooOld) endSession("gone");
  else if (hasAnswered) openConnection();
  // Reloaded by the user, the browser leads to the login, or shows why there is no access.
  else if (answer && (answer.type === "opaqueredirect" || [401, 403].includes(answer.status))) endSession("expired");
}

const askForPage = () => fetch(urlOf("/"), { method: "HEAD", cache: "no-store", redirect: "manual" }).catch(() => null);

export function closeConnection() {
  const socket = openSocket;
  openSocket = null;
  isWelcome = false;
  socket?.close();
}

/**
 * Gives the connection up if nothing comes in time: a network may end without a word.
 * @param {number} milliseconds
 */
function expectSign(milliseconds) {
  clearTimeout(silenceTimer);
  silenceTimer = setTimeout(() => { if (openSocket) reconnect(); }, milliseconds);
}

function reconnect() {
  closeConnection();
  retryLater(true);
}

/** @param {unknown[]} message */
function sendMessage(message) {
  if (openSocket?.readyState === WebSocket.OPEN) openSocket.send(JSON.stringify(message));
}

/** @typedef {[number: number, acknowledged: number, ...frame: Patch[]]} Message */

/**
 * Whether a message is the welcome to a session that another process has made anew, with other elements.
 * @param {Message} message
 */
const beginsAnew = ([, , patch]) => patch?.[0] === operation.welcome && patch[2] !== undefined && lastReceived > 0;

/** Has the next content replace all that the page shows. The user goes on where the page is. */
function beginAnew() {
  reportComposition();
  goOnAnew(stateToKeep());
  keepOffsetsHere(scrollOffsets());
  forgetEvents();
  forgetAppearance();
  clearPage();
  lastReceived = 0;
}

/** @param {Message} message */
function receiveFrame(message) {
  const [number, acknowledged, ...frame] = message;
  // The screens stay until the new ones are there.
  if (beginsAnew(message) || heldMessages.length && number <= 0 && frame[0]?.[0] !== operation.ended) {
    heldMessages.push(message);
    // The server is there. Its first content may take a while.
    clearTimeout(silenceTimer);
    return;
  }
  if (heldMessages.length && number > 0) {
    const messages = heldMessages;
    heldMessages = [];
    beginAnew();
    messages.forEach(receiveFrame);
  }
  for (const timer of [silenceTimer, answerTimer, stallTimer]) clearTimeout(timer);
  answerTimer = 0;
  hideMessage(texts.stalled);
  if (number > 0) {
    if (number <= lastReceived) return;
    if (number > lastReceived + 1) return reconnect();
  }
  if (forgetAcknowledged(acknowledged)) {
    if (isWelcome) sendPendingEvents();
    reportLayout();
    reportScheme();
    reportMetrics();
    reportRows();
  }
  applyFrame(frame, acknowledged, () => { if (number > 0) lastReceived = number; });
  repeatNext();
  if (number > 0) (isUnfinished ? acknowledgeWhenShown : acknowledgeLater)();
}

/** Notes that the frame is a batch of a larger change, and another one follows. */
export function expectMore() {
  isUnfinished = true;
}

/** Asks for the next batch of a large change when this one is shown, so that the user can act in between. */
function acknowledgeWhenShown() {
  isUnfinished = false;
  const send = () => isWelcome && sendMessage([operation.acknowledge, lastReceived]);
  if (document.hidden) send();
  else afterFrame(send);
}

/** Events acknowledge frames, too. A page without events does so every few frames. */
function acknowledgeLater() {
  if (lastReceived - lastAcknowledged >= 8) acknowledge();
  else if (!acknowledgeTimer) acknowledgeTimer = setTimeout(acknowledge, 500);
}

function acknowledge() {
  clearTimeout(acknowledgeTimer);
  acknowledgeTimer = 0;
  if (lastReceived > lastAcknowledged && isWelcome) {
    lastAcknowledged = lastReceived;
    sendMessage([operation.acknowledge, lastReceived]);
  }
}

/**
 * The server has accepted this page for a session. Events that it had not acknowledged are sent again.
 * @param {string} id
 * @param {number} acknowledged
 */
export function beginSession(id, acknowledged, after = lastReceived) {
  if (id !== sessionID) {
    takeKeptOffsets();
    forgetRepeated();
  } else if (!isWelcome) beginRepeating(acknowledged);
  sessionID = id;
  lastReceived = after;
  startNumberingAfter(acknowledged);
  connectionAttempts = 0;
  isWelcome = true;
  clearStop();
  lastAcknowledged = lastReceived;
  showMessage(isTooLong ? texts.tooLong : "");
  if (!isTooLong) showCrash();
  resendEvents();
  reportScheme();
  reportMetrics();
  reportWindowVisibility();
  reportLayout();
}

/**
 * The server has ended the session. A reloaded page that has received no frame starts a new session.
 *
 * After the end of a login the page waits for the user. A browser repeats a password by itself, and so does a proxy with a
 * login, so that a page that nobody looks at would log in again and again.
 * @param {string} reason
 */
export function endSession(reason, text = "") {
  if (reason === "gone" && sessionID && !lastReceived) {
    sessionID = null;
    closeConnection();
    return openConnection();
  }
  if (reason === "stopped" || reason === "crashed") {
    // The place of a crash comes in a second message, when the page has lost its focus.
    if (!stopText) noteFocusOfStop();
    return showStop(text, reason === "crashed");
  }
  // Another process may have the session, which the page then shows as it is there.
  if (reason === "outdated" && mayBeKept()) return reconnect();
  if (reason === "outdated") {
    closeConnection();
    // The session is kept for the next page when this one is left.
    return location.reload();
  }
  showEnd(reason);
  closeConnection();
  if (reason === "loggedOut" || reason === "expired") forgetKeptSessions();
  if (reason === "loggedOut") return location.replace(text.startsWith("/") ? urlOf(text) : text);
  if (reason === "gone" && sessionID) setTimeout(() => location.reload(), 1500);
}

/**
 * Sends an event, and asks for a sign of life if it is not answered.
 * @param {import("./events.js").PageEvent} event
 */
export function sendEvent({ number, received, id, kind, value, key }) {
  lastAcknowledged = Math.max(lastAcknowledged, received);
  sendMessage([operation.event, number, received, id, kind, ...[value, key].filter((part) => part !== undefined)]);
  if (answerTimer) return;
  answerTimer = setTimeout(checkConnection, 4000);
  stallTimer = setTimeout(() => { if (isWelcome) showMessage(texts.stalled); }, 2000);
}

/** Asks for a sign of life on a connection that may be dead, as after sleep or without an answer. */
function checkConnection() {
  if (isOver || document.hidden) return;
  if (!openSocket) return openConnection();
  if (!isWelcome) return;
  expectSign(4000);
  sendMessage([operation.ping]);
}

addEventListener("online", checkConnection);
addEventListener("offline", checkConnection);
document.addEventListener("visibilitychange", checkConnection);
addEventListener("pageshow", (event) => { if (event.persisted) checkConnection(); });
addEventListener("pagehide", (event) => {
  if (event.persisted || isOver) return;
  // A page that is left before it has come back keeps the offsets of the page before.
  keepSession(sessionID, [...takeKeptOffsets(), ...scrollOffsets()], stateToKeep(), socketNumber);
  sendMessage([operation.leave]);
});

/**
 * Stops the page after an error of its script.
 * @param {unknown} error
 */
function fail(error) {
  console.error(error);
  showEnd("failed");
  closeConnection();
}
onFailure(fail);

// Errors in other scripts, such as those of extensions, are ignored.
addEventListener("error", (event) => {
  const folder = import.meta.url.replace(/[^/]*$/, "");
  if (event.filename.startsWith(folder)) fail(event.error || event.message);
});
