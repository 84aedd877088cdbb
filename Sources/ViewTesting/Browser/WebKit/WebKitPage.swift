import ConcurrencyExtras
import Foundation
import NIOHTTP1

/// A page in WebKit: the window of a browser of its own, driven by classic WebDriver.
final class WebKitPage: ScriptedPage {
  private let client: WebDriverClient
  private let process: BrowserProcess
  private let browser: WebKitBrowser
  private let session: String
  private let foundProblems = Locked<[String]>([])

  init(
    _ client: WebDriverClient,
    _ process: BrowserProcess,
    in browser: WebKitBrowser
  ) async throws(BrowserError) {
    self.client = client
    self.process = process
    self.browser = browser
    try await Self.waitUntilReady(client)
    let answer = try await client.call(
      .POST,
      "/session",
      Self.capabilities,
      timeout: .seconds(30)
    )
    session = answer["sessionId"].string ?? ""
    try await show(on: Page.Screen(width: 800, height: 600))
  }

  /// Errors of scripts after a document has loaded, once the page is closed.
  ///
  /// WebDriver has no command for them.
  var problems: [String] { foundProblems.withLock(\.self) }

  func makeAnother(sharingStorage: Bool) async throws(BrowserError) -> any PageDriver {
    guard !sharingStorage else { throw unsupported("open another window of the same user") }
    return try await browser.makePage()
  }

  func open(_ url: String) async throws(BrowserError) {
    try? await keepProblems()
    do {
      _ = try await call(.POST, "url", ["url": .string(url)])
    } catch .refused(_, let reason) {
      throw .notLoaded(url: url, reason: reason)
    }
    try await observeProblems()
  }

  func reload() async throws(BrowserError) {
    try await keepProblems()
    _ = try await call(.POST, "refresh", [:])
    try await observeProblems()
  }

  func close() async throws(BrowserError) {
    try? await keepProblems()
    defer { browser.end(process) }
    _ = try await call(.DELETE, "")
  }

  func travel(by distance: Int) async throws(BrowserError) {
    for _ in 0..<abs(distance) { _ = try await call(.POST, distance < 0 ? "back" : "forward", [:]) }
  }

  func historyTitles() async throws(BrowserError) -> [String] {
    throw unsupported("read the history")
  }

  func screenshot() async throws(BrowserError) -> Data {
    try await call(.GET, "screenshot").decodedPicture()
  }

  func unsupported(_ operation: String) -> BrowserError {
    .unsupported(operation: operation, engine: .webKit)
  }

  /// Sends a command of the session.
  func call(
    _ method: HTTPMethod,
    _ command: String,
    _ parameters: JSON? = nil,
    timeout: Duration = .seconds(60)
  ) async throws(BrowserError) -> JSON {
    let path = "/session/\(session)" + (command.isEmpty ? "" : "/\(command)")
    return try await client.call(method, path, parameters, timeout: timeout)
  }

  private func observeProblems() async throws(BrowserError) {
    _ = try await run(
      """
      const found = globalThis.testProblems ??= [];
      addEventListener("error", ({ message }) => found.push(message));
      addEventListener("unhandledrejection", ({ reason }) => found.push(String(reason)));
      addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
        found.push(`${violatedDirective} ${blockedURI}`));
      """,
      on: try await document()
    )
  }

  private func keepProblems() async throws(BrowserError) {
    let found = try await evaluate("globalThis.testProblems", in: .page, timeout: .seconds(5))
    foundProblems.withLock { $0 += found.array.compactMap(\.string) }
  }

  /// The driver does not print when it listens.
  private static func waitUntilReady(_ client: WebDriverClient) async throws(BrowserError) {
    let deadline = ContinuousClock.now + .seconds(30)
    while (try? await client.call(.GET, "/status"))?["ready"] != true {
      guard deadline > .now else { throw .noAnswer(method: "/status") }
      try? await Task.sleep(for: .milliseconds(20))
    }
  }

  private static let capabilities: JSON = [
    "capabilities": ["alwaysMatch": ["acceptInsecureCerts": true, "timeouts": ["script": 60_000]]]
  ]
}
