import BrowserHost
import Foundation
import Testing
import ViewCore

/// Sessions belong to users, and end with their logins.
@MainActor
struct LoginTests {
  private func resume(
    _ page: RecordingConnection,
    in host: RegistryHost,
    as user: WindowUser?,
    browser: BrowserID? = .make("c")
  ) throws -> RecordingConnection {
    let id = try host.sessionID(of: page)
    let again = RecordingConnection(browser: browser, user: user)
    host.registry.receive(.resume(session: id, received: 1), from: again)
    return again
  }

  @Test func userResumesOwnSession() throws {
    let host = RegistryHost()
    let page = host.open(as: "anna")
    let again = try resume(page, in: host, as: WindowUser(id: "anna"))
    #expect(again.takeFrames().first?.hasPrefix("[0,0,[8") == true)
    #expect(host.contents.count == 1)
  }

  @Test(arguments: [
    nil, WindowUser(id: "bob"), WindowUser(id: "Anna"), WindowUser(id: "anna "),
    WindowUser(id: "anna", claims: ["groups": "admins"]),
  ])
  func sessionOfUserCannotBeResumedByAnother(user: WindowUser?) throws {
    let host = RegistryHost()
    let page = host.open(as: "anna")
    let again = try resume(page, in: host, as: user)
    #expect(again.takeFrames() == [#"[0,0,[9,"gone"]]"#])
    #expect(
      host.lines.all == [
        "A user has opened a first window.",
        "Refused to resume a session: another user opened it, or the user's claims have changed.",
      ]
    )
    #expect(page.closeReasons.isEmpty)
  }

  @Test func sessionWithoutUserCannotBeResumedByAUser() throws {
    let host = RegistryHost()
    let page = host.open()
    let again = try resume(page, in: host, as: WindowUser(id: "anna"))
    #expect(again.takeFrames() == [#"[0,0,[9,"gone"]]"#])
  }

  @Test func windowHasTheUserAndTheRequestOfItsConnection() {
    let host = RegistryHost()
    let page = RecordingConnection(
      user: WindowUser(id: "anna"),
      request: PageRequest(path: "/live", query: "token=secret", clientAddress: "192.0.2.1")
    )
    // A page cannot name a user, or a request.
    var forged = PageSetting(path: .init("/trips?sort=name") ?? .root)
    forged.user = WindowUser(id: "root")
    host.registry.receive(.hello(forged), from: page)
    #expect(host.settings.first?.environment.windowUser == WindowUser(id: "anna"))
    #expect(
      host.settings.first?.environment.pageRequest
        == PageRequest(path: "/trips", query: "sort=name", clientAddress: "192.0.2.1")
    )
  }

  @Test func logoutEndsAllWindowsOfTheLogin() async {
    let host = RegistryHost()
    let pages = [host.open(as: "anna"), host.open(as: "anna")]
    let others = [
      host.open(as: "bob"), host.open(in: .make("d"), as: "anna"), host.open(),
    ]
    host.contents[0].onLogout?("/goodbye")
    await host.nextTurn()
    for page in pages {
      #expect(page.takeFrames().last == #"[0,0,[9,"loggedOut","/goodbye"]]"#)
      #expect(page.closeReasons == [.goingAway])
    }
    #expect(others.allSatisfy { $0.closeReasons.isEmpty })
    #expect(host.contents.map(\.isMounted) == [false, false, true, true, true])
  }

  @Test func logoutEndsAWindowThatWaitsForItsPage() async throws {
    let host = RegistryHost()
    let (page, waiting) = (host.open(as: "anna"), host.open(as: "anna"))
    host.registry.disconnected(waiting, at: host.now)
    host.contents[0].onLogout?("/")
    await host.nextTurn()
    #expect(host.registry.count == 0)
    _ = page
    let again = try resume(waiting, in: host, as: WindowUser(id: "anna"))
    #expect(again.takeFrames() == [#"[0,0,[9,"gone"]]"#])
  }

  @Test func requestFromBeforeALogoutOpensNoWindow() async {
    let host = RegistryHost()
    _ = host.open(as: "anna")
    let early = RecordingConnection(beginning: host.now, user: WindowUser(id: "anna"))
    host.now += .seconds(1)
    host.contents[0].onLogout?("/")
    await host.nextTurn()
    host.registry.receive(.hello(PageSetting()), from: early)
    #expect(early.takeFrames() == [#"[0,0,[9,"expired"]]"#])
    let late = RecordingConnection(beginning: host.now, user: WindowUser(id: "anna"))
    host.registry.receive(.hello(PageSetting()), from: late)
    #expect(host.registry.count == 1)
  }

  /// An account was locked elsewhere.
  @Test func allWindowsOfAUserEndInAllBrowsers() throws {
    let host = RegistryHost()
    let pages = [
      host.open(as: "anna"), host.open(in: .make("d"), as: "anna"), host.open(in: nil, as: "anna"),
    ]
    let others = [host.open(as: "bob"), host.open()]
    let early = RecordingConnection(
      beginning: host.now,
      browser: .make("e"),
      user: WindowUser(id: "anna")
    )
    host.now += .seconds(1)
    host.registry.endSessions(ofUser: "anna")
    for page in pages { #expect(page.takeFrames().last == #"[0,0,[9,"expired"]]"#) }
    #expect(others.allSatisfy { $0.closeReasons.isEmpty })
    // The app has allowed this request before.
    host.registry.receive(.hello(PageSetting()), from: early)
    #expect(early.takeFrames() == [#"[0,0,[9,"expired"]]"#])
    #expect(host.registry.count == 2)
    _ = host.open(as: "anna")
    #expect(host.registry.count == 3)
  }

  @Test func withoutACookieLogoutEndsOneWindow() async {
    let host = RegistryHost()
    _ = (host.open(in: nil, as: "anna"), host.open(in: nil, as: "anna"))
    host.contents[0].onLogout?("/")
    await host.nextTurn()
    #expect(host.contents.map(\.isMounted) == [false, true])
  }

  @Test func windowWithoutUserHasNoLogout() {
    let host = RegistryHost()
    _ = host.open()
    #expect(host.contents[0].onLogout == nil)
  }

  @Test(arguments: ["https://evil.example/", "//evil.example", "javascript:alert(1)", ""])
  func logoutDoesNotLeadToAForeignSite(address: String) async {
    let host = RegistryHost(redirects: RedirectPolicy(origins: ["https://login.example"]))
    let page = host.open(as: "anna")
    host.contents[0].onLogout?(address)
    await host.nextTurn()
    #expect(page.takeFrames().last == #"[0,0,[9,"loggedOut","/"]]"#)
    #expect(host.lines.all.contains { $0.hasPrefix("After a logout a page went to '/'") })
  }

  @Test func loginsHaveLines() async {
    var limits = Limits()
    limits.loginIdleTime = .seconds(60)
    let host = RegistryHost(limits: limits)
    _ = (host.open(as: "anna"), host.open(as: "anna"), host.open())
    host.contents[0].onLogout?("/")
    await host.nextTurn()
    _ = host.open(as: "bob")
    host.now += .seconds(60)
    host.registry.endExpired(at: host.now)
    _ = host.open(as: "bob")
    host.registry.endSessions(ofUser: "bob")
    let began = "A user has opened a first window."
    #expect(
      host.lines.all == [
        began, "A user has logged out.", began, "A login has ended, because it was unused or old.",
        began, "The app has ended all windows of a user.",
      ]
    )
  }

  @Test func logoutLeadsToAnAllowedOrigin() async {
    let host = RegistryHost(redirects: RedirectPolicy(origins: ["https://login.example"]))
    let page = host.open(as: "anna")
    host.contents[0].onLogout?("https://login.example/end?all=1")
    await host.nextTurn()
    #expect(
      page.takeFrames().last == #"[0,0,[9,"loggedOut","https://login.example/end?all=1"]]"#
    )
  }

  @Test func unusedLoginEnds() {
    var limits = Limits()
    limits.loginIdleTime = .seconds(60)
    let host = RegistryHost(limits: limits)
    let (page, other) = (host.open(as: "anna"), host.open(as: "anna"))
    let bystander = host.open()
    host.now += .seconds(59)
    host.registry.receive(.event(.tap(number: 1)), from: other)
    host.now += .seconds(59)
    host.registry.endExpired(at: host.now)
    // One of its windows was used.
    #expect(host.registry.count == 3)
    host.registry.receive(.ping, from: page)
    host.now += .seconds(1)
    host.registry.endExpired(at: host.now)
    #expect(page.takeFrames().last == #"[0,0,[9,"expired"]]"#)
    #expect(other.closeReasons == [.goingAway])
    #expect(bystander.closeReasons.isEmpty)
    #expect(host.registry.count == 1)
  }

  /// A page that is left open over night may send what the app refuses, as a broken one does.
  @Test func refusedEventsAreNoUse() {
    var limits = Limits()
    limits.loginIdleTime = .seconds(60)
    let host = RegistryHost(limits: limits)
    let page = host.open(as: "anna")
    host.now += .seconds(59)
    let refused: [(NodeID, Int, Event)] = [
      (CounterContent.Node.locked, 1, .click), (CounterContent.Node.count, 1, .click),
      (99, 1, .click),
      // It claims to have a frame that was never made.
      (CounterContent.Node.increment, 9, .click),
    ]
    for (index, event) in refused.enumerated() {
      let report = PageEvent(number: index + 1, received: event.1, node: event.0, event: event.2)
      host.registry.receive(.event(report), from: page)
    }
    host.now += .seconds(1)
    host.registry.endExpired(at: host.now)
    #expect(host.registry.count == 0)
  }

  @Test func repeatedEventIsNoUse() {
    var limits = Limits()
    limits.loginIdleTime = .seconds(60)
    let host = RegistryHost(limits: limits)
    let page = host.open(as: "anna")
    host.registry.receive(.event(.tap(number: 1)), from: page)
    host.now += .seconds(60)
    host.registry.receive(.event(.tap(number: 1)), from: page)
    host.registry.endExpired(at: host.now)
    #expect(host.registry.count == 0)
  }

  @Test func loginEndsAtTheEndOfItsLifetime() {
    var limits = Limits()
    limits.loginIdleTime = .seconds(60)
    limits.loginLifetime = .seconds(100)
    let host = RegistryHost(limits: limits)
    let page = host.open(as: "anna")
    host.now += .seconds(50)
    host.registry.receive(.event(.tap(number: 1)), from: page)
    // A second window does not make the login any younger.
    let second = host.open(as: "anna")
    host.now += .seconds(49)
    host.registry.endExpired(at: host.now)
    #expect(host.registry.count == 2)
    host.now += .seconds(1)
    host.registry.endExpired(at: host.now)
    #expect(host.registry.count == 0)
    #expect(second.takeFrames().last == #"[0,0,[9,"expired"]]"#)
    // The user was asked who he is again, so this is a new login.
    _ = host.open(as: "anna")
    host.registry.endExpired(at: host.now)
    #expect(host.registry.count == 1)
  }
}

extension PageEvent {
  fileprivate static func tap(number: Int) -> PageEvent {
    PageEvent(number: number, received: 1, node: CounterContent.Node.increment, event: .click)
  }
}
