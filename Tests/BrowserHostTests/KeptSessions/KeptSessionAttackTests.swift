import BrowserHost
import Foundation
import Testing
import ViewCore

/// Pages that misuse kept sessions.
@MainActor
struct KeptSessionAttackTests {
  private let store = MemorySessionStore()
  private let clock = KeptHost.Clock()
  private typealias Node = KeptHost.Node

  private static let gone = [#"[0,0,[9,"gone"]]"#]

  private func makeHost(
    _ limits: Limits = Limits(),
    root: @escaping @MainActor () -> any View = { KeptHost.Content() }
  ) throws -> KeptHost {
    try KeptHost(store, clock: clock, limits: limits, root: root)
  }

  /// A saved session whose process has ended.
  private func makeFormerSession(user: WindowUser? = nil) throws -> SessionID {
    let (host, page) = (try makeHost(), RecordingConnection(user: user))
    let id = try #require(host.open(page))
    _ = host.click(Node.count, 1, on: page)
    host.save()
    clock.advance(by: 2)
    return id
  }

  /// Otherwise one of two sessions would wait for the connection for ever, and nothing could end it.
  @Test(arguments: [true, false])
  func pageThatWaitsForItsSessionGetsNoOtherOne(isHello: Bool) throws {
    let (id, other) = (try makeFormerSession(), try makeFormerSession())
    let (host, page) = (try makeHost(), RecordingConnection())
    host.whileTheStoreWaits {
      _ = host.resume(id, on: page)
      if isHello {
        host.registry.receive(.hello(PageSetting()), from: page)
      } else {
        _ = host.resume(other, on: page)
      }
    }
    #expect(page.closeReasons == [.policyViolation])
    #expect(host.registry.count == 0)
  }

  @Test func connectionThatWasClosedGetsNoSession() throws {
    let id = try makeFormerSession()
    let (host, page) = (try makeHost(), RecordingConnection())
    host.whileTheStoreWaits {
      _ = host.resume(id, on: page)
      host.registry.receive(.leave, from: page)
    }
    #expect(host.registry.count == 0)
    #expect(host.resume(id, on: RecordingConnection()).count == 3)
  }

  /// Its own lease lasts, so the session would be in the store for ever.
  @Test func sessionThatEndedForLackOfRoomStaysForABoundedTime() throws {
    var limits = Limits()
    limits.sessionsPerBrowser = 1
    let (host, page) = (try makeHost(limits), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    host.registry.disconnected(page, at: .now)
    _ = host.open(RecordingConnection())
    #expect(host.registry.count == 1)
    clock.advance(by: 179)
    host.registry.endExpired(at: .now)
    #expect(store.session(id) != nil)
    clock.advance(by: 2)
    host.registry.endExpired(at: .now)
    #expect(store.session(id) == nil)
  }

  @Test func jumpOfTheClockEndsNoWaitingSession() throws {
    var limits = Limits()
    limits.sessionsPerBrowser = 1
    let (host, page) = (try makeHost(limits), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    host.registry.disconnected(page, at: .now)
    _ = host.open(RecordingConnection())
    clock.jump(by: 7200)
    host.registry.endExpired(at: .now)
    #expect(store.session(id) != nil)
  }

  @Test func sessionWhosePageLeftWhileItWasFoundStaysForABoundedTime() throws {
    let id = try makeFormerSession()
    let (host, page) = (try makeHost(), RecordingConnection())
    host.whileTheStoreWaits {
      _ = host.resume(id, on: page)
      host.registry.disconnected(page, at: .now)
    }
    #expect(host.registry.count == 0)
    clock.advance(by: 181)
    host.registry.endExpired(at: .now)
    #expect(store.session(id) == nil)
  }

  @Test func sessionThatIsMadeAnewStays() throws {
    let id = try makeFormerSession()
    let (host, page) = (try makeHost(), RecordingConnection())
    #expect(host.resume(id, on: page).count == 3)
    clock.advance(by: 181)
    host.registry.endExpired(at: .now)
    #expect(store.session(id) != nil)
    #expect(host.click(Node.count, 2, on: page).count == 1)
  }

  @Test func addressWithMostWaitingSessionsLosesItsOldestOne() throws {
    var limits = Limits()
    limits.sessions = 3
    let host = try makeHost(limits)
    func open(_ number: Int) throws -> SessionID {
      let page = RecordingConnection(address: number == 0 ? "192.0.2.9" : "192.0.2.1")
      let id = try #require(host.open(page))
      host.save()
      host.registry.disconnected(page, at: .now)
      clock.advance(by: 1)
      return id
    }
    // Each one after the third ends one that waits in memory.
    let ids = try (0..<9).map(open)
    let kept = ids.filter { store.session($0) != nil }
    #expect(kept.contains(ids[0]))
    #expect(kept.count == 6)
    #expect(!kept.contains(ids[1]))
  }

  /// A window with a text that a page makes longer and longer.
  private struct Growing: View {
    @SceneStorage("text") private var text = "x"

    var body: some View {
      Button("Grow") { text += text }
      Text(verbatim: "\(text.count)")
    }
  }

  @Test func largestSessionIsKeptNoLongerWhenAllAreTooLarge() throws {
    var limits = Limits()
    limits.keptValueBytesInAll = 1_000
    let host = try makeHost(limits) { Growing() }
    let (small, large) = (RecordingConnection(), RecordingConnection())
    let ids = try [small, large].map { try #require(host.open($0)) }
    for (page, count) in [(small, 3), (large, 12)] {
      for number in 1...count { _ = host.click(1, number, received: number, on: page) }
      host.save()
    }
    #expect(small.takeFrames() == ["[0,3,[24,3]]"])
    #expect(large.takeFrames() == ["[0,12,[24,-1]]"])
    #expect(store.session(ids[0]) != nil)
    #expect(store.session(ids[1]) == nil)
    #expect(
      host.lines.all == [
        """
        A window ends with this process: the kept values of all windows have more than 0 MB, and this one has the \
        most.
        """
      ]
    )
    // Both go on.
    #expect(host.click(1, 13, received: 13, on: large).count == 1)
    #expect(host.dueSaves == 0)
  }

  /// They grow within one gathering of changes, so that their order must not matter.
  @Test func sessionThatIsKeptNoLongerIsNotSavedWithTheOthers() throws {
    var limits = Limits()
    limits.keptValueBytesInAll = 1_000
    let host = try makeHost(limits) { Growing() }
    let pages = (0..<4).map { _ in RecordingConnection() }
    let ids = try pages.map { try #require(host.open($0)) }
    host.save()
    for page in pages {
      _ = page.takeFrames()
      for number in 1...9 { _ = host.click(1, number, received: number, on: page) }
    }
    host.save()
    for (page, id) in zip(pages, ids) {
      let isEnded = page.takeFrames().contains { $0.contains("[24,-1]") }
      #expect((store.session(id) == nil) == isEnded)
    }
    #expect(ids.filter { store.session($0) != nil }.count == 1)
  }

  @Test func otherClaimsGetNoSession() throws {
    let anna = WindowUser(id: "anna", claims: ["groups": "admins"])
    let id = try makeFormerSession(user: anna)
    let host = try makeHost()
    for user in [WindowUser(id: "anna"), WindowUser(id: "anna", claims: ["groups": "users"])] {
      #expect(host.resume(id, on: RecordingConnection(user: user)) == Self.gone)
    }
    #expect(host.resume(id, savedThrough: 1, on: RecordingConnection(user: anna)).count == 3)
  }

  @Test func usersWithOtherFactsHaveOtherHashes() {
    let users = [
      WindowUser(id: "a"), WindowUser(id: "a", name: "b"), WindowUser(id: "a", claims: ["b": "c"]),
      WindowUser(id: "a", claims: ["b": "", "c": ""]), WindowUser(id: "a", claims: ["bc": ""]),
      WindowUser(id: "a1:b", name: ""), WindowUser(id: "a", name: "1:b"),
    ]
    #expect(Set(users.map(\.keptDigest)).count == users.count)
    let claims = ["a": "1", "b": "2", "c": "3"]
    #expect(
      WindowUser(id: "a", claims: claims).keptDigest
        == WindowUser(id: "a", claims: claims).keptDigest
    )
  }

  /// Some windows of the user are in the store alone.
  @Test func logoutEndsKeptSessionsToo() async throws {
    let anna = WindowUser(id: "anna")
    let (id, ofBob) = (
      try makeFormerSession(user: anna), try makeFormerSession(user: WindowUser(id: "bob"))
    )
    let host = try makeHost { LogoutView() }
    let page = RecordingConnection(user: anna)
    _ = host.open(page)
    _ = host.click(1, 1, on: page)
    await Task { @MainActor in }.value
    #expect(page.takeFrames().last?.contains("loggedOut") == true)
    #expect(store.session(id) == nil)
    #expect(store.session(ofBob) != nil)
  }

  private struct LogoutView: View {
    @Environment(\.logout) private var logout

    var body: some View {
      Button("Log out") { logout(to: "/") }
    }
  }

  @Test func keptSessionsOfALockedUserEndInAllBrowsers() throws {
    let id = try makeFormerSession(user: WindowUser(id: "anna"))
    let host = try makeHost()
    host.registry.endSessions(ofUser: "anna")
    #expect(store.session(id) == nil)
  }

  @Test func machineThatWasPausedKeepsItsSessions() throws {
    let (host, page) = (try makeHost(), RecordingConnection())
    let id = try #require(host.open(page))
    host.save()
    clock.advance(by: 3_600)
    host.registry.endExpired(at: .now)
    #expect(store.session(id) != nil)
  }
}
