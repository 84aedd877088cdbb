import Testing
import ViewCore

@testable import BrowserHost

/// The attacks of pages that want more than their share, and the limits against them.
@MainActor
struct SessionLimitsTests {
  private let now = ContinuousClock().systemEpoch

  @Test func sessionWithoutCookieCannotBeResumed() throws {
    let host = RegistryHost()
    let page = host.open(in: nil)
    let id = try host.sessionID(of: page)
    let again = RecordingConnection(browser: nil)
    host.registry.receive(.resume(session: id, received: 1), from: again)
    #expect(again.takeFrames() == [#"[0,0,[9,"gone"]]"#])
    #expect(
      host.lines.all == [
        "Refused to resume a session: another browser opened it, or one without a cookie."
      ]
    )
  }

  @Test func browserCannotTakeAllSessions() {
    var limits = Limits()
    limits.sessionsPerBrowser = 2
    let host = RegistryHost(limits: limits)
    let pages = [host.open(in: .make("a")), host.open(in: .make("a"))]
    let third = RecordingConnection(browser: .make("a"))
    host.registry.receive(.hello(PageSetting()), from: third)
    #expect(third.takeFrames() == [#"[0,0,[9,"full"]]"#])
    #expect(
      host.lines.all
        == ["Turned a page away: its browser has 2 sessions, which is the limit."]
    )
    _ = host.open(in: .make("b"))
    #expect(host.registry.count == 3)
    // A session of the same browser that waits for its page makes room.
    host.registry.disconnected(pages[0], at: now)
    _ = host.open(in: .make("a"))
    #expect(host.contents.map(\.isMounted) == [false, true, true, true])
  }

  @Test func addressCannotTakeAllSessionsWithManyBrowsers() {
    var limits = Limits()
    limits.sessionsPerAddress = 2
    let host = RegistryHost(limits: limits)
    _ = host.open(in: .make("a"), at: "192.0.2.66")
    _ = host.open(in: .make("b"), at: "192.0.2.66")
    let third = RecordingConnection(browser: .make("d"), address: "192.0.2.66")
    host.registry.receive(.hello(PageSetting()), from: third)
    #expect(third.takeFrames() == [#"[0,0,[9,"full"]]"#])
    #expect(
      host.lines.all
        == ["Turned a page away: its address has 2 sessions, which is the limit."]
    )
    _ = host.open(in: .make("e"), at: "192.0.2.1")
    #expect(host.registry.count == 3)
  }

  @Test func twoAddressesCannotTakeAllSessions() {
    var limits = Limits()
    limits.sessions = 16
    limits.sessionsPerAddress = 8
    let host = RegistryHost(limits: limits)
    let counts = ["192.0.2.66", "192.0.2.67", "192.0.2.68"].map { address in
      let before = host.registry.count
      for _ in 1...8 { _ = host.open(at: address) }
      return host.registry.count - before
    }
    #expect(counts == [8, 2, 2])
  }

  /// Opens pages at addresses, which are turned away or not.
  private func open(at addresses: [String], of host: RegistryHost) -> [RecordingConnection] {
    addresses.map { address in
      let page = RecordingConnection(address: address)
      host.registry.receive(.hello(PageSetting()), from: page)
      return page
    }
  }

  @Test func fewAddressesWithAPageForEachSessionCannotKeepOthersOut() {
    var limits = Limits()
    (limits.sessions, limits.sessionsPerAddress) = (8, 4)
    let host = RegistryHost(limits: limits)
    let attacker = (1...4).map { _ in host.open(at: "192.0.2.66") }
    for number in 1...4 { _ = host.open(at: "192.0.2.\(number)") }
    // The second page becomes the one that was used least lately.
    let increment = CounterContent.Node.increment
    host.registry.receive(.event(.make(1, node: increment)), from: attacker[0])
    // An event that is refused is no use.
    let locked = CounterContent.Node.locked
    host.registry.receive(.event(.make(1, node: locked)), from: attacker[1])
    host.now += limits.unusedTime

    let guests = open(at: (11...14).map { "192.0.2.\($0)" }, of: host)
    // The attacker keeps one, because there is no address that has fewer.
    #expect(guests.map(\.closeReasons) == [[], [], [], [.goingAway]])
    #expect(attacker.map(\.closeReasons) == [[], [.goingAway], [.goingAway], [.goingAway]])
    #expect(attacker[1].takeFrames().last == #"[0,0,[9,"full"]]"#)
    #expect(host.registry.count == 8)
    #expect(
      host.lines.all.contains(
        """
        Ended a session: there are 8 sessions, which is the limit, and its address has many more \
        than that of a new page.
        """
      )
    )
  }

  @Test func sessionsThatAreUsedDoNotEndForOthersUnlessTheirAddressHasAQuarterOfAll() {
    var limits = Limits()
    (limits.sessions, limits.sessionsPerAddress) = (12, 12)
    let host = RegistryHost(limits: limits)
    let offices = (1...4).map { office in (1...3).map { _ in host.open(at: "192.0.2.\(office)") } }
    host.now += limits.unusedTime
    for page in offices.joined() {
      host.registry.receive(.event(.make(1, node: CounterContent.Node.increment)), from: page)
    }
    host.now += limits.unusedTime - .seconds(1)
    #expect(open(at: ["192.0.2.66"], of: host)[0].closeReasons == [.goingAway])
    #expect(offices.joined().allSatisfy { $0.closeReasons == [] })
    host.now += .seconds(1)
    #expect(open(at: ["192.0.2.66"], of: host)[0].closeReasons == [])
  }

  @Test func addressWithMoreThanAQuarterOfAllSessionsLosesOneThatIsUsed() {
    var limits = Limits()
    (limits.sessions, limits.sessionsPerAddress) = (8, 12)
    let host = RegistryHost(limits: limits)
    let attacker = (1...3).map { _ in host.open(at: "192.0.2.66") }
    for number in 1...5 { _ = host.open(at: "192.0.2.\(number)") }
    #expect(
      open(at: ["192.0.2.7", "192.0.2.8"], of: host).map(\.closeReasons) == [[], [.goingAway]]
    )
    #expect(attacker.map(\.closeReasons) == [[.goingAway], [], []])
  }

  /// A subscriber has more addresses of version 6 than there are sessions.
  @Test func addressesOfOneNetworkCountAsOne() {
    var limits = Limits()
    limits.sessionsPerAddress = 2
    let host = RegistryHost(limits: limits)
    for number in 1...8 { _ = host.open(at: "2001:db8:0:10\(number)::1") }
    #expect(host.registry.count == 2)
    _ = host.open(at: "2001:db8:0:200::1")
    #expect(host.registry.count == 3)
  }

  /// A page that opens sessions one after the other keeps the app busy, although none of them stays.
  @Test func addressThatOpensSessionsTooFastIsTurnedAway() {
    var limits = Limits()
    (limits.sessionsPerSecond, limits.sessionBurst) = (1, 3)
    let host = RegistryHost(limits: limits)
    var opened = 0
    for number in 1...10 {
      let page = RecordingConnection(address: "2001:db8:0:1::\(number)")
      host.registry.receive(.hello(PageSetting()), from: page)
      if page.closeReasons.isEmpty { opened += 1 }
      host.registry.receive(.leave, from: page)
      host.registry.disconnected(page, at: now)
    }
    #expect(opened == 3)
    #expect(
      host.lines.all.first == "Turned a page away: its address opens more than 1 sessions a second."
    )
    _ = host.open(at: "2001:db8:0:200::1")
    #expect(host.registry.count == 4)
    host.now += .seconds(1)
    _ = host.open(at: "2001:db8:0:1::1")
    #expect(host.registry.count == 5)
  }

  @Test func strangersDoNotEndSessionThatWaits() {
    var limits = Limits()
    limits.memory = 3 * RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    host.registry.disconnected(host.open(in: .make("a"), at: "192.0.2.1"), at: now)
    for second in 1...10 {
      let page = host.open(in: .make("b"), at: "192.0.2.66")
      host.registry.disconnected(page, at: now + .seconds(second))
    }
    #expect(host.registry.count == 3)
    #expect(host.contents[0].isMounted)
  }

  @Test func sessionsWithAPageCannotTakeMoreMemoryThanThereIs() {
    var limits = Limits()
    limits.memory = 3 * RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    let pages = (1...4).map { _ in host.open() }
    let refused = RecordingConnection()
    host.registry.receive(.hello(PageSetting()), from: refused)
    #expect(refused.takeFrames() == [#"[0,0,[9,"full"]]"#])
    #expect(host.contents.count == 4)
    #expect(
      host.lines.all == [
        """
        Turned a page away: the process has allocated more than 3 MB. To allow more, start the app with \
        '--memory-limit'.
        """
      ]
    )
    // One that waits makes room.
    host.registry.disconnected(pages[0], at: now)
    _ = host.open()
    #expect(host.contents.map(\.isMounted) == [false, true, true, true, true])
  }

  @Test func browsersBehindOneProxyDoNotEndEachOthersSessions() {
    var limits = Limits()
    limits.memory = 3 * RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    host.registry.disconnected(host.open(in: .make("a")), at: now)
    for second in 1...10 {
      host.registry.disconnected(host.open(in: .make("b")), at: now + .seconds(second))
    }
    #expect(host.contents[0].isMounted)
  }

  @Test func pageWithMostUnacknowledgedBytesIsDisconnected() throws {
    var limits = Limits()
    limits.unacknowledgedBytesInAll = 400
    let host = RegistryHost(limits: limits)
    let (honest, silent) = (host.open(), host.open())
    let id = try host.sessionID(of: silent)
    let increment = CounterContent.Node.increment
    for number in 1...30 where silent.closeReasons.isEmpty {
      host.registry.receive(.event(.make(number, node: increment)), from: silent)
    }
    #expect(silent.closeReasons == [.policyViolation])
    #expect(
      host.lines.all.first == """
        Closed a connection: the pages have left more than 400 bytes unacknowledged, and this one left \
        the most.
        """
    )
    host.registry.receive(.event(.make(1, node: increment)), from: honest)
    #expect(honest.takeFrames() == [#"[2,1,[1,1,"1"]]"#])
    #expect(honest.closeReasons == [])
    // The session has lost frames and nothing else.
    let again = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 0), from: again)
    #expect(again.takeFrames().count == 2)
  }

  @Test func sessionsWithoutAPageLoseTheirFramesBeforeAPageIsDisconnected() throws {
    var limits = Limits()
    limits.unacknowledgedBytesInAll = 400
    let host = RegistryHost(limits: limits)
    let (honest, gone) = (host.open(), host.open())
    let id = try host.sessionID(of: gone)
    let increment = CounterContent.Node.increment
    func send(_ numbers: ClosedRange<Int>, from page: RecordingConnection) {
      for number in numbers {
        host.registry.receive(.event(.make(number, node: increment)), from: page)
      }
    }
    send(1...15, from: gone)
    host.registry.disconnected(gone, at: host.now)
    send(1...15, from: honest)
    #expect(honest.closeReasons == [])
    #expect(host.lines.all == [])
    // Its own bytes still count.
    send(16...40, from: honest)
    #expect(honest.closeReasons == [.policyViolation])
    // The session without a page has lost frames and nothing else.
    let again = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 0), from: again)
    #expect(again.takeFrames().count == 2)
  }

  @Test func sessionWithMostTypedTextsForgetsThem() throws {
    var limits = Limits()
    limits.typedBytesInAll = 100
    let host = RegistryHost(limits: limits)
    let pages = [host.open(), host.open()]
    let sessions = try pages.map { try #require(host.registry.sessions[host.sessionID(of: $0)]) }
    func type(_ text: String, _ number: Int, on page: RecordingConnection) {
      let report = PageEvent.make(number, node: CounterContent.Node.field, .input(text))
      host.registry.receive(.event(report), from: page)
    }
    type("milk", 1, on: pages[0])
    type(String(repeating: "x", count: 96), 1, on: pages[1])
    #expect(sessions.map(\.typedTextBytes) == [4, 96])
    type(String(repeating: "x", count: 97), 2, on: pages[1])
    #expect(sessions.map(\.typedTextBytes) == [4, 0])
    // The texts of a session that has ended count no more, whatever comes later.
    host.registry.end(sessions[0])
    sessions[0].forgetFrames()
    sessions[0].disconnect()
    type(String(repeating: "x", count: 100), 3, on: pages[1])
    #expect(sessions[1].typedTextBytes == 100)
  }

  /// The server reads on for some seconds, so that the page learns the reason.
  @Test func pageCannotBeginAnotherSessionOnAConnectionThatHasEnded() throws {
    var limits = Limits()
    limits.sessions = 1
    limits.loginIdleTime = .seconds(60)
    let host = RegistryHost(limits: limits)
    let page = host.open(as: "anna")
    let (full, gone) = (RecordingConnection(), RecordingConnection())
    host.registry.receive(.hello(PageSetting()), from: full)
    host.registry.receive(.resume(session: .make("f"), received: 0), from: gone)
    host.now += .seconds(60)
    host.registry.endExpired(at: host.now)
    #expect(page.takeFrames().last == #"[0,0,[9,"expired"]]"#)
    for connection in [page, full, gone] {
      _ = connection.takeFrames()
      host.registry.receive(.hello(PageSetting()), from: connection)
      #expect(connection.takeFrames() == [])
    }
    #expect(host.registry.count == 0)
    #expect(host.contents.count == 1)
  }

  @Test func refusedEventDoesNotEndTheSession() {
    let host = RegistryHost()
    let page = host.open()
    let event = ClientMessage.invalidEvent(number: 1, received: 1, .outOfRange(field: "value"))
    host.registry.receive(event, from: page)
    #expect(page.takeFrames() == ["[0,1,[20,1]]"])
    let sizes = PageEvent(number: 2, received: 1, node: 0, event: .sizes([]), refusedNodes: [7, 9])
    host.registry.receive(.event(sizes), from: page)
    #expect(page.takeFrames().last == "[0,2,[20,2,7,9]]")
    #expect(page.closeReasons == [])
  }
}
