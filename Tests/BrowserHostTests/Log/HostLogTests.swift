import BrowserHost
import Synchronization
import Testing
import ViewCore

struct HostLogTests {
  @Test func logWritesALineForEveryEvent() {
    let lines = RecordedLines()
    let log = HostLog(linesPerSecond: 100) { lines.append($0) }
    let events: [HostEvent] = [
      .refusedRequest(.foreignHost(nil)),
      .refusedRequest(.foreignHost("evil.example\n\u{1B}[31m")),
      .refusedRequest(.foreignOrigin("http://evil.example", host: "localhost:8080")),
      .refusedRequest(.wrongToken),
      .refusedRequest(.unknownPath("/favicon.ico")),
      .refusedRequest(.wrongMethod("PUT")),
      .refusedRequest(.notAWebSocket),
      .refusedRequest(.unknownPath("/\u{202E}gpj\u{2066}\u{200B}\u{2028}\u{E000}ü")),
      .refusedRequest(.repeatedHeader("Host")),
      .refusedRequest(.missingHeader("Host")),
      .refusedRequest(.invalidHeader("Sec-WebSocket-Key")),
      .refusedRequest(.wrongWebSocketVersion("8")),
      .refusedRequest(.wrongWebSocketVersion(nil)),
      .refusedRequest(.unexpectedBody),
      .refusedRequest(.headTooLong(limit: 32768)),
      .refusedRequest(.unreadable),
      .refusedRequest(.notOfThisMachine),
      .refusedMessage(.malformed(at: 3)),
      .refusedMessage(.nested(at: 3)),
      .refusedMessage(.tooManyValues),
      .refusedMessage(.missing(field: "node")),
      .refusedMessage(.wrongType(field: "node")),
      .refusedMessage(.outOfRange(field: "node")),
      .refusedMessage(.unexpectedValue(afterFields: 2)),
      .refusedMessage(.unknownOpcode(99)),
      .refusedMessage(.unknownEventKind(3)),
      .refusedMessage(.invalidSessionID),
      .refusedReport(.frameFromTheFuture(7)),
      .refusedReport(.event(.unknownNode, node: 7)),
      .refusedReport(.event(.notListening, node: 7)),
      .refusedReport(.event(.disabled, node: 7)),
      .refusedReport(.event(.unreachable, node: 7)),
      .refusedReport(.event(.invalidValue, node: 7)),
      .refusedResumption(.unknownSession),
      .refusedResumption(.otherBrowser),
      .refusedResumption(.missingFrames),
      .closed(.messageOutOfOrder),
      .closed(.messageTooLarge(limit: 65536)),
      .closed(.messageNotText),
      .closed(.partialMessage(within: .seconds(60))),
      .closed(.tooManyPartialBytes(limit: 1024)),
      .closed(.tooManyMessages(perSecond: 200)),
      .limit(.tooManySessions(limit: 2048)),
      .limit(.endedForOthers(limit: 2048)),
      .ignoredAddress("/nowhere\u{202E}"),
      .limit(.tooManySessionsOfBrowser(limit: 100)),
      .limit(.tooManySessionsOfAddress(limit: 1024)),
      .closed(.tooManyUnacknowledgedBytes(limit: 1024)),
      .limit(.tooManyKeptBytes(limit: 64 << 20)),
      .silentMainActor(seconds: 5, in: nil),
      .renewedCertificate,
      .keptCertificate(.missing(.certificate, path: "a.pem")),
      .closed(.noSession(within: .seconds(10))),
      .closed(.tooManyConnections(limit: 1024)),
      .limit(.tooManySessionsASecond(limit: 32)),
      .closed(.tooManyConnectionsASecond(limit: 256)),
      .closed(.tooManyResumptions(perSecond: 2)),
      .limit(.tooMuchMemory(limit: 512 << 20)),
      .limit(.noMemory(limit: 512 << 20)),
      .closed(.brokenConnection("the page broke the rules of the protocol.")),
      .busyMainActor(milliseconds: 120, with: "the action App.Action.save"),
      .login(.began),
      .login(.ended),
      .login(.expired),
      .login(.revoked),
    ]
    for event in events { log.report(event) }
    #expect(
      lines.all == [
        """
        Refused a request: its host is (none), which is not this server. If it is a name of the app, start the \
        app with '--allowed-host'.
        """,
        """
        Refused a request: its host is 'evil.example??[31m', which is not this server. If it is a name of the app, start the \
        app with '--allowed-host'.
        """,
        "Refused a request: it comes from a page of 'http://evil.example', not of 'localhost:8080'.",
        """
        Refused a request: it does not come from a page of this run of the app. Most likely a page of an \
        earlier run is still open, and now reloads.
        """,
        "Refused a request: there is nothing at '/favicon.ico'.",
        "Refused a request: 'PUT' is not supported; 'GET' and 'HEAD' are.",
        "Refused a request: only WebSocket connections are answered here.",
        "Refused a request: there is nothing at '/?gpj????ü'.",
        "Refused a request: it has more than one header 'Host'.",
        "Refused a request: it has no header 'Host'.",
        "Refused a request: its header 'Sec-WebSocket-Key' is not valid.",
        "Refused a request: it asks for version '8' of WebSockets, and there is '13'.",
        "Refused a request: it asks for version (none) of WebSockets, and there is '13'.",
        "Refused a request: it has a body, which is taken with files alone.",
        "Refused a request: its path and headers have more than 32 KB, or there are too many headers.",
        "Refused a request: it breaks the rules of HTTP.",
        """
        Refused a request: a proxy or another machine has sent it, and this page is for browsers on this machine alone.
        """,
        "Refused a message of a page: it is not a JSON array of plain values (at byte 3).",
        "Refused a message of a page: it has an array or an object inside (at byte 3).",
        "Refused a message of a page: it has more than 16 values.",
        "Refused a message of a page: the field 'node' is missing.",
        "Refused a message of a page: the field 'node' has a value of the wrong type.",
        "Refused a message of a page: the field 'node' has a value out of range.",
        "Refused a message of a page: it has more than 2 values, which is the number for its kind.",
        "Refused a message of a page: no message has the opcode 99.",
        "Refused a message of a page: no event has the kind 3.",
        "Refused a message of a page: its session id is not valid.",
        "Refused a report of a page: it acknowledges frame 7, which was never made.",
        "Refused a report of a page: an event of element 7, which is not on the page.",
        """
        Refused a report of a page: an event of element 7, which does not listen for that kind of event.
        """,
        "Refused a report of a page: an event of element 7, which is disabled.",
        "Refused a report of a page: an event of element 7, which the user cannot reach.",
        "Refused a report of a page: an event of element 7 with a value that it cannot have.",
        "Refused to resume a session: no session has that id, or it has ended.",
        "Refused to resume a session: another browser opened it, or one without a cookie.",
        "Refused to resume a session: its page lacks frames that are no longer kept.",
        """
        Closed a connection: the page sent a message before it had a session, or asked for a second session.
        """,
        "Closed a connection: the page sent a message of more than 65536 bytes.",
        "Closed a connection: the page sent a binary message.",
        "Closed a connection: the page did not send a whole message within 60 seconds.",
        """
        Closed a connection: its address has more than its share of the 1024 bytes for incomplete messages.
        """,
        "Closed a connection: the page sent more than 200 messages a second.",
        "Turned a page away: there are 2048 sessions, which is the limit.",
        """
        Ended a session: there are 2048 sessions, which is the limit, and its address has many more \
        than that of a new page.
        """,
        "A page was opened at '/nowhere?', and the app stayed on its first screen.",
        "Turned a page away: its browser has 100 sessions, which is the limit.",
        "Turned a page away: its address has 1024 sessions, which is the limit.",
        """
        Closed a connection: the pages have left more than 1024 bytes unacknowledged, and this one left \
        the most.
        """,
        """
        A window ends with this process: the kept values of all windows have more than 64 MB, and this one has the \
        most.
        """,
        """
        The main actor has not answered for 5 seconds, so all windows wait. Code of the app has not returned.
        """,
        "The server has read its certificate again.",
        """
        The file 'a.pem' of the certificate does not exist, so the server keeps the certificate that it has.
          
          To fix this, pass the path of an existing file with '--certificate'.
        """,
        "Closed a connection: the page did not begin a session within 10 seconds.",
        "Closed a connection: there are 1024 connections, or too many of its address.",
        "Turned a page away: its address opens more than 32 sessions a second.",
        "Closed a connection: its address opens more than 256 connections a second.",
        """
        Closed a connection: its session is resumed more than 2 times a second, or too many are from its \
        address.
        """,
        "Ended a session that waited for its page: the process has allocated more than 512 MB.",
        """
        Turned a page away: the process has allocated more than 512 MB. To allow more, start the app \
        with '--memory-limit'.
        """,
        "Closed a connection: the page broke the rules of the protocol.",
        "The main actor was busy for 120 ms with the action App.Action.save. All windows waited.",
        "A user has opened a first window.",
        "A user has logged out.",
        "A login has ended, because it was unused or old.",
        "The app has ended all windows of a user.",
      ]
    )
  }

  @Test func logIsNeverFloodedAndCountsAllEvents() {
    let start = ContinuousClock().systemEpoch
    let time = Mutex(start)
    let lines = RecordedLines()
    let log = HostLog(linesPerSecond: 2, now: { time.withLock(\.self) }) { lines.append($0) }
    for _ in 0..<5 { log.report(.closed(.messageNotText)) }
    #expect(lines.all.count == 2)
    time.withLock { $0 += .seconds(1) }
    log.report(.closed(.messageNotText))
    #expect(lines.all.dropFirst(2).first == "(3 more lines about pages were left out.)")
    #expect(log.count == 6)
  }

  @Test func lagOfTheMainActorIsReportedUnlessOtherLinesTellOfIt() {
    let lines = RecordedLines()
    let start = ContinuousClock().systemEpoch
    let time = Mutex(start)
    let log = HostLog(now: { time.withLock(\.self) }) { lines.append($0) }
    func wait(_ milliseconds: Int) { time.withLock { $0 += .milliseconds(milliseconds) } }
    wait(99)
    log.reportLag(since: start)
    #expect(lines.all == [])
    wait(201)
    log.reportLag(since: start)
    #expect(lines.all == ["The main actor took up work 300 ms late. All windows waited."])
    // Whatever waited for the same work says nothing new.
    log.reportLag(since: start + .milliseconds(10))
    #expect(lines.all.count == 1)
    // An action that has a line took most of this time, and little of the next one.
    wait(300)
    log.report(.busyMainActor(milliseconds: 250, with: "the action App.Action.save"))
    log.reportLag(since: start + .milliseconds(300))
    #expect(lines.all.count == 2)
    wait(2000)
    log.report(.busyMainActor(milliseconds: 100, with: "an update of a window"))
    log.reportLag(since: start + .milliseconds(600))
    #expect(
      lines.all.last == "The main actor took up work 1900 ms late. All windows waited."
    )
  }

  /// Twenty refused requests a second hid wrong logins, and the lines about a busy app.
  @Test func linesOfStrangersHideNoOthers() {
    let lines = RecordedLines()
    let start = ContinuousClock().systemEpoch
    let log = HostLog(linesPerSecond: 1, now: { start }) { lines.append($0) }
    for _ in 0..<20 { log.report(.refusedRequest(.wrongToken)) }
    for _ in 0..<20 { log.report(.closed(.messageNotText)) }
    log.report(.refusedRequest(.access(.wrongCredentials(challenge: "Basic"))))
    log.report(.busyMainActor(milliseconds: 300, with: "an update of a window"))
    #expect(
      lines.all.dropFirst() == [
        "Closed a connection: the page sent a binary message.",
        "Refused a request: its credentials are wrong.",
        "The main actor was busy for 300 ms with an update of a window. All windows waited.",
      ]
    )
  }

  /// Lines that anyone can cause as often as they like come first, and then what an operator must see.
  @Test func floodsHideNothingThatAnOperatorMustSee() {
    let lines = RecordedLines()
    let start = ContinuousClock().systemEpoch
    let log = HostLog(linesPerSecond: 1, now: { start }) { lines.append($0) }
    let floods: [HostEvent] = [
      .refusedRequest(.access(.unauthorized(challenge: "Basic"))),
      .refusedRequest(.access(.tooManyAttempts(retryAfter: .seconds(6)))),
      .refusedRequest(.access(.forbidden("it does not come through a trusted proxy."))),
      .refusedTransfer(.unknown), .refusedResumption(.unknownSession),
      .refusedReport(.frameFromTheFuture(7)), .limit(.tooManySessionsASecond(limit: 32)),
      .closed(.noSession(within: .seconds(10))),
    ]
    for event in floods { for _ in 0..<20 { log.report(event) } }
    let before = lines.all.count
    let important: [HostEvent] = [
      .refusedRequest(.access(.wrongCredentials(challenge: "Basic"))),
      .refusedRequest(.access(.failed("TimeoutError"))),
      .refusedTransfer(.notStored(errno: 28)), .limit(.noMemory(limit: 512 << 20)),
      .limit(.tooManySessions(limit: 2048)), .refusedResumption(.otherBrowser),
      .busyMainActor(milliseconds: 300, with: "an update of a window"), .login(.began),
      .issue("It rains.", file: "App.swift", line: 1),
    ]
    for event in important { log.report(event) }
    #expect(lines.all.count == before + important.count)
  }

  @Test func logSuggestsAnotherPortWhenThePortIsInUse() {
    #expect(
      HostIssues.text(for: .portInUse(host: "127.0.0.1", port: 8080), appName: "Counter") == """
        Port 8080 is in use, so Counter cannot start.

            Another program listens on 127.0.0.1:8080. Most likely it is Counter itself, started
            earlier and still running.

        To fix this, stop that program, or choose another port with '--port 8081'. With
        '--port 0' the system chooses one that is free.
        """
    )
    #expect(
      HostIssues.text(for: .portNotPermitted(port: 80), appName: "Counter") == """
        Port 80 is for privileged programs, so Counter cannot start.

        To fix this, choose a port from 1024 on, such as '--port 8080'.
        """
    )
    #expect(
      HostIssues.text(for: .unknownHost("nowhere"), appName: "Counter") == """
        'nowhere' is not an address of this machine, so Counter cannot start.

        To fix this, leave '--host' out to be reachable from this machine alone, or use
        '--host 0.0.0.0' to be reachable from its network.
        """
    )
    #expect(
      HostIssues.text(for: .other("it rains"), appName: "Counter")
        == "Counter cannot start: it rains"
    )
  }
}
