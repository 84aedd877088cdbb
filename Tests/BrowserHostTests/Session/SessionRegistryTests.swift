import BrowserHost
import Foundation
import Testing
import ViewCore

@MainActor
struct SessionRegistryTests {
  private let now = ContinuousClock().systemEpoch

  @Test func registryGivesEveryPageASessionOfItsOwn() throws {
    let host = RegistryHost()
    let (one, other) = (host.open(), host.open())
    #expect(host.contents.count == 2)
    #expect(try host.sessionID(of: one) != host.sessionID(of: other))
    host.registry.receive(.event(.make(1, node: CounterContent.Node.increment)), from: one)
    #expect(one.takeFrames() == [#"[2,1,[1,1,"1"]]"#])
    #expect(other.takeFrames() == [])
    #expect(host.contents.map(\.count) == [1, 0])
  }

  @Test func registrySendsChangesWithoutAnEventInOneFrame() async {
    let host = RegistryHost()
    let page = host.open()
    host.contents[0].tick()
    host.contents[0].tick()
    host.contents[0].tick()
    #expect(page.takeFrames() == [])
    await host.nextTurn()
    #expect(page.takeFrames() == [#"[2,0,[1,1,"3"]]"#])
    #expect(host.contents[0].flushes == 1)
  }

  @Test func registryResumesTheSessionOfAPageThatComesBack() throws {
    let host = RegistryHost()
    let page = host.open()
    let id = try host.sessionID(of: page)
    host.registry.disconnected(page, at: now)
    let again = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 1), from: again)
    #expect(again.takeFrames() == ["[0,0,[8,\"\(id)\"]]"])
    host.registry.receive(.event(.make(1, node: CounterContent.Node.increment)), from: again)
    #expect(again.takeFrames() == [#"[2,1,[1,1,"1"]]"#])
    #expect(host.contents.count == 1)
  }

  @Test func registryEndsASessionAfterItsPageStaysAway() {
    let host = RegistryHost()
    let page = host.open()
    host.registry.disconnected(page, at: now)
    host.registry.endExpired(at: now + .seconds(179))
    #expect(host.contents[0].isMounted)
    host.registry.endExpired(at: now + .seconds(180))
    #expect(!host.contents[0].isMounted)
    #expect(host.registry.count == 0)
  }

  @Test func registryKeepsASessionWithAConnectedPage() {
    let host = RegistryHost()
    _ = host.open()
    host.registry.endExpired(at: now + .seconds(3600))
    #expect(host.contents[0].isMounted)
  }

  @Test func registryNotifiesThePageOfAnEndedSession() {
    let host = RegistryHost()
    let page = RecordingConnection()
    host.registry.receive(.resume(session: .make(), received: 3), from: page)
    #expect(page.takeFrames() == [#"[0,0,[9,"gone"]]"#])
    #expect(page.closeReasons == [.goingAway])
    #expect(
      host.lines.all
        == ["Refused to resume a session: no session has that id, or it has ended."]
    )
  }

  @Test func aStolenIDIsWorthNothingInAnotherBrowser() throws {
    let host = RegistryHost()
    let owner = try browser("a")
    let page = host.open(in: owner)
    let id = try host.sessionID(of: page)
    for thief in [nil, try browser("b")] {
      for received in [0, 1] {
        let connection = RecordingConnection(browser: thief)
        host.registry.receive(.resume(session: id, received: received), from: connection)
        #expect(connection.takeFrames() == [#"[0,0,[9,"gone"]]"#])
      }
    }
    #expect(
      host.lines.all
        == Array(
          repeating:
            "Refused to resume a session: another browser opened it, or one without a cookie.",
          count: 4
        )
    )
    // The owner of the session notices nothing.
    #expect(page.closeReasons == [])
    host.registry.receive(.event(.make(1, node: CounterContent.Node.increment)), from: page)
    #expect(page.takeFrames() == [#"[2,1,[1,1,"1"]]"#])
    let again = RecordingConnection(browser: owner)
    host.registry.receive(.resume(session: id, received: 2), from: again)
    #expect(again.takeFrames().count == 1)
  }

  @Test func aPageThatComesBackTwiceOverOneConnectionComesBackOnce() throws {
    let host = RegistryHost()
    let page = host.open()
    let id = try host.sessionID(of: page)
    let again = RecordingConnection()
    for _ in 1...2 { host.registry.receive(.resume(session: id, received: 1), from: again) }
    #expect(again.takeFrames() == ["[0,0,[8,\"\(id)\"]]"])
    #expect(again.closeReasons == [])
    // A second session on the same connection is refused.
    host.registry.receive(.resume(session: .make("4"), received: 1), from: again)
    #expect(again.closeReasons == [.policyViolation])
  }

  @Test func pageThatLacksFramesReloadsAndKeepsItsSession() throws {
    let host = RegistryHost()
    let page = host.open()
    let id = try host.sessionID(of: page)
    let again = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 7), from: again)
    #expect(again.takeFrames() == [#"[0,0,[9,"outdated"]]"#])
    #expect(
      host.lines.all
        == ["Refused to resume a session: its page lacks frames that are no longer kept."]
    )
    let reloaded = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 0), from: reloaded)
    #expect(reloaded.takeFrames().first == "[0,0,[8,\"\(id)\",1]]")
  }

  @Test func sessionThatHasWaitedLongestEndsWhenTheProcessHasTooMuchMemory() {
    var limits = Limits()
    limits.memory = 3 * RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    let pages = (0..<4).map { _ in host.open() }
    for (index, page) in pages.prefix(3).enumerated() {
      host.registry.disconnected(page, at: now + .seconds(index))
    }
    #expect(host.contents.map(\.isMounted) == [false, true, true, true])
    #expect(host.registry.count == 3)
    #expect(
      host.lines.all
        == ["Ended a session that waited for its page: the process has allocated more than 3 MB."]
    )
  }

  /// As where an image cache has the memory, and not the sessions.
  @Test func mostSessionsGoOnWaitingWhereTheirEndFreesNoMemory() {
    var limits = Limits()
    limits.memory = 50 * RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    let pages = (0..<40).map { host.open(at: "2001:db8:\($0)::1") }
    for page in pages { host.registry.disconnected(page, at: now) }
    host.otherBytes = { [unowned host] in
      (100 - host.contents.count(where: \.isMounted)) * RegistryHost.bytesOfSession
    }
    // The memory was read a moment ago.
    for _ in 1...10 {
      host.now += .seconds(1)
      host.registry.endExpired(at: host.now)
    }
    #expect(host.registry.count == 35)
  }

  @Test func sessionWithItsPageStaysWhenTheProcessHasTooMuchMemory() {
    var limits = Limits()
    limits.memory = RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    let (first, _) = (host.open(), host.open())
    host.registry.disconnected(first, at: now)
    host.registry.endExpired(at: now)
    #expect(host.contents.map(\.isMounted) == [false, true])
  }

  @Test func waitingSessionEndsWhenOtherSessionsNeedItsMemory() {
    var limits = Limits()
    limits.memory = 2 * RegistryHost.bytesOfSession
    let host = RegistryHost(limits: limits)
    host.registry.disconnected(host.open(), at: now)
    _ = host.open()
    host.registry.endExpired(at: now)
    #expect(host.registry.count == 2)
    _ = host.open()
    host.registry.endExpired(at: now)
    #expect(host.contents.map(\.isMounted) == [false, true, true])
  }

  @Test func thousandSessionsWaitWhenTheirPagesLoseTheNetworkTogether() {
    let host = RegistryHost()
    let pages = (0..<1_000).map { host.open(at: "2001:db8:\($0)::1") }
    for page in pages { host.registry.disconnected(page, at: now) }
    #expect(host.registry.count == 1_000)
  }

  @Test func sessionsWaitForThreeMinutesUnlessAnAppSaysOtherwise() {
    #expect(Limits().retention == .seconds(180))
  }

  @Test func registrySendsChangesBeforeItAnnouncesTheStop() {
    let host = RegistryHost()
    let page = host.open()
    host.contents[0].tick()
    host.registry.endAll()
    #expect(
      page.takeFrames() == [#"[2,0,[1,1,"1"]]"#, #"[0,0,[9,"stopped","\#(HostIssues.stopped)"]]"#]
    )
  }

  private func browser(_ digit: Character) throws -> BrowserID {
    try #require(BrowserID.make(digit))
  }

  @Test func registryEndsASessionSoonWhenItsPageIsClosed() {
    let host = RegistryHost()
    let page = host.open()
    host.registry.receive(.leave, from: page)
    #expect(page.closeReasons == [.goingAway])
    host.registry.disconnected(page, at: now)
    host.registry.endExpired(at: now + .seconds(9))
    #expect(host.contents[0].isMounted)
    host.registry.endExpired(at: now + .seconds(10))
    #expect(!host.contents[0].isMounted)
    #expect(host.registry.count == 0)
  }

  @Test func registryResumesTheSessionOfAPageThatIsReloaded() throws {
    let host = RegistryHost()
    let page = host.open()
    let id = try host.sessionID(of: page)
    host.registry.receive(.event(.make(1, node: CounterContent.Node.increment)), from: page)
    host.registry.receive(.acknowledge(received: 2), from: page)
    host.registry.receive(.leave, from: page)
    host.registry.disconnected(page, at: now)
    host.contents[0].tick()
    let again = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 0), from: again)
    let frames = again.takeFrames()
    #expect(frames.count == 2)
    #expect(frames.first == "[0,1,[8,\"\(id)\",2]]")
    #expect(frames.last?.hasPrefix(#"[3,1,[5,[1,"span",{},0,"2"],0],"#) == true)
    host.registry.receive(
      .event(.make(2, received: 3, node: CounterContent.Node.increment)),
      from: again
    )
    #expect(again.takeFrames() == [#"[4,2,[1,1,"3"]]"#])
    host.registry.endExpired(at: now + .seconds(3600))
    #expect(host.contents.map(\.isMounted) == [true])
  }

  @Test func sessionOfAClosedPageMakesRoomFirst() {
    var limits = Limits()
    limits.sessions = 2
    let host = RegistryHost(limits: limits)
    let (vanished, closed) = (host.open(), host.open())
    host.registry.disconnected(vanished, at: now)
    host.registry.receive(.leave, from: closed)
    host.registry.disconnected(closed, at: now + .seconds(1))
    _ = host.open()
    #expect(host.contents.map(\.isMounted) == [true, false, true])
  }

  @Test func aSecondConnectionTakesOverFromTheFirst() throws {
    let host = RegistryHost()
    let first = host.open()
    let id = try host.sessionID(of: first)
    let second = RecordingConnection()
    host.registry.receive(.resume(session: id, received: 1), from: second)
    #expect(first.takeFrames() == [#"[0,0,[9,"replaced"]]"#])
    #expect(first.closeReasons == [.goingAway])
    host.registry.disconnected(first, at: now)
    host.registry.endExpired(at: now + .seconds(3600))
    #expect(host.contents[0].isMounted)
  }

  /// A network has held back the bytes of a connection that the page has given up.
  @Test func connectionThatArrivesAfterALaterOneTakesNoSession() throws {
    let host = RegistryHost()
    let id = try host.sessionID(of: host.open())
    let (late, shown) = (RecordingConnection(), RecordingConnection())
    host.registry.receive(.resume(session: id, received: 1, connection: 3), from: shown)
    _ = shown.takeFrames()
    host.registry.receive(.resume(session: id, received: 1, connection: 2), from: late)
    #expect(late.takeFrames() == [#"[0,0,[9,"replaced"]]"#])
    #expect(late.closeReasons == [.goingAway])
    #expect(shown.closeReasons == [])
    #expect(shown.takeFrames() == [])
  }

  @Test func fullRegistryRefusesPagesAndPrefersConnectedOnes() {
    var limits = Limits()
    limits.sessions = 2
    let host = RegistryHost(limits: limits)
    let pages = [host.open(), host.open()]
    let late = RecordingConnection()
    host.registry.receive(.hello(PageSetting()), from: late)
    #expect(late.takeFrames() == [#"[0,0,[9,"full"]]"#])
    #expect(
      host.lines.all == [
        "Turned a page away: there are 2 sessions, which is the limit."
      ]
    )
    host.registry.disconnected(pages[0], at: now)
    _ = host.open()
    #expect(host.contents.map(\.isMounted) == [false, true, true])
  }

  @Test func registryRefusesEventsOfUnseenElementsAndLivesOn() {
    let host = RegistryHost()
    let page = host.open()
    let nodes = [99, CounterContent.Node.count, CounterContent.Node.locked]
    for (index, node) in nodes.enumerated() {
      host.registry.receive(.event(.make(index + 1, node: node)), from: page)
    }
    #expect(page.takeFrames() == ["[0,1]", "[0,2]", "[0,3]"])
    #expect(
      host.lines.all == [
        "Refused a report of a page: an event of element 99, which is not on the page.",
        """
        Refused a report of a page: an event of element 1, which does not listen for that kind of event.
        """,
        "Refused a report of a page: an event of element 3, which is disabled.",
      ]
    )
    host.registry.receive(.event(.make(4, node: CounterContent.Node.increment)), from: page)
    #expect(page.takeFrames() == [#"[2,4,[1,1,"1"]]"#])
  }

  @Test func registryDropsAnEventOfAnElementThatIsRemovedMeanwhile() async {
    let host = RegistryHost()
    let page = host.open()
    host.contents[0].removeIncrement()
    await host.nextTurn()
    #expect(page.takeFrames() == ["[2,0,[7,2]]"])
    let increment = CounterContent.Node.increment
    host.registry.receive(.event(.make(1, received: 1, node: increment)), from: page)
    #expect(host.lines.all == [])
    // Events of elements that never existed, or whose removal the page knows, are refused.
    host.registry.receive(.event(.make(2, received: 1, node: 99)), from: page)
    host.registry.receive(.event(.make(3, received: 2, node: increment)), from: page)
    #expect(
      host.lines.all
        == [99, increment].map {
          "Refused a report of a page: an event of element \($0), which is not on the page."
        }
    )
  }

  @Test func aPageThatAsksTwiceOverOneConnectionHasOneSession() {
    let host = RegistryHost()
    let page = RecordingConnection()
    let setting = PageSetting(locale: "de-AT", timeZone: "Europe/Vienna")
    for _ in 1...2 { host.registry.receive(.hello(setting), from: page) }
    #expect(page.takeFrames().count == 2)
    #expect(page.closeReasons == [])
    #expect(host.registry.count == 1)
    #expect(host.lines.all == [])
    // Other settings are those of another page.
    host.registry.receive(.hello(PageSetting(locale: "en-US")), from: page)
    #expect(page.closeReasons == [.policyViolation])
    #expect(host.registry.count == 1)
  }

  @Test func sessionHasTheAddressOfItsPageAtTheOriginOfTheConnection() throws {
    let host = RegistryHost()
    let path = try #require(AddressPath("/nowhere?secret=1"))
    // A page cannot name another origin.
    let setting = PageSetting(path: path, origin: "http://evil.example")
    host.registry.receive(
      .hello(setting),
      from: RecordingConnection(origin: "http://localhost:8080")
    )
    let opened = host.settings.compactMap { $0.address?.base.url(of: path).absoluteString }
    #expect(opened == ["http://localhost:8080/nowhere?secret=1"])
    // The log has no values of a query.
    #expect(
      host.lines.all == ["A page was opened at '/nowhere', and the app stayed on its first screen."]
    )
  }

  @Test(arguments: [ClientMessage.ping, .acknowledge(received: 1), .leave, .event(.make(1))])
  func registryClosesAConnectionThatSendsEventsBeforeItHasASession(message: ClientMessage) {
    let host = RegistryHost()
    let page = RecordingConnection()
    host.registry.receive(message, from: page)
    #expect(page.closeReasons == [.policyViolation])
    #expect(host.contents.isEmpty)
  }

  @Test func registryNotifiesAllPagesThatTheAppStops() {
    let host = RegistryHost()
    let pages = [host.open(), host.open()]
    host.registry.endAll()
    #expect(
      pages.map { $0.takeFrames() }
        == Array(repeating: [#"[0,0,[9,"stopped","\#(HostIssues.stopped)"]]"#], count: 2)
    )
    #expect(host.contents.map(\.isMounted) == [false, false])
  }
}
