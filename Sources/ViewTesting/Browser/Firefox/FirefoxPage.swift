import ConcurrencyExtras
import Foundation

/// A page in Firefox: a window without a frame, driven by WebDriver BiDi.
///
/// A tab of a window is hidden behind the others, and draws nothing then.
final class FirefoxPage: ScriptedPage {
  private let connection: CommandConnection
  /// The id of the window.
  let context: String
  /// The id of its cookies and storage.
  let userContext: String
  private let state = Locked(State())

  private struct State {
    var realm: String?
    var problems: [String] = []
    var fingers = 0
    var acceptsAllCertificates = false
  }

  private init(_ connection: CommandConnection, context: String, userContext: String) {
    self.connection = connection
    self.context = context
    self.userContext = userContext
  }

  /// Opens an empty page, with a script that runs before the scripts of each document.
  static func make(
    in connection: CommandConnection,
    userContext: String? = nil,
    preparedBy script: String? = nil
  ) async throws(BrowserError) -> FirefoxPage {
    var user = userContext
    if user == nil {
      user = try await connection.call("browser.createUserContext")["userContext"].string
    }
    let window = try await connection.call(
      "browsingContext.create",
      ["type": "window", "userContext": .string(user ?? "")]
    )["context"].string
    let page = FirefoxPage(connection, context: window ?? "", userContext: user ?? "")
    try await page.prepare(script)
    return page
  }

  private func prepare(_ script: String?) async throws(BrowserError) {
    connection.onEvent(of: context) { [weak self] method, parameters in
      self?.note(method, parameters)
    }
    // The size of a window of Chromium.
    try await show(on: Page.Screen(width: 800, height: 600))
    if let script {
      _ = try await call(
        "script.addPreloadScript",
        ["functionDeclaration": .string("() => { \(script) }"), "contexts": [.string(context)]]
      )
    }
  }

  var problems: [String] { state.withLock(\.problems) }

  func makeAnother(sharingStorage: Bool) async throws(BrowserError) -> any PageDriver {
    try await Self.make(in: connection, userContext: sharingStorage ? userContext : nil)
  }

  func open(_ url: String) async throws(BrowserError) {
    do {
      _ = try await call(
        "browsingContext.navigate",
        ofPage: ["url": .string(url), "wait": "complete"]
      )
    } catch .refused(_, let reason) {
      throw .notLoaded(url: url, reason: reason)
    }
  }

  func reload() async throws(BrowserError) {
    _ = try await call("browsingContext.reload", ofPage: ["wait": "none"])
  }

  func close() async throws(BrowserError) {
    if acceptsAllCertificates { try await setAcceptsAllCertificates(false) }
    _ = try await call("browser.removeUserContext", ["userContext": .string(userContext)])
  }

  func travel(by distance: Int) async throws(BrowserError) {
    _ = try await call(
      "browsingContext.traverseHistory",
      ofPage: ["delta": .number(Double(distance))]
    )
  }

  func historyTitles() async throws(BrowserError) -> [String] {
    try await runInBrowser(
      """
      const history = page.sessionHistory;
      return Array.from({ length: history.count }, (_, index) => history.getEntryAtIndex(index).title);
      """
    ).array.compactMap(\.string)
  }

  func screenshot() async throws(BrowserError) -> Data {
    try await call("browsingContext.captureScreenshot", ofPage: [:])["data"].decodedPicture()
  }

  /// Sends a command about the page.
  func call(
    _ method: String,
    ofPage parameters: [String: JSON],
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    let context = ["context": JSON.string(context)]
    return try await call(method, .object(parameters.merging(context) { $1 }), timeout: timeout)
  }

  func call(
    _ method: String,
    _ parameters: JSON,
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    try await connection.call(method, parameters, timeout: timeout)
  }

  /// The realm of the scripts that the page's own scripts cannot see.
  var realm: String? {
    get { state.withLock(\.realm) }
    set { state.withLock { $0.realm = newValue } }
  }

  var acceptsAllCertificates: Bool {
    get { state.withLock(\.acceptsAllCertificates) }
    set { state.withLock { $0.acceptsAllCertificates = newValue } }
  }

  /// Sets the number of fingers on the page, and returns the previous one.
  func setFingers(_ count: Int) -> Int {
    state.withLock { state in
      defer { state.fingers = count }
      return state.fingers
    }
  }

  private func note(_ event: String, _ parameters: JSON) {
    guard event == "log.entryAdded", parameters["type"] == "javascript",
      parameters["level"] == "error", let text = parameters["text"].string,
      // A connection that fails is no error of a script.
      !text.contains(/wss?:\/\//)
    else { return }
    state.withLock { $0.problems.append(text) }
  }
}
