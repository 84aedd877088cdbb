import BrowserHost
import Foundation
import Testing
import ViewCore

/// The decisions of an app's authentication.
struct AccessCheckTests {
  private struct Failure: Error {}

  private func outcome(
    allowing origins: Set<String> = [],
    _ decide: @escaping @Sendable (PageRequest) async throws -> WebAuthentication.Decision
  ) async -> AccessCheck.Outcome {
    let authentication = WebAuthentication(decide).allowingRedirects(to: origins)
    return await AccessCheck(authentication, clock: StoppedClock()).outcome(of: PageRequest())
  }

  @Test(arguments: [
    ("", []), ("a=1&b", ["a=1", "b"]), ("%zz", ["%zz"]), ("a=%", ["a=%"]),
    ("a=%C3%A9&a==", ["a=é", "a=="]),
  ])
  func queryOfAnyFormHasItems(query: String, items: [String]) {
    let all = PageRequest(query: query).queryItems
    #expect(all.map { item in item.value.map { "\(item.name)=\($0)" } ?? item.name } == items)
  }

  @Test func withoutAuthenticationEverybodyMayOpenAWindow() async {
    #expect(await AccessCheck(nil).outcome(of: PageRequest()) == .success(nil))
  }

  @Test func allowedUserIsTheUserOfTheWindow() async {
    let user = WindowUser(id: "anna", name: "Anna", claims: ["email": "anna@example.com"])
    #expect(await outcome { _ in .allow(user) } == .success(user))
  }

  @Test(arguments: ["", String(repeating: "x", count: 257), String(repeating: "x", count: 10_240)])
  func emptyAndLongIDsAreRefused(id: String) async {
    let refusal = AccessRefusal.invalidUser(bytes: id.utf8.count)
    #expect(await outcome { _ in .allow(WindowUser(id: id)) } == .failure(refusal))
  }

  @Test(arguments: ["../x", "a\u{0}b", "\u{202E}anna", String(repeating: "x", count: 256)])
  func otherIDsAreAllowedAsTheyAre(id: String) async {
    let user = WindowUser(id: id)
    #expect(await outcome { _ in .allow(user) } == .success(user))
  }

  /// The first is 'é' in two code points, and the second stands for bytes that are not UTF-8.
  @Test(arguments: ["e\u{301}", "J\u{FFFD}rg"])
  func idThatCouldBeThatOfAnotherUserIsRefused(id: String) async {
    guard case .failure(.forbidden) = await outcome({ _ in .allow(WindowUser(id: id)) }) else {
      Issue.record("The user was allowed.")
      return
    }
  }

  @Test func thrownErrorRefusesAccess() async {
    #expect(await outcome { _ in throw Failure() } == .failure(.failed("Failure")))
  }

  @Test func challengeWithALineBreakIsNotSent() async {
    let outcome = await outcome { _ in .unauthorized(challenge: "Basic\r\nSet-Cookie: a=b") }
    let reason = "its challenge has other characters than printable ones of ASCII."
    #expect(outcome == .failure(.failed(reason)))
  }

  @Test func decisionThatTakesTooLongRefuses() async {
    let (never, end) = AsyncStream.makeStream(of: Void.self)
    let authentication = WebAuthentication(deadline: .seconds(5)) { _ in
      // It does not heed its cancellation.
      await Task { for await _ in never {} }.value
      return .allow(WindowUser(id: "anna"))
    }
    let check = AccessCheck(authentication, clock: ImmediateClock())
    #expect(await check.outcome(of: PageRequest()) == .failure(.late(.seconds(5))))
    end.finish()
  }

  @Test(arguments: [
    ("/login", RedirectTarget.path("/login")),
    ("/login?next=%2Ftrips", .path("/login?next=%2Ftrips")),
    ("https://login.example/", .url("https://login.example/")),
    ("https://LOGIN.example/?a=b", .url("https://LOGIN.example/?a=b")),
  ])
  func redirectsToTheAppAndToAllowedOriginsArePassedOn(
    address: String,
    target: RedirectTarget
  ) async {
    let outcome = await outcome(allowing: ["https://Login.example"]) { _ in
      .redirect(to: address)
    }
    #expect(outcome == .failure(.redirect(target)))
  }

  @Test(arguments: [
    "", "https://evil.example/", "//evil.example/", #"/\evil.example"#, #"\\evil.example"#,
    "/\t/evil.example", "https:login.example", "http://login.example/", "javascript:alert(1)",
    "https://login.example@evil.example/", "https://login.example.evil.example/",
    "https://login.example:444/", #"https://evil.example\@login.example/"#,
    "/login\r\nSet-Cookie: a=b", "data:text/html,x", "/../x", " https://login.example/",
    "https://user:secret@login.example/",
    "https://login.example/" + String(repeating: "x", count: 2048),
  ])
  func otherRedirectsAreRefused(address: String) async {
    let outcome = await outcome(allowing: ["https://login.example"]) { _ in
      .redirect(to: address)
    }
    #expect(outcome == .failure(.unsafeRedirect(address)))
  }
}

/// A clock whose time never comes.
private struct StoppedClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock().systemEpoch }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
    // It ends with the task that waits.
    for await _ in AsyncStream.makeStream(of: Void.self).stream {}
    throw CancellationError()
  }
}

/// A clock whose time has come.
private struct ImmediateClock: Clock {
  var now: ContinuousClock.Instant { ContinuousClock().systemEpoch }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}
