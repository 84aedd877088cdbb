import ConcurrencyExtras
public import Foundation

/// A page in a ``Browser``, which a test uses as a user does: by its visible content, with real
/// input.
public final class Page: Sendable {
  let devTools: DevTools
  let session: String
  private let context: JSON
  /// The id of its cookies and storage.
  var browserContext: JSON { context }
  private let state = Locked(State())

  private let address: String

  private struct State {
    var world: Int?
    var frame: JSON = .null
    var problems: [String] = []
    var isRead = false
  }

  private init(_ address: String, devTools: DevTools, session: String, context: JSON) {
    self.address = address
    self.devTools = devTools
    self.session = session
    self.context = context
  }

  /// Opens an address in a page with cookies and storage of its own.
  static func make(
    at url: String,
    in devTools: DevTools,
    preparedBy script: String? = nil
  ) async throws(BrowserError) -> Page {
    let context = try await devTools.call("Target.createBrowserContext")["browserContextId"]
    return try await make(at: url, in: devTools, context: context, preparedBy: script)
  }

  private static func make(
    at url: String,
    in devTools: DevTools,
    context: JSON,
    preparedBy script: String? = nil
  ) async throws(BrowserError) -> Page {
    let target = try await devTools.call(
      "Target.createTarget",
      ["url": "about:blank", "browserContextId": context]
    )["targetId"]
    let session = try await devTools.call(
      "Target.attachToTarget",
      ["targetId": target, "flatten": true]
    )["sessionId"]
    let page = Page(url, devTools: devTools, session: session.string ?? "", context: context)
    try await page.prepare(script)
    try await page.open(url)
    return page
  }

  /// Opens another page in the same browser, with cookies and storage of its own.
  ///
  /// - Parameter url: The address. `nil` is that of this page, which opens another window of it.
  /// - Returns: The other page, which the test closes.
  /// - Throws: A ``BrowserError``.
  public func openAnother(_ url: String? = nil) async throws(BrowserError) -> Page {
    try await Self.make(at: url ?? address, in: devTools)
  }

  /// Opens another window of this page's user, with the same cookies and storage.
  ///
  /// The end of one of the windows closes the other one, too.
  ///
  /// - Parameter url: The address. `nil` is that of this page.
  /// - Returns: The other window.
  /// - Throws: A ``BrowserError``.
  public func openWindow(_ url: String? = nil) async throws(BrowserError) -> Page {
    try await Self.make(at: url ?? address, in: devTools, context: context)
  }

  /// The problems of the page so far: errors of scripts, and violations of the security policy.
  public var problems: [String] { state.withLock(\.problems) }

  /// Opens another address and waits until it is loaded.
  ///
  /// - Parameter url: The address.
  /// - Throws: A ``BrowserError``.
  public func open(_ url: String) async throws(BrowserError) {
    let result = try await call("Page.navigate", ["url": .string(url)])
    if let reason = result["errorText"].string { throw .notLoaded(url: url, reason: reason) }
    state.withLock { state in
      state.frame = result["frameId"]
      state.world = nil
    }
    _ = try await evaluateApart(
      """
      new Promise((done) => document.readyState === "complete"
        ? done() : addEventListener("load", () => done()))
      """
    )
  }

  /// Reloads the page, as the browser's button does.
  ///
  /// - Throws: A ``BrowserError``.
  public func reload() async throws(BrowserError) {
    let old = try await evaluateApart("performance.timeOrigin")
    _ = try await call("Page.reload")
    _ = try await wait(for: "the page to reload", Self.defaultTimeout) {
      () throws(BrowserError) in
      try await self.evaluateApart("performance.timeOrigin") == old ? nil : true
    }
  }

  /// Closes the page, as the user closes a tab, and deletes its storage.
  public func close() async throws(BrowserError) {
    _ = try await devTools.call("Target.disposeBrowserContext", ["browserContextId": context])
  }

  /// A picture of the screen, as PNG.
  public func screenshot() async throws(BrowserError) -> Data {
    let result = try await call("Page.captureScreenshot", ["format": "png"])
    guard let data = result["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
      throw .unexpectedValue("no picture")
    }
    return data
  }

  /// The value of an expression, computed among the page's own scripts.
  ///
  /// Promises are awaited.
  ///
  /// - Parameters:
  ///   - expression: The expression in JavaScript.
  ///   - type: The type of its value.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The value.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func evaluate<Value: Decodable & Sendable>(
    _ expression: String,
    as type: Value.Type = Value.self,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Value {
    try await Call(fileID, filePath, line, column).run {
      let value = try await evaluate(expression, world: nil)
      do {
        return try JSONDecoder().decode(Value.self, from: JSONEncoder().encode(value))
      } catch {
        throw BrowserError.unexpectedValue("\(value)")
      }
    }
  }

  /// The failure of a call, without reporting it.
  ///
  /// ```swift
  /// let error = try await page.failure { try await $0.waitFor(.text("2"), timeout: .zero) }
  /// ```
  ///
  /// - Parameters:
  ///   - isolation: The isolation of the caller.
  ///   - action: The call that may fail.
  /// - Returns: The error, or `nil` if the call succeeds.
  public func failure(
    isolation: isolated (any Actor)? = #isolation,
    of action: (Page) async throws -> Void
  ) async rethrows -> BrowserError? {
    do {
      try await Call.$failureIsAskedFor.withValue(true) { try await action(self) }
      return nil
    } catch let error as BrowserError {
      return error
    }
  }

  /// Enables the events and domains that tests need.
  func prepare(_ script: String?) async throws(BrowserError) {
    devTools.onEvent(session: session) { [weak self] method, parameters in
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

  /// The value of an expression in a world that the page's own scripts cannot see.
  func evaluateApart(
    _ expression: String,
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    do {
      return try await evaluate(expression, world: try await world(), timeout: timeout)
    } catch .refused {
      // The page was reloaded, and its old world is gone.
      state.withLock { $0.world = nil }
      return try await evaluate(expression, world: try await world(), timeout: timeout)
    }
  }

  private func evaluate(
    _ expression: String,
    world: Int?,
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    var parameters: [String: JSON] = [
      "expression": .string(expression), "awaitPromise": true, "returnByValue": true,
    ]
    parameters["contextId"] = world.map { .number(Double($0)) }
    let result = try await call("Runtime.evaluate", .object(parameters), timeout: timeout)
    guard result["exceptionDetails"] == .null else {
      throw .scriptFailed(Self.description(ofException: result["exceptionDetails"]))
    }
    return result["result"]["value"]
  }

  private func world() async throws(BrowserError) -> Int {
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

  private func note(_ event: String, _ parameters: JSON) {
    let problem: String? =
      switch event {
      case "Runtime.exceptionThrown":
        Self.description(ofException: parameters["exceptionDetails"])
      case "Log.entryAdded" where parameters["entry"]["level"] == "error":
        Self.isOfFile(parameters["entry"]) ? nil : parameters["entry"]["text"].string
      default: nil
      }
    guard let problem else { return }
    state.withLock { $0.problems.append(problem) }
  }

  /// Whether an entry is about a file that the server has refused, for which the dialog shows the reason.
  private static func isOfFile(_ entry: JSON) -> Bool {
    entry["source"] == "network" && entry["url"].string?.contains("/live/files/") == true
  }

  private static func description(ofException details: JSON) -> String {
    details["exception"]["description"].string ?? details["text"].string ?? "unknown"
  }
}
