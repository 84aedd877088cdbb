import Testing

@testable import BrowserHost

/// Logins go on without a window, until they were unused for long or are old.
@MainActor
struct IdleLoginTests {
  private let host: RegistryHost

  init() {
    var limits = Limits()
    limits.loginIdleTime = .seconds(60)
    limits.loginLifetime = .seconds(100)
    limits.retention = .seconds(5)
    limits.reloadTime = .seconds(5)
    host = RegistryHost(limits: limits)
  }

  private func wait(_ seconds: Int) {
    host.now += .seconds(seconds)
    host.registry.endExpired(at: host.now)
  }

  /// A window that is opened, and ends without its page.
  private func openAndEnd(in browser: BrowserID? = .make("c"), as user: String = "anna") {
    host.registry.disconnected(host.open(in: browser, as: user), at: host.now)
    wait(5)
    #expect(host.registry.count == 0)
  }

  private func isRefused(_ browser: BrowserID? = .make("c")) -> Bool {
    host.endedLogins.refuse(browser)
  }

  @Test func loginGoesOnWithItsNextWindow() {
    openAndEnd()
    wait(50)
    openAndEnd()
    wait(39)
    #expect(!isRefused())
    #expect(host.lines.all == ["A user has opened a first window."])
    // The second window made the login no younger.
    wait(5)
    #expect(isRefused())
    #expect(host.lines.all.last == "A login has ended, because it was unused or old.")
    openAndEnd()
    #expect(host.lines.all.last == "A user has opened a first window.")
  }

  @Test func unusedLoginEndsOnce() {
    openAndEnd()
    wait(54)
    #expect(!isRefused())
    wait(1)
    #expect(isRefused())
    for _ in 1...3 { wait(100) }
    #expect(host.lines.all.count == 2)
  }

  @Test func loginThatAnAdministratorHasEndedIsForgotten() {
    openAndEnd()
    openAndEnd(in: .make("d"), as: "bob")
    host.registry.endSessions(ofUser: "anna")
    #expect(isRefused())
    #expect(!isRefused(.make("d")))
    openAndEnd()
    #expect(host.lines.all.count { $0 == "A user has opened a first window." } == 3)
  }

  /// The browser has the password of the user who came later, and that login has not ended.
  @Test func laterUserOfTheBrowserIsNotAsked() {
    openAndEnd()
    wait(30)
    let page = host.open(as: "bob")
    wait(30)
    #expect(!isRefused())
    #expect(page.closeReasons.isEmpty)
    #expect(host.lines.all.last == "A login has ended, because it was unused or old.")
  }

  @Test func laterUserOfTheBrowserKeepsItWhenTheEarlierOneIsLocked() {
    openAndEnd()
    let page = host.open(as: "bob")
    host.registry.endSessions(ofUser: "anna")
    #expect(!isRefused())
    #expect(page.closeReasons.isEmpty)
    wait(5)
    #expect(!isRefused())
  }

  /// A script with a right password can open windows as thousands of browsers.
  @Test func manyBrowsersOfAUserEndNoLoginOfOthers() {
    openAndEnd(as: "bob")
    let browsers = (1...101).map { BrowserID.numbered($0) }
    let pages = browsers.map { host.open(in: $0, as: "anna") }
    for page in pages { host.registry.disconnected(page, at: host.now) }
    wait(5)
    wait(100)
    #expect(isRefused())
    // One login of hers has ended with its last window.
    #expect(browsers.count(where: isRefused) == 100)
  }

  @Test func idleLoginsOfAllUsersAreBounded() {
    var logins = Logins()
    let now = ContinuousClock.now
    let ids = (1...10_001).map {
      LoginID(user: "\($0)", browser: .numbered($0), session: .make("a"))
    }
    for id in ids { _ = logins.addSession(of: id, at: now) }
    for id in ids { logins.removeSession(of: id) }
    // The last one has ended, and begins anew with its next session.
    let beginnings = ids.filter { logins.addSession(of: $0, at: now) }
    #expect(beginnings.map(\.user) == ["10001"])
  }

  @Test func windowWithoutABrowserLeavesNoLogin() {
    openAndEnd(in: nil)
    wait(60)
    #expect(host.lines.all == ["A user has opened a first window."])
  }
}
