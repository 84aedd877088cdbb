public import Foundation
public import ViewCore

/// Mounts a view in a test, without a browser: the test taps and types by role and name, and sees
/// what the page shows and what it was told.
///
/// ```swift
/// @Test @MainActor func counts() throws {
///   let view = ViewHarness { CounterView() }
///   try view.tap(.button("Increment"))
///   #expect(view.text == ["1", "Increment"])
///   #expect(view.patches == [.setText(node: 3, "1")])
/// }
/// ```
///
/// The harness applies the patches to a page of its own, as the client script does in a browser, and
/// answers from that page. Changes that come from effects are taken in whenever the test asks for
/// something; ``waitFor(_:timeout:fileID:filePath:line:column:)`` awaits those that are not there yet.
///
/// A call that cannot do what it should is an issue at its line, with what is on the page instead, and ends
/// the test. A test that expects this says so:
///
/// ```swift
/// #expect(throws: HarnessError.self) { try view.tap(.button("Locked")) }
/// ```
@MainActor
public final class ViewHarness {
  let graph: ViewGraph
  var page = PageModel()
  var log: [Patch] = []
  var waiters: [CheckedContinuation<Void, Never>] = []

  /// The size that every element has that asks for its own.
  let size: CGSize
  /// Whether all that there is is in sight.
  let seesEverything: Bool

  /// Mounts the view of a block.
  ///
  /// - Parameters:
  ///   - size: The size that the page reports for each view that asks for its own, such as a
  ///     `GeometryReader`.
  ///   - environment: The values that the window has, such as the person's locale.
  ///   - seesEverything: Whether all rows of lists and lazy containers are in sight, so that their
  ///     `onAppear` runs. Otherwise a test says what is: ``scroll(to:fileID:filePath:line:column:)``.
  ///   - content: The view.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    environment: EnvironmentValues = EnvironmentValues(),
    seesEverything: Bool = true,
    @ViewBuilder content: () -> some View
  ) {
    self.size = size
    self.seesEverything = seesEverything
    graph = ViewGraph(root: content(), environment: environment)
    takeAll(graph.mount())
    measure()
    log = []
    graph.needsFlush = { [weak self] in self?.resumeWaiters() }
  }

  /// The texts that the page shows, in order.
  public var text: [String] {
    flush()
    return page.texts
  }

  /// What the page was told since the last interaction, or since the view was mounted.
  public var patches: [Patch] {
    flush()
    return log
  }

  /// The page as indented markup, with the looks of each element.
  public var outline: String {
    flush()
    return page.markup
  }

  /// The page as assistive technology reads it: one line for each element, inside what it is in.
  ///
  /// It reads as ``Page/outline()`` does of a page in a browser.
  public var accessibilityOutline: String {
    flush()
    return page.outline
  }

  /// Whether the page has an element.
  public func contains(_ query: ElementQuery) -> Bool {
    flush()
    return !page.find(query).isEmpty
  }

  /// What an attribute of an element is on the page, such as the `value` of a text field.
  ///
  /// - Throws: Where the page does not have exactly one such element.
  public func attribute(
    _ name: String,
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> String? {
    try Call(fileID, filePath, line, column).run {
      let id = try find(query)
      return page.node(id)?.element[name]
    }
  }

  /// Finds an element once, to act on it many times.
  ///
  /// - Throws: Where the page does not have exactly one such element.
  public func element(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> HarnessElement {
    try Call(fileID, filePath, line, column).run {
      HarnessElement(id: try find(query), query: query, harness: self)
    }
  }

  /// Takes the view off the screen, as closing the page does.
  public func unmount() {
    graph.unmount()
  }
}

extension ViewHarness {
  /// The failure of a try while a test waits, which is no issue then.
  ///
  /// ```swift
  /// let error = try await view.failure { try await $0.waitFor(.text("2"), timeout: .zero) }
  /// ```
  ///
  /// `#expect(throws:)` sees the error of a call that does not wait.
  ///
  /// - Parameter action: What the test tries.
  /// - Returns: The error, or `nil` where nothing went wrong.
  public func failure(of action: (ViewHarness) async throws -> Void) async rethrows -> HarnessError?
  {
    do {
      try await Call.$failureIsAskedFor.withValue(true) { try await action(self) }
      return nil
    } catch let error as HarnessError {
      return error
    }
  }
}
