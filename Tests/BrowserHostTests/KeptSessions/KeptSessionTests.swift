import BrowserHost
import Foundation
import Testing
import ViewCore

/// Sessions that go on in another process.
@MainActor
struct KeptSessionTests {
  private let store = MemorySessionStore()
  private let clock = KeptHost.Clock()
  private typealias Node = KeptHost.Node

  private func makeHost(_ store: (any KeptSessionStore)? = nil) throws -> KeptHost {
    try KeptHost(store ?? self.store, clock: clock)
  }

  private static let saved = "[0,1,[24,1]]"

  @Test func screenChangesAtOnceAndTheEventIsConfirmedWhenItIsSaved() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    _ = host.open(page)
    #expect(host.click(Node.count, 1, on: page) == [#"[2,1,[1,1,"1 0"]]"#])
    #expect(host.dueSaves == 1)
    host.save()
    #expect(page.takeFrames() == [Self.saved])
  }

  @Test func changesOfAMomentAreSavedTogether() throws {
    let (host, page, other) = (try makeHost(), RecordingConnection(), RecordingConnection())
    _ = host.open(page)
    _ = host.open(other)
    for number in 1...3 { _ = host.click(Node.count, number, on: page) }
    _ = host.click(Node.count, 1, on: other)
    #expect(host.dueSaves == 1)
    host.save()
    #expect(page.takeFrames() == ["[0,3,[24,3]]"])
    #expect(other.takeFrames() == [Self.saved])
    #expect(host.dueSaves == 0)
  }

  @Test func sessionGoesOnInTheNextProcess() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    _ = host.click(Node.other, 2, received: 2, on: page)
    host.save()
    clock.advance(by: 2)
    let (next, again) = (try makeHost(), RecordingConnection())
    let frames = next.resume(id, savedThrough: 2, on: again)
    let name = try #require(id)
    #expect(frames.count == 3)
    #expect(frames.first == "[0,2,[8,\"\(name)\"]]")
    // Values that the app does not keep are as in a new window.
    #expect(frames.dropFirst().first?.contains(#""1 0""#) == true)
    #expect(frames.last == "[0,2,[24,2]]")
    #expect(next.click(Node.count, 3, on: again) == [#"[2,3,[1,1,"2 0"]]"#])
    #expect(next.lines.all == [])
  }

  /// Its elements have other numbers there, and so have the frames.
  @Test func pageWithFramesOfAnotherProcessGetsAllAnew() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.save()
    clock.advance(by: 2)
    let (next, again) = (try KeptHost(store, clock: clock, firstFrame: 100), RecordingConnection())
    let frames = next.resume(id, received: 2, savedThrough: 1, on: again)
    let name = try #require(id)
    #expect(frames.first == "[0,1,[8,\"\(name)\",100]]")
    #expect(frames.dropFirst().first?.hasPrefix("[101,1,") == true)
    #expect(frames.last == Self.saved)
    #expect(next.click(Node.count, 2, received: 101, on: again) == [#"[102,2,[1,1,"2 0"]]"#])
    // The page has that frame, and goes on with it.
    let back = RecordingConnection()
    #expect(
      next.resume(id, received: 102, savedThrough: 1, on: back) == [
        "[0,2,[8,\"\(name)\"]]", "[0,2,[24,1]]",
      ]
    )
  }

  /// The first process was paused, and so its session is an old one.
  @Test func pageWithFramesOfAnotherProcessDoesNotGoOnWithAnOldSession() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.save()
    clock.advance(by: 2)
    let (next, again) = (try KeptHost(store, clock: clock, firstFrame: 100), RecordingConnection())
    _ = next.resume(id, received: 2, savedThrough: 1, on: again)
    _ = next.click(Node.count, 2, received: 101, on: again)
    clock.advance(by: 2)
    let back = RecordingConnection()
    let frames = host.resume(id, received: 102, savedThrough: 1, on: back)
    // The page does events again that were not saved, on the saved state.
    #expect(frames.first?.hasPrefix("[0,1,[8,") == true)
    #expect(frames.contains { $0.contains(#""1 0""#) })
    #expect(host.click(Node.count, 2, on: back) == [#"[2,2,[1,1,"2 0"]]"#])
  }

  @Test func processesWithOneStoreHaveOneTokenForPages() throws {
    let tokens = try [makeHost(), makeHost(), makeHost(MemorySessionStore())]
      .map(\.keeper.pageToken)
    #expect(tokens[0] == tokens[1])
    #expect(tokens[0] != tokens[2])
  }

  @Test func searchesForSavedSessionsHaveARate() throws {
    let host = try makeHost()
    let pages = (0..<3 * Limits().sessionBurst).map { _ in RecordingConnection() }
    for page in pages { _ = host.resume(nil, on: page) }
    #expect(pages[0].closeReasons == [.goingAway])
    #expect(pages.contains { $0.closeReasons == [.policyViolation] })
  }

  @Test func eventIsDoneOnceInAll() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.save()
    // The process ends before it has saved the second event.
    _ = host.click(Node.count, 2, received: 2, on: page)
    clock.advance(by: 2)
    let (next, again) = (try makeHost(), RecordingConnection())
    #expect(next.resume(id, savedThrough: 1, on: again).first?.hasPrefix("[0,1,[8") == true)
    #expect(next.click(Node.count, 1, on: again) == ["[0,1]"])
    #expect(next.click(Node.count, 2, on: again) == [#"[2,2,[1,1,"2 0"]]"#])
    #expect(next.click(Node.count, 2, on: again) == ["[0,2]"])
  }

  @Test func eventThatWasNotConfirmedIsNotDoneAgainIfItIsSaved() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.registry.disconnected(page, at: .now)
    host.save()
    #expect(page.takeFrames() == [])
    clock.advance(by: 2)
    let (next, again) = (try makeHost(), RecordingConnection())
    #expect(next.resume(id, on: again).first?.hasPrefix("[0,1,[8") == true)
    #expect(next.click(Node.count, 1, on: again) == ["[0,1]"])
  }

  @Test func eventWithoutAKeptChangeIsConfirmedToo() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    _ = page.takeFrames()
    _ = host.click(Node.other, 1, on: page)
    host.save()
    #expect(page.takeFrames() == [Self.saved])
    #expect(store.session(id)?.lastEvent == 1)
  }

  @Test func reportsOfThePageItselfAreNotSaved() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    _ = host.open(page)
    host.save()
    host.registry.receive(.event(.make(1, node: ViewGraph.rootID, .change(true))), from: page)
    #expect(host.dueSaves == 0)
  }

  @Test func sessionWithoutKeptValuesIsNotSaved() throws {
    let host = try KeptHost(store, clock: clock) { Text("Hello") }
    let page = RecordingConnection()
    let id = try #require(host.open(page))
    host.registry.receive(.event(.make(1, node: 1)), from: page)
    #expect(host.dueSaves == 0)
    #expect(store.session(id) == nil)
    let again = RecordingConnection()
    #expect(try makeHost().resume(id, on: again) == [#"[0,0,[9,"gone"]]"#])
  }

  @Test func anotherBrowserOrUserGetsNoSession() throws {
    let host = try makeHost()
    let page = RecordingConnection(user: WindowUser(id: "anna"))
    let id = host.open(page)
    host.save()
    clock.advance(by: 2)
    let next = try makeHost()
    let strangers = [
      RecordingConnection(browser: .make("d"), user: WindowUser(id: "anna")),
      RecordingConnection(browser: nil, user: WindowUser(id: "anna")),
      RecordingConnection(user: WindowUser(id: "bob")), RecordingConnection(),
    ]
    for stranger in strangers {
      #expect(next.resume(id, on: stranger) == [#"[0,0,[9,"gone"]]"#])
    }
    #expect(
      next.lines.all
        == [
          "another browser opened it, or one without a cookie.",
          "another browser opened it, or one without a cookie.",
          "another user opened it, or the user's claims have changed.",
          "another user opened it, or the user's claims have changed.",
        ]
        .map { "Refused to resume a session: \($0)" }
    )
    #expect(next.resume(id, on: RecordingConnection(user: WindowUser(id: "anna"))).count == 3)
  }

  @Test func windowBeginsAnewWhereNoKeyDecryptsIt() throws {
    func makeHost(_ byte: UInt8) throws -> KeptHost {
      let key = Data(repeating: byte, count: 32).base64EncodedString()
      return try self.makeHost(
        EncryptedSessionStore(store, keys: SessionKeys(key, path: "keys"))
      )
    }
    func makePage(_ browser: Character = "b") -> RecordingConnection {
      RecordingConnection(browser: .make(browser), user: WindowUser(id: "anna"))
    }
    let (host, page) = (try makeHost(1), makePage())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.save()
    clock.advance(by: 2)
    let next = try makeHost(2)
    #expect(next.resume(id, savedThrough: 1, on: makePage("d")) == [#"[0,0,[9,"gone"]]"#])
    let again = makePage()
    let frames = next.resume(id, savedThrough: 1, on: again)
    #expect(frames.count == 3)
    #expect(frames.dropFirst().first?.contains(#""0 0""#) == true)
    next.save()
    #expect(
      next.lines.all.last == """
        A window began anew, because this build cannot decode 'scene/count/Int'. The former bytes are in the table \
        'unreadable'.
        """
    )
    // From now on it goes on.
    _ = next.click(Node.count, 2, on: again)
    next.save()
    clock.advance(by: 2)
    #expect(try makeHost(2).resume(id, on: makePage()).contains { $0.contains(#""1 0""#) })
  }

  @Test func pageThatKnowsALaterSaveBeginsAnew() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.save()
    clock.advance(by: 2)
    let again = RecordingConnection()
    #expect(try makeHost().resume(id, savedThrough: 2, on: again) == [#"[0,0,[9,"gone"]]"#])
  }

  @Test func stoppedProcessSavesAllAndLetsTheNextOneGoOnAtOnce() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.registry.endAll()
    let frames = page.takeFrames()
    #expect(frames.first == Self.saved)
    #expect(frames.last?.contains("stopped") == true)
    let (next, again) = (try makeHost(), RecordingConnection())
    #expect(next.resume(id, savedThrough: 1, on: again).count == 3)
  }

  @Test func endedSessionIsRemoved() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    #expect(store.session(id) != nil)
    let now = ContinuousClock.now
    host.registry.disconnected(page, at: now)
    host.registry.endExpired(at: now + .seconds(180))
    #expect(store.session(id) == nil)
  }

  @Test func sessionThatNoProcessHadForLongIsRemoved() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    clock.advance(by: 183)
    let (next, again) = (try makeHost(), RecordingConnection())
    #expect(store.session(id) == nil)
    #expect(next.resume(id, on: again) == [#"[0,0,[9,"gone"]]"#])
  }

  /// Saves that wait for a slow store would come before the extensions of the lease, which would end.
  @Test func changesGatherUntilTheLastSaveHasEnded() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    host.whileTheStoreWaits {
      _ = host.click(Node.count, 1, on: page)
      host.save()
      _ = host.click(Node.count, 2, received: 2, on: page)
      #expect(host.dueSaves == 0)
    }
    #expect(store.session(id)?.lastEvent == 1)
    #expect(host.dueSaves == 1)
    host.save()
    #expect(store.session(id)?.lastEvent == 2)
  }

  private struct FullStore: KeptSessionStore {
    struct Full: Error, CustomStringConvertible {
      let description = "the disk is full."
    }

    func commonSecret() -> String { "" }
    func beginLease(until end: Date) -> SessionLease { SessionLease(number: 1) }
    func extend(_ lease: SessionLease, until end: Date) throws { throw Full() }
    func facts(of ids: Set<SessionID>) throws -> [KeptSession] { throw Full() }
    func sessions(_ ids: Set<SessionID>) throws -> [KeptSession] { throw Full() }
    func take(
      _ ids: Set<SessionID>,
      for lease: SessionLease,
      at now: Date
    ) throws -> [KeptSession] {
      throw Full()
    }
    func requestHandover(of ids: Set<SessionID>) throws { throw Full() }
    func requestedHandovers(of lease: SessionLease) throws -> Set<SessionID> { throw Full() }
    func confirm(_ ids: Set<SessionID>, for lease: SessionLease) throws -> Set<SessionID> {
      throw Full()
    }
    func release(_ ids: Set<SessionID>, of lease: SessionLease, at now: Date) throws {
      throw Full()
    }
    func save(_ changes: [SessionChange], for lease: SessionLease) throws -> Set<SessionID> {
      throw Full()
    }
    func remove(_ ids: Set<SessionID>, for lease: SessionLease) throws { throw Full() }
    func removeSessions(
      ofUser user: String,
      in browser: String?,
      for lease: SessionLease,
      at now: Date
    ) throws {
      throw Full()
    }
    func removeSessions(notSeenSince time: Date) {}
    func unreadableValues() -> [UnreadableValue] { [] }
  }

  @Test func failureOfTheStoreIsReportedOnceAndTheAppGoesOn() throws {
    let (host, page) = (try makeHost(FullStore()), RecordingConnection())
    _ = host.open(page)
    #expect(host.click(Node.count, 1, on: page) == [#"[2,1,[1,1,"1 0"]]"#])
    host.save()
    #expect(page.takeFrames() == [])
    #expect(host.click(Node.count, 2, received: 2, on: page) == [#"[3,2,[1,1,"2 0"]]"#])
    #expect(host.dueSaves == 0)
    #expect(host.resume(.make("f"), on: RecordingConnection()) == [#"[0,0,[9,"gone"]]"#])
    #expect(
      host.lines.all.first == """
        Windows are not kept, and end with this process. To keep them, repair or remove the file of '--sessions', \
        and start the app again. The reason: the disk is full.
        """
    )
    #expect(host.lines.all.count == 2)
  }

  /// A store writes one row for that, however many windows a process has.
  @Test func leaseOfAllSessionsIsExtendedOnce() throws {
    let store = FailingStore()
    let host = try makeHost(store)
    for _ in 1...20 { _ = host.open(RecordingConnection()) }
    host.save()
    host.extendLease()
    #expect(store.extensionCount == 1)
  }

  @Test func pageLearnsThatItsSessionIsNoLongerKept() throws {
    let store = FailingStore()
    let (host, page) = (try makeHost(store), RecordingConnection())
    _ = host.open(page)
    _ = host.click(Node.count, 1, on: page)
    host.save()
    #expect(page.takeFrames() == [Self.saved])
    store.fail()
    _ = host.click(Node.count, 2, received: 2, on: page)
    host.save()
    #expect(page.takeFrames() == ["[0,2,[24,-1]]"])
  }
}
