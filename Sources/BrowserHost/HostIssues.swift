import Foundation
import ViewCore
import ViewValues

/// All texts of the server: log lines, errors at the start, and messages on the page.
package enum HostIssues {
  static func line(for event: HostEvent) -> String {
    switch event {
    case .refusedRequest(let refusal): "Refused a request: \(text(for: refusal))"
    case .refusedTransfer(let refusal): "Refused a file: \(refusal.line)"
    case .refusedMessage(let error): "Refused a message of a page: \(text(for: error))"
    case .refusedReport(let refusal): "Refused a report of a page: \(text(for: refusal))"
    case .refusedResumption(let refusal):
      "Refused to resume a session: \(text(for: refusal))"
    case .closed(let reason): "Closed a connection: \(text(for: reason))"
    case .limit(let limit): text(for: limit)
    case .ignoredAddress(let path):
      "A page was opened at \(quoted(path)), and the app stayed on its first screen."
    case .unsafeAddressAfterLogout(let address):
      """
      After a logout a page went to '/', because \(quoted(address)) is neither a path nor a URL with an allowed \
      origin.
      """
    case .busyMainActor(let milliseconds, let cause):
      "The main actor was busy for \(milliseconds) ms with \(printable(cause)). All windows waited."
    case .lateMainActor(let milliseconds):
      "The main actor took up work \(milliseconds) ms late. All windows waited."
    case .silentMainActor(let seconds, let work):
      """
      The main actor has not answered for \(seconds) seconds, so all windows wait. Code of the app has not returned\
      \(work.map { ": \($0)" } ?? "").
      """
    case .sessionsNotKept(let reason):
      """
      Windows are not kept, and end with this process. To keep them, repair or remove the file of '--sessions', \
      and start the app again. The reason: \(printable(reason))
      """
    case .sessionsWait(let seconds):
      """
      Windows have not been saved for \(seconds) seconds, because the database of '--sessions' does not answer. They \
      go on, and are saved when it is back.
      """
    case .sessionsGoOn(let seconds):
      "The database of '--sessions' answers again after \(seconds) seconds, and windows are saved."
    case .unreadableValues(let names):
      """
      A window began anew, because this build cannot decode \(names.map { quoted($0) }.joined(separator: ", ")). \
      The former bytes are in the table 'unreadable'.
      """
    case .unknownSessionKey:
      """
      No key in the file of '--session-keys' decrypts a window that was kept. If a key was replaced, add the former one \
      below the new one until no window needs it.
      """
    case .sessionTaken: "Ended a session, because another process has taken it."
    case .renewedCertificate: "The server has read its certificate again."
    case .keptCertificate(let error):
      indented(text(for: error, consequence: "the server keeps the certificate that it has"))
    case .login(.began): "A user has opened a first window."
    case .login(.ended): "A user has logged out."
    case .login(.expired): "A login has ended, because it was unused or old."
    case .login(.revoked): "The app has ended all windows of a user."
    case .issue(let text, let file, let line): "\(file):\(line): \(indented(text))"
    }
  }

  private static func text(for reason: ConnectionClosure) -> String {
    switch reason {
    case .messageOutOfOrder:
      "the page sent a message before it had a session, or asked for a second session."
    case .messageTooLarge(let limit):
      "the page sent a message of more than \(limit) bytes."
    case .partialMessage(let time):
      "the page did not send a whole message within \(time.components.seconds) seconds."
    case .tooManyPartialBytes(let limit):
      "its address has more than its share of the \(limit) bytes for incomplete messages."
    case .messageNotText: "the page sent a binary message."
    case .tooManyMessages(let perSecond):
      "the page sent more than \(perSecond) messages a second."
    case .tooManyConnections(let limit):
      "there are \(limit) connections, or too many of its address."
    case .tooManyResumptions(let limit):
      "its session is resumed more than \(limit) times a second, or too many are from its address."
    case .tooManyConnectionsASecond(let limit):
      "its address opens more than \(limit) connections a second."
    case .tooManyUnacknowledgedBytes(let limit):
      "the pages have left more than \(limit) bytes unacknowledged, and this one left the most."
    case .noSession(let time):
      "the page did not begin a session within \(time.components.seconds) seconds."
    case .brokenConnection(let reason): reason
    }
  }

  private static func text(for limit: SessionLimit) -> String {
    switch limit {
    case .tooManySessions(let limit):
      "Turned a page away: there are \(limit) sessions, which is the limit."
    case .endedForOthers(let limit):
      """
      Ended a session: there are \(limit) sessions, which is the limit, and its address has many more \
      than that of a new page.
      """
    case .tooMuchMemory(let limit):
      "Ended a session that waited for its page: the process has allocated more than \(limit >> 20) MB."
    case .noMemory(let limit):
      """
      Turned a page away: the process has allocated more than \(limit >> 20) MB. To allow more, start the app \
      with '--memory-limit'.
      """
    case .tooManySessionsOfBrowser(let limit):
      "Turned a page away: its browser has \(limit) sessions, which is the limit."
    case .tooManySessionsOfAddress(let limit):
      "Turned a page away: its address has \(limit) sessions, which is the limit."
    case .tooManySessionsASecond(let limit):
      "Turned a page away: its address opens more than \(limit) sessions a second."
    case .tooManyKeptBytes(let limit):
      """
      A window ends with this process: the kept values of all windows have more than \(limit >> 20) MB, and this \
      one has the most.
      """
    }
  }

  /// A text of several lines, of which no further one looks like a line of the log.
  private static func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.unicodeScalars.map { $0.isPrintable ? String($0) : "?" }.joined() }
      .joined(separator: "\n  ")
  }

  /// The text in the terminal if an app's server could not start.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - appName: The name of the app.
  ///   - prefix: The beginning of the options for the address, such as `metrics-`.
  /// - Returns: The text.
  package static func text(
    for error: ServerError,
    appName: String,
    optionPrefix prefix: String = ""
  ) -> String {
    switch error {
    case .portInUse(let host, let port):
      """
      Port \(port) is in use, so \(appName) cannot start.

          Another program listens on \(host):\(port). Most likely it is \(appName) itself, started
          earlier and still running.

      To fix this, stop that program, or choose another port with '--\(prefix)port \(nextPort(port))'. With
      '--\(prefix)port 0' the system chooses one that is free.
      """
    case .portNotPermitted(let port):
      """
      Port \(port) is for privileged programs, so \(appName) cannot start.

      To fix this, choose a port from 1024 on, such as '--\(prefix)port 8080'.
      """
    case .unknownHost(let host):
      """
      \(quoted(host)) is not an address of this machine, so \(appName) cannot start.

      To fix this, leave '--\(prefix)host' out to be reachable from this machine alone, or use
      '--\(prefix)host 0.0.0.0' to be reachable from its network.
      """
    case .certificate(let error): text(for: error, consequence: "\(appName) cannot start")
    case .other(let reason):
      "\(appName) cannot start: \(reason)"
    }
  }

  /// The text on a page whose app is being stopped.
  package static let stopped = "The app was stopped. Waiting for it to come back…"

  /// The text on a page whose app crashed.
  ///
  /// In debug builds it names the failure, its place and the files with recordings.
  package static func text(for crash: Crash) -> String {
    let text = "The app crashed with all its windows. They start again when it is back."
    let place = crash.place.map {
      """
      \(cause(of: crash)) in '\($0.function)' at \($0.file):\($0.line)\($0.code.map { ", '\($0)'" } ?? ""). \
      See the terminal for details.
      """
    }
    return ([text] + crash.recordings + (place.map { [$0] } ?? [])).joined(separator: " ")
  }

  private static func cause(of crash: Crash) -> String {
    switch (crash.signal, crash.place?.failedCall) {
    case (SIGILL, "swift_unexpectedError"), (SIGTRAP, "swift_unexpectedError"):
      "An error of a 'try!'"
    case (SIGILL, let call?), (SIGTRAP, let call?): "A trap of '\(call)'"
    case (SIGILL, nil), (SIGTRAP, nil):
      "A trap, such as 'fatalError', an unwrapped 'nil' or an index out of range,"
    case (SIGSEGV, _), (SIGBUS, _): "An invalid access to memory, or an endless recursion,"
    case (SIGFPE, _): "A division by zero"
    default: "A call of 'abort'"
    }
  }

  private static func nextPort(_ port: Int) -> Int {
    port < 65535 ? port + 1 : 8080
  }

  static func leftOut(_ count: Int, about topic: LogTopic? = nil) -> String {
    let kind = topic.map { "about \($0)" } ?? "like these"
    return count == 1
      ? "(1 more line \(kind) was left out.)" : "(\(count) more lines \(kind) were left out.)"
  }

  static func text(for refusal: RequestRefusal) -> String {
    switch refusal {
    case .foreignHost(let host):
      """
      its host is \(quoted(host)), which is not this server. If it is a name of the app, start the app with \
      '--allowed-host'.
      """
    case .foreignOrigin(let origin, let host):
      "it comes from a page of \(quoted(origin)), not of \(quoted(host))."
    case .wrongToken:
      """
      it does not come from a page of this run of the app. Most likely a page of an earlier run is still \
      open, and now reloads.
      """
    case .notOfThisMachine:
      "a proxy or another machine has sent it, and this page is for browsers on this machine alone."
    case .unknownPath(let path): "there is nothing at \(quoted(path))."
    case .wrongMethod(let method): "\(quoted(method)) is not supported; 'GET' and 'HEAD' are."
    case .notAWebSocket: "only WebSocket connections are answered here."
    case .notEncrypted: "it is not encrypted, and this port accepts 'https' only."
    case .missingHeader(let name): "it has no header '\(name)'."
    case .invalidHeader(let name): "its header '\(name)' is not valid."
    case .wrongWebSocketVersion(let version):
      "it asks for version \(quoted(version)) of WebSockets, and there is '13'."
    case .repeatedHeader(let name): "it has more than one header '\(name)'."
    case .headTooLong(let limit):
      "its path and headers have more than \(limit >> 10) KB, or there are too many headers."
    case .unreadable: "it breaks the rules of HTTP."
    case .unexpectedBody: "it has a body, which is taken with files alone."
    case .invalidForwarding(let header, let value):
      "its header '\(header)' has \(quoted(value)), which is not valid there."
    case .ambiguousForwarding:
      """
      it has the header 'Forwarded' and one that begins with 'X-Forwarded-'. The trusted proxy must remove the \
      kind that it does not set.
      """
    case .access(let refusal): text(for: refusal)
    }
  }

  static func text(for refusal: AccessRefusal) -> String {
    switch refusal {
    case .unauthorized: "it has no credentials."
    case .wrongCredentials: "its credentials are wrong."
    case .endedLogin: "its login has ended, and the browser has to ask for the password again."
    case .forbidden(let reason): printable(reason)
    case .redirect: "its user must log in first."
    case .unsafeRedirect(let address):
      "the login is at \(quoted(address)), which is neither a path nor a URL with an allowed origin."
    case .tooManyAttempts: "its address has sent too many wrong credentials."
    case .invalidUser(let bytes):
      "its user's id has \(bytes) bytes, and must have from 1 to \(WindowUser.longestID)."
    case .failed(let error): "its user could not be checked: \(error)"
    case .late(let time):
      "its user could not be checked within \(time.components.seconds) seconds."
    }
  }

  static func text(for refusal: ResumptionRefusal) -> String {
    switch refusal {
    case .unknownSession: "no session has that id, or it has ended."
    case .otherBrowser: "another browser opened it, or one without a cookie."
    case .otherUser: "another user opened it, or the user's claims have changed."
    case .missingFrames: "its page lacks frames that are no longer kept."
    }
  }

  static func text(for refusal: SessionRefusal) -> String {
    switch refusal {
    case .frameFromTheFuture(let number): "it acknowledges frame \(number), which was never made."
    case .event(.unknownNode, let node): "an event of element \(node), which is not on the page."
    case .event(.notListening, let node):
      "an event of element \(node), which does not listen for that kind of event."
    case .event(.disabled, let node): "an event of element \(node), which is disabled."
    case .event(.unreachable, let node):
      "an event of element \(node), which the user cannot reach."
    case .event(.invalidValue, let node):
      "an event of element \(node) with a value that it cannot have."
    case .event(.handled, let node): "an event of element \(node)."
    }
  }

  static func text(for error: ClientMessageError) -> String {
    switch error {
    case .malformed(let position): "it is not a JSON array of plain values (at byte \(position))."
    case .nested(let position): "it has an array or an object inside (at byte \(position))."
    case .tooManyValues: "it has more than \(ScalarReader.limit) values."
    case .missing(let field): "the field '\(field)' is missing."
    case .wrongType(let field): "the field '\(field)' has a value of the wrong type."
    case .outOfRange(let field): "the field '\(field)' has a value out of range."
    case .unexpectedValue(let count):
      "it has more than \(count) values, which is the number for its kind."
    case .unknownOpcode(let number): "no message has the opcode \(number)."
    case .unknownEventKind(let number): "no event has the kind \(number)."
    case .invalidSessionID: "its session id is not valid."
    }
  }

  /// A quoted text from outside, shortened and on one line.
  static func quoted(_ text: String?) -> String {
    text.map { "'\(printable($0))'" } ?? "(none)"
  }

  /// A text from outside, shortened and on one line.
  static func printable(_ text: String) -> String {
    text.unicodeScalars.prefix(100).map { $0.isPrintable ? String($0) : "?" }.joined()
  }
}

extension Unicode.Scalar {
  /// Whether it shows itself, and does not control the terminal or the direction of the text.
  fileprivate var isPrintable: Bool {
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: false
    case .privateUse, .surrogate, .unassigned: false
    default: true
    }
  }
}
