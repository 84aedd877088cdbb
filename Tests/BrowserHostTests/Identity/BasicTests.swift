#if os(Linux)
import BrowserHost
import Foundation
import IssueRecording
import Synchronization
import Testing
import ViewCore

/// Names and passwords.
struct BasicTests {
  private static let file = """
    # Made by the tests, with cheap settings.
    anna:$2b$04$abcdefghijklmnopqrstuu/LVz6MZlItEy42I2juLihZ66HnQx/cy

    bob:$6$rounds=1000$saltsalt$kF2jhmjjaYMFwyvHjGPaaYIXzg6he1ejETHRovgPV.NWWVvadW85.fyrVpYCuxrzvLPelwDHs8BD4NdLZSR1E0
    löwe:$y$j75$saltsaltsalt$TL/Up3IWWbfsh6.yYgMuesg0PB/J30eQBVD/nxqmCM9
    """

  private let time = TestTime()

  private func makeCheck() throws -> AccessCheck {
    let attempts = FailedAttempts { [time] in time.now }
    let passwords = try PasswordFile(Self.file, path: "passwords")
    return AccessCheck(.basic(passwords, attempts: attempts, realm: #"A "B""#))
  }

  private func request(
    _ credentials: String?,
    scheme: String = "https",
    host: String = "example.com",
    from address: String = "192.0.2.1",
    isFromTrustedProxy: Bool = false
  ) -> PageRequest {
    let value = credentials.map { "Basic " + Data($0.utf8).base64EncodedString() }
    return PageRequest(
      scheme: scheme,
      host: host,
      clientAddress: address,
      headers: value.map { ["Authorization": $0] } ?? [:],
      isFromTrustedProxy: isFromTrustedProxy
    )
  }

  private static let challenge = #"Basic realm="A B", charset="UTF-8""#
  private let refusal = AccessCheck.Outcome.failure(.wrongCredentials(challenge: challenge))

  @Test(arguments: ["anna:open sesame", "bob:pass:word", "löwe:löwe"])
  func passwordIsAccepted(credentials: String) async throws {
    let user = WindowUser(id: String(credentials.prefix { $0 != ":" }))
    #expect(try await makeCheck().outcome(of: request(credentials)) == .success(user))
  }

  /// It is no guess, and each browser begins with it.
  @Test func requestWithoutCredentialsIsAskedForThem() async throws {
    let outcome = try await makeCheck().outcome(of: request(nil))
    #expect(outcome == .failure(.unauthorized(challenge: Self.challenge)))
  }

  @Test(arguments: [
    "", ":", "anna", "anna:", "anna:open sesam", "anna:open sesame ", "anna:open sesame\0x",
    "Anna:open sesame", "bob:open sesame", "nobody:open sesame", ":open sesame",
    "anna:" + String(repeating: "x", count: 10_000),
  ])
  func otherPasswordIsRefused(credentials: String) async throws {
    #expect(try await makeCheck().outcome(of: request(credentials)) == refusal)
  }

  @Test(arguments: ["Bearer YTpi", "Basic", "Basic !!!", "Basic /////w==", "YTpi"])
  func invalidHeaderIsRefused(value: String) async throws {
    let request = PageRequest(scheme: "https", headers: ["Authorization": value])
    #expect(try await makeCheck().outcome(of: request) == refusal)
  }

  @Test func unknownNameTakesAsMuchWorkAsAKnownOne() async throws {
    let work = RecordedLines()
    let passwords = try PasswordFile(Self.file, path: "passwords") { password, hash in
      work.append("\(password) as \(hash.prefix(3))")
      return hash
    }
    let known = Set(["$2b", "$6$", "$y$"].map { "x as \($0)" })
    for name in ["anna", "nobody", "", "nobody"] {
      let accepts = await passwords.accepts(BasicCredentials(name: name, password: "x"))
      // Even if a hash is equal, a name that is unknown is refused.
      #expect(accepts == (name == "anna"))
    }
    #expect(work.all.count == 4)
    #expect(known.isSuperset(of: work.all))
    // A name that is tried again takes the same time again.
    #expect(work.all[1] == work.all[3])
  }

  /// Each page of a user repeats the password, and so does each WebSocket and each file.
  @Test func passwordThatWasAcceptedIsNotHashedAgain() async throws {
    let work = RecordedLines()
    let passwords = try PasswordFile(Self.file, path: "passwords") { password, hash in
      work.append(password)
      return PasswordFile.systemHash(password, hash)
    }
    func accepts(_ name: String, _ password: String) async -> Bool? {
      await passwords.accepts(BasicCredentials(name: name, password: password))
    }
    for _ in 1...3 { #expect(await accepts("anna", "open sesame") == true) }
    #expect(work.all == ["open sesame"])
    for _ in 1...2 { #expect(await accepts("anna", "open sesam") == false) }
    #expect(await accepts("bob", "open sesame") == false)
    #expect(work.all == ["open sesame", "open sesam", "open sesam", "open sesame"])
    #expect(await accepts("anna", "open sesame") == true)
    #expect(work.all.count == 4)
  }

  @Test(arguments: [
    ("http", "example.com", "192.0.2.1", false),
    ("http", "localhost:8080", "192.0.2.1", false),
    ("http", "example.com", "127.0.0.1", false),
    ("http", "localhost", "127.0.0.1", true),
    ("http", "localhost.example.com", "127.0.0.1", false),
  ])
  func passwordOverAnOpenNetworkIsRefused(
    scheme: String,
    host: String,
    address: String,
    isProxy: Bool
  ) async throws {
    let request = request(
      "anna:open sesame",
      scheme: scheme,
      host: host,
      from: address,
      isFromTrustedProxy: isProxy
    )
    let reason = "passwords are accepted over TLS alone, or from this machine."
    #expect(try await makeCheck().outcome(of: request) == .failure(.forbidden(reason)))
  }

  @Test(arguments: ["localhost:8080", "127.0.0.1", "[::1]:8080", "app.localhost"])
  func passwordFromThisMachineIsAccepted(host: String) async throws {
    let request = request("anna:open sesame", scheme: "http", host: host, from: "127.0.0.1")
    let outcome = try await makeCheck().outcome(of: request)
    #expect(outcome == .success(WindowUser(id: "anna")))
  }

  @Test(arguments: ["127.example.com", "128.0.0.1", "localhost.example.com"])
  func passwordForAnotherHostIsRefusedWithoutTLS(host: String) async throws {
    let request = request("anna:open sesame", scheme: "http", host: host, from: "127.0.0.1")
    guard case .failure(.forbidden) = try await makeCheck().outcome(of: request) else {
      Issue.record("The password was accepted.")
      return
    }
  }

  @Test func passwordFromAnUnknownProxyOnThisMachineIsRefused() async throws {
    var request = request("anna:open sesame", scheme: "http", host: "localhost", from: "127.0.0.1")
    request.isPassedOn = true
    guard case .failure(.forbidden) = try await makeCheck().outcome(of: request) else {
      Issue.record("The password was accepted.")
      return
    }
  }

  @Test func addressWithManyWrongPasswordsMustWait() async throws {
    let check = try makeCheck()
    for _ in 0..<10 { #expect(await check.outcome(of: request("anna:x")) == refusal) }
    let waiting = AccessCheck.Outcome.failure(.tooManyAttempts(retryAfter: .seconds(6)))
    // The right password does not count either, so that guessing does not pay.
    #expect(await check.outcome(of: request("anna:open sesame")) == waiting)
    let other = await check.outcome(of: request("anna:open sesame", from: "192.0.2.2"))
    #expect(other == .success(WindowUser(id: "anna")))
    time.advance(by: .seconds(6))
    #expect(await check.outcome(of: request("anna:y")) == refusal)
    #expect(await check.outcome(of: request("anna:open sesame")) == waiting)
    time.advance(by: .seconds(60))
    let again = await check.outcome(of: request("anna:open sesame"))
    #expect(again == .success(WindowUser(id: "anna")))
  }

  @Test func passwordsThatAreTriedAtTheSameTimeCount() async throws {
    let work = RecordedLines()
    let attempts = FailedAttempts { [time] in time.now }
    let passwords = try PasswordFile(Self.file, path: "passwords") { password, _ in
      work.append(password)
      return nil
    }
    let check = AccessCheck(.basic(passwords, attempts: attempts))
    await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask { _ = await check.outcome(of: request("anna:\(number)")) }
      }
    }
    #expect(work.all.count == 10)
  }

  /// A browser that restores its tabs repeats the password for each of them.
  @Test func samePasswordAtTheSameTimeIsOneAttempt() async throws {
    let attempts = FailedAttempts { [time] in time.now }
    let begun = DispatchSemaphore(value: 0)
    let passwords = try PasswordFile(Self.file, path: "passwords") { password, hash in
      begun.wait()
      return PasswordFile.systemHash(password, hash)
    }
    let check = AccessCheck(.basic(passwords, attempts: attempts))
    let anna = AccessCheck.Outcome.success(WindowUser(id: "anna"))
    await withTaskGroup { group in
      for _ in 0..<50 {
        group.addTask { await check.outcome(of: request("anna:open sesame")) }
      }
      begun.signal()
      for await outcome in group {
        #expect(outcome == anna)
        begun.signal()
      }
    }
  }

  /// A browser repeats the password, so a page that somebody finds open would open again.
  @Test func browserOfAnEndedLoginHasToAskForThePassword() async throws {
    let endedLogins = EndedLogins { [time] in time.now }
    let passwords = try PasswordFile(Self.file, path: "passwords")
    let check = AccessCheck(
      .basic(passwords, attempts: FailedAttempts()),
      endedLogins: endedLogins
    )
    let ofAnna = request("anna:open sesame")
    let anna = AccessCheck.Outcome.success(WindowUser(id: "anna"))
    let browser = BrowserID.make("c")
    #expect(await check.outcome(of: ofAnna, from: browser) == anna)
    endedLogins.note(browser, of: "anna")
    // A request without a password is refused by itself.
    let challenge = #"Basic realm="App", charset="UTF-8""#
    #expect(
      await check.outcome(of: request(nil), from: browser)
        == .failure(.unauthorized(challenge: challenge))
    )
    // Others of the same moment are those of other pages.
    for _ in 1...3 {
      #expect(
        await check.outcome(of: ofAnna, from: browser)
          == .failure(.endedLogin(challenge: challenge))
      )
      time.advance(by: .milliseconds(300))
    }
    #expect(await check.outcome(of: ofAnna, from: .make("d")) == anna)
    #expect(await check.outcome(of: ofAnna) == anna)
    time.advance(by: .milliseconds(100))
    for _ in 1...2 { #expect(await check.outcome(of: ofAnna, from: browser) == anna) }
  }

  @Test func otherAuthenticationAsksAtItsOwnLogin() async {
    let endedLogins = EndedLogins()
    endedLogins.note(.make("c"), of: "anna")
    let check = AccessCheck(
      WebAuthentication { _ in .allow(WindowUser(id: "anna")) },
      endedLogins: endedLogins
    )
    let outcome = await check.outcome(of: request("anna:x"), from: .make("c"))
    #expect(outcome == .success(WindowUser(id: "anna")))
  }

  @Test func endedLoginsAreBounded() {
    let endedLogins = EndedLogins { [time] in time.now }
    for number in 1...10 { endedLogins.note(.numbered(number), of: "anna") }
    // Somebody who logs out in many browsers loses the oldest of their own.
    for number in 11...10_001 {
      endedLogins.note(.numbered(number), of: "bob")
      time.advance(by: .seconds(1))
    }
    for number in 1...10 { #expect(endedLogins.refuse(.numbered(number))) }
    #expect(!endedLogins.refuse(.numbered(11)))
    #expect(!endedLogins.refuse(.numbered(1009)))
    #expect(endedLogins.refuse(.numbered(1010)))
    #expect(!endedLogins.refuse(nil))
  }

  @Test func addressesOfOneNetworkShareTheirAttempts() {
    let attempts = FailedAttempts { [time] in time.now }
    let waiting = (1...11).map { attempts.begin(from: "2001:db8:0:1::\($0)") }
    #expect(waiting.last == .seconds(6))
    attempts.forgive("2001:db8:0:1::99")
    #expect(attempts.begin(from: "2001:db8:0:1::100") == nil)
    #expect(attempts.begin(from: "2001:db8:0:200::1") == nil)
  }

  /// A password that has leaked must not be good until the next deploy.
  @Test func fileIsReadAgainWhenItHasChanged() async throws {
    let file = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: file) }
    let line = "anna:$2b$04$abcdefghijklmnopqrstuu/LVz6MZlItEy42I2juLihZ66HnQx/cy\n"
    try line.write(to: file, atomically: true, encoding: .utf8)
    let watched = try WatchedPasswordFile(path: file.path)
    let check = AccessCheck(.basic(watched.passwords, attempts: FailedAttempts()))
    func isAccepted() async -> Bool {
      await check.outcome(of: request("anna:open sesame")) == .success(WindowUser(id: "anna"))
    }
    #expect(await isAccepted())

    // A line that is not valid does not keep a name that was taken out with the same change.
    let weak = "carl:$apr1$abcdefgh$abcdefghijklmnopqrstuv\n"
    try (line.replacing("anna:", with: "bob:") + weak)
      .write(to: file, atomically: true, encoding: .utf8)
    let reported = (1...2).flatMap { _ in issues { _ = watched.passwords } }
    #expect(reported.count == 1)
    #expect(reported.first?.contains("has a hash that is not accepted") == true)
    #expect(await !isAccepted())

    try line.write(to: file, atomically: true, encoding: .utf8)
    #expect(await isAccepted())
    try FileManager.default.removeItem(at: file)
    #expect((1...2).flatMap { _ in issues { _ = watched.passwords } }.count == 1)
    #expect(await isAccepted())

    try "".write(to: file, atomically: true, encoding: .utf8)
    #expect(await !isAccepted())
  }

  @Test func fileWithLineEndsOfWindowsIsRead() async throws {
    let text = Self.file.replacing("\n", with: "\r\n")
    let passwords = try PasswordFile(text, path: "passwords")
    let credentials = BasicCredentials(name: "anna", password: "open sesame")
    #expect(await passwords.accepts(credentials) == true)
  }

  @Test(arguments: [
    ("", PasswordFileError.empty("f")),
    ("# only a comment\n", .empty("f")),
    ("anna", .invalidLine(1, path: "f")),
    ("\n:x", .invalidLine(2, path: "f")),
    ("anna:secret", .weakHash(line: 1, path: "f")),
    ("anna:$apr1$abcdefgh$abcdefghijklmnopqrstuv", .weakHash(line: 1, path: "f")),
    ("anna:{SHA}5en6G6MezRroT3XKqkdPOmY/BfQ=", .weakHash(line: 1, path: "f")),
    ("anna:$1$abcdefgh$abcdefghijklmnopqrstuv", .weakHash(line: 1, path: "f")),
    (file.replacing("bob", with: "anna"), .repeatedName(line: 4, path: "f")),
  ])
  func fileThatIsNotValidIsAnError(text: String, error: PasswordFileError) {
    #expect(throws: error) { try PasswordFile(text, path: "f") }
  }

  @Test func missingFileIsAnError() {
    let error = #expect(throws: PasswordFileError.self) {
      try PasswordFile(path: "/nowhere/passwords")
    }
    #expect(
      error?.description == """
        The file of passwords cannot be read.

            File: /nowhere/passwords

        To fix this, make the file readable for the user that runs the app, or name another one.
        """
    )
  }
}

/// A time that a test sets.
private final class TestTime: Sendable {
  private let instant = Mutex(ContinuousClock().systemEpoch)

  var now: ContinuousClock.Instant { instant.withLock(\.self) }

  func advance(by duration: Duration) {
    instant.withLock { $0 += duration }
  }
}
#endif
