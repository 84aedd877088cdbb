import BrowserHost
import Testing
import ViewCore

/// Pages that come back more often than an honest one does.
@MainActor
struct ResumptionTests {
  /// Asks to resume a session from the beginning, which is the most expensive answer.
  private func resume(
    _ id: SessionID,
    in host: RegistryHost,
    browser: BrowserID? = .make("c"),
    at address: String = "192.0.2.1"
  ) -> RecordingConnection {
    let page = RecordingConnection(browser: browser, address: address)
    host.registry.receive(.resume(session: id, received: 0), from: page)
    return page
  }

  @Test func sessionIsResumedNoFasterThanItsRate() throws {
    var limits = Limits()
    (limits.resumptionsPerSecond, limits.resumptionBurst) = (1, 3)
    let host = RegistryHost(limits: limits)
    let id = try host.sessionID(of: host.open())
    let pages = (1...20).map { _ in resume(id, in: host) }
    #expect(pages.filter { !$0.takeFrames().isEmpty }.count == 3)
    // The page that has the session keeps it, and the others try again later.
    #expect(pages[2].closeReasons.isEmpty)
    #expect(pages.dropFirst(3).allSatisfy { $0.closeReasons == [.policyViolation] })
    let refusal =
      "Closed a connection: its session is resumed more than 1 times a second, or too many are from its address."
    #expect(host.lines.all.first == refusal)
    host.now += .seconds(1)
    #expect(resume(id, in: host).closeReasons.isEmpty)
  }

  @Test func addressResumesNoFasterThanItOpens() throws {
    var limits = Limits()
    (limits.sessionsPerSecond, limits.sessionBurst) = (1, 4)
    let host = RegistryHost(limits: limits)
    let ids = try (1...4).map { _ in try host.sessionID(of: host.open()) }
    let pages = (0..<20).map { resume(ids[$0 % 4], in: host) }
    #expect(pages.filter { !$0.takeFrames().isEmpty }.count == 4)
    #expect(resume(ids[0], in: host, at: "192.0.2.2").closeReasons.isEmpty)
  }

  @Test func strangersUseUpNoneOfTheRateOfASession() throws {
    var limits = Limits()
    (limits.resumptionsPerSecond, limits.resumptionBurst) = (1, 1)
    let host = RegistryHost(limits: limits)
    let id = try host.sessionID(of: host.open())
    for _ in 1...10 { _ = resume(id, in: host, browser: .make("d")) }
    #expect(resume(id, in: host).closeReasons.isEmpty)
  }

  @Test func replacedPageIsNotWaitedFor() throws {
    let host = RegistryHost()
    let page = host.open()
    let again = resume(try host.sessionID(of: page), in: host)
    #expect(page.takeFrames() == [#"[0,0,[9,"replaced"]]"#])
    #expect(page.isDropped)
    #expect(!again.isDropped)
  }
}
