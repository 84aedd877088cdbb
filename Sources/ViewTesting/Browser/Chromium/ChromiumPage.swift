import ConcurrencyExtras
import Foundation

/// A page in Chromium, driven by its DevTools protocol.
final class ChromiumPage: PageDriver {
  private let devTools: CommandConnection
  private let session: String
  /// The id of its cookies and storage.
  let context: JSON
  private let state = Locked(State())

  private struct State {
    var world: Int?
    var frame: JSON = .null
    var problems: [String] = []
    var isRead = false
    /// Whether clicks are those of a finger.
    var isTouched = false
    /// The downloads, if the page keeps them.
    var downloads: UnfinishedDownloads?
  }

  private init(devTools: CommandConnection, session: String, context: JSON) {
    self.devTools = devTools
    self.session = session
    self.context = context
  }

  /// Opens an empty page, with a script that runs before the scripts of each document.
  static func make(
    in devTools: CommandConnection,
    context: JSON? = nil,
    preparedBy script: String? = nil
  ) async throws(BrowserError) -> ChromiumPage {
    var context = context ?? .null
    if context == .null {
      context = try await devTools.call("Target.createBrowserContext")["browserContextId"]
    }
    let target = try await devTools.call(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context]
    )["targetId"]
    let session = try await devTools.call(
      "Target.attachToTarget",
      ["targetId": target, "flatten": true]
    )["sessionId"]
    let page = ChromiumPage(devTools: devTools, session: session.string ?? "", context: context)
    try await page.prepare(script)
    return page
  }

  var isTouched: Bool {
    get { state.withLock(\.isTouched) }
    set { state.withLock { $0.isTouched = newValue } }
  }

  var problems: [String] { state.withLock(\.problems) }

  func makeAnother(sharingStorage: Bool) async throws(BrowserError) -> any PageDriver {
    try await Self.make(in: devTools, context: sharingStorage ? context : nil)
  }

  func open(_ url: String) async throws(BrowserError) {
    let result = try await call("Page.navigate", ["url": .string(url)])
    if let reason = result["errorText"].string { throw .notLoaded(url: url, reason: reason) }
    state.withLock { state in
      state.frame = result["frameId"]
      state.world = nil
    }
    _ = try await evaluate(
      """
      new Promise((done) => document.readyState === "complete"
        ? done() : addEventListener("load", () => done()))
      """,
      in: .apart,
      timeout: .seconds(30)
    )
  }

  func reload() async throws(BrowserError) {
    _ = try await call("Page.reload")
  }

  func close() async throws(BrowserError) {
    if let downloads = state.withLock(\.downloads) {
      // The events of downloads have come when a later command is answered.
      _ = try await call("Browser.getVersion")
      await downloads.waitForEnd(atMost: .seconds(30))
    }
    _ = try await devTools.call("Target.disposeBrowserContext", ["browserContextId": context])
  }

  func screenshot() async throws(BrowserError) -> Data {
    let result = try await call("Page.captureScreenshot", ["format": "png"])
    return try result["data"].decodedPicture()
  }

  func historyTitles() async throws(BrowserError) -> [String] {
    try await call("Page.getNavigationHistory")["entries"].array.compactMap { $0["title"].string }
  }

  func travel(by distance: Int) async throws(BrowserError) {
    let history = try await call("Page.getNavigationHistory")
    let index = (history["currentIndex"].integer ?? 0) + distance
    let entries = history["entries"].array
    guard entries.indices.contains(index) else { return }
    _ = try await call("Page.navigateToHistoryEntry", ["entryId": entries[index]["id"]])
  }

  /// Enables the events and domains that tests need.
  private func prepare(_ script: String?) async throws(BrowserError) {
    devTools.onEvent(of: session) { [weak self] method, parameters in
      self?.note(method, parameters)
    }
    for domain in ["Page", "DOM", "Runtime", "Log", "Network"] {
      _ = try await call("\(domain).enable")
    }
    // Nobody is there who could use a picker of the system.
    _ = try await call("Page.setInterceptFileChooserDialog", ["enabled": true])
    if let script {
      _ = try await call("Page.addScriptToEvaluateOnNewDocument", ["source": .string(script)])
    }
  }

  /// Enables the browser's accessibility tree at its first use.
  ///
  /// The tree costs time at each change of the page, which a test that only measures times must not
  /// pay.
  func beginReading() async throws(BrowserError) {
    let wasRead = state.withLock { state in
      defer { state.isRead = true }
      return state.isRead
    }
    if !wasRead { _ = try await call("Accessibility.enable") }
  }

  func call(
    _ method: String,
    _ parameters: JSON = [:],
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    try await devTools.call(method, parameters, session: session, timeout: timeout)
  }

  /// The id of the world that the page's own scripts cannot see.
  func world() async throws(BrowserError) -> Int {
    if let world = state.withLock(\.world) { return world }
    let frame = state.withLock(\.frame)
    let result = try await call(
      "Page.createIsolatedWorld",
      ["frameId": frame, "worldName": "tests"]
    )
    guard let world = result["executionContextId"].integer else {
      throw .unexpectedValue("no world")
    }
    state.withLock { $0.world = world }
    return world
  }

  func forgetWorld() {
    state.withLock { $0.world = nil }
  }

  /// Notes the downloads from now on, about which the browser has to tell.
  func noteDownloads() {
    state.withLock { $0.downloads = UnfinishedDownloads() }
  }

  private func note(_ event: String, _ parameters: JSON) {
    state.withLock(\.downloads)?.note(event, parameters)
    let problem: String? =
      switch event {
      case "Runtime.exceptionThrown":
        Self.description(ofException: parameters["exceptionDetails"])
      case "Log.entryAdded" where parameters["entry"]["level"] == "error":
        Self.isRefusedFile(parameters["entry"]) ? nil : parameters["entry"]["text"].string
      default: nil
      }
    guard let problem else { return }
    state.withLock { $0.problems.append(problem) }
  }

  /// Whether an entry is about a file that the server has refused, for which the dialog shows the reason.
  private static func isRefusedFile(_ entry: JSON) -> Bool {
    entry["source"] == "network" && entry["url"].string?.contains("/live/files/") == true
      && entry["text"].string?.contains("the server responded with a status") == true
  }

  static func description(ofException details: JSON) -> String {
    details["exception"]["description"].string ?? details["text"].string ?? "unknown"
  }
}
