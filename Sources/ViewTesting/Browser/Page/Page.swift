public import Foundation

/// A page in a ``Browser``, which a test uses as a user does: by its visible content, with real
/// input.
public final class Page: Sendable {
  let driver: any PageDriver
  private let address: String

  /// Opens an address in an empty page.
  ///
  /// A page that cannot open it is closed, unless that would close another one with the same storage.
  init(
    at url: String,
    _ driver: any PageDriver,
    hasOwnStorage: Bool = true
  ) async throws(BrowserError) {
    self.driver = driver
    address = url
    do {
      try await driver.open(url)
    } catch {
      if hasOwnStorage { try? await driver.close() }
      throw error
    }
  }

  /// Opens another page in the same browser, with cookies and storage of its own.
  ///
  /// - Parameters:
  ///   - url: The address. `nil` is that of this page, which opens another window of it.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The other page, which the test closes.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func openAnother(
    _ url: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Page {
    try await Call(fileID, filePath, line, column).run {
      try await Page(at: url ?? address, try await driver.makeAnother(sharingStorage: false))
    }
  }

  /// Opens another window of this page's user, with the same cookies and storage.
  ///
  /// The end of one of the windows closes the other one, too.
  ///
  /// - Parameters:
  ///   - url: The address. `nil` is that of this page.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The other window.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func openWindow(
    _ url: String? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Page {
    try await Call(fileID, filePath, line, column).run {
      try await Page(
        at: url ?? address,
        try await driver.makeAnother(sharingStorage: true),
        hasOwnStorage: false
      )
    }
  }

  /// The problems of the page so far: errors of scripts, and violations of the security policy.
  ///
  /// In WebKit they are those of documents that the page has left, and none of the time when a document loads.
  public var problems: [String] { driver.problems }

  /// Opens another address and waits until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func open(
    _ url: String,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      try await driver.open(url)
    }
  }

  /// Reloads the page, as the browser's button does.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func reload(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws {
    try await Call(fileID, filePath, line, column).run {
      let old = try await evaluateApart("performance.timeOrigin")
      try await driver.reload()
      _ = try await wait(for: "the page to reload", Self.defaultTimeout) {
        () throws(BrowserError) in
        try await self.evaluateApart("performance.timeOrigin") == old ? nil : true
      }
    }
  }

  /// Closes the page, as the user closes a tab, and deletes its storage.
  ///
  /// - Throws: A ``BrowserError``. A test that has ended need not know it.
  public func close() async throws(BrowserError) {
    try await driver.close()
  }

  /// A picture of the screen, as PNG.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The picture.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func screenshot(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> Data {
    try await Call(fileID, filePath, line, column).run {
      try await picture()
    }
  }

  /// A picture of the screen, without reporting a failure.
  package func picture() async throws(BrowserError) -> Data {
    try await driver.screenshot()
  }

  /// The page as assistive technology reads it: one indented line for each element.
  ///
  /// - Parameters:
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Returns: The lines.
  /// - Throws: The failure, which is also an issue at the line of the call.
  public func outline(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async throws -> String {
    try await Call(fileID, filePath, line, column).run {
      try await driver.outline()
    }
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
      let value = try await driver.evaluate(expression, in: .page, timeout: .seconds(30))
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

  /// The value of an expression in a world that the page's own scripts cannot see.
  func evaluateApart(
    _ expression: String,
    timeout: Duration = .seconds(30)
  ) async throws(BrowserError) -> JSON {
    try await driver.evaluate(expression, in: .apart, timeout: timeout)
  }
}
