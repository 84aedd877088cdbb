public import Foundation
public import ViewCore

/// Mounts a view in a test, without a browser.
///
/// The test taps and types by role and name, and inspects the page and its patches.
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
/// The harness applies the patches to a page of its own, as the client script does in a browser,
/// and answers from that page. Each question of the test includes the changes that effects have
/// made so far. ``waitFor(_:timeout:fileID:filePath:line:column:)`` awaits later changes.
///
/// A call that fails reports an issue at its line, with the content of the page, and ends the test.
/// A test can expect the failure:
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
  /// The focused text field, if it has no focus value, so that the graph does not know it.
  var focusedField: NodeID?

  /// The size that the page reports for each element that asks for its own.
  let size: CGSize
  /// The sizes of elements that have another one.
  var sizes: [NodeID: CGSize] = [:]
  /// Whether all elements count as visible.
  let seesEverything: Bool
  /// The last part of what happened, for the text of a failure.
  let timeline: (@MainActor () -> String)?

  /// Mounts the view of a block.
  ///
  /// - Parameters:
  ///   - size: The size that the page reports for each view that asks for its own, such as a
  ///     `GeometryReader`.
  ///   - environment: The values of the window, such as the user's locale.
  ///   - address: The path and the query at which the page is opened, below `http://localhost`.
  ///     A text that is not an address opens the first screen, as in a browser.
  ///   - seesEverything: Whether all rows of lists and lazy containers are visible, so that their
  ///     `onAppear` runs. Otherwise the test calls ``scroll(to:fileID:filePath:line:column:)``.
  ///   - recordsJourney: Whether the steps of the test are kept, for ``journeySource(options:)``.
  ///   - timeline: Tells what happened, as `timeline()` of a store's recording does. The text of a failure ends with it.
  ///     The actions of the recording then have the user's steps as their senders.
  ///   - fileID: The file of the call, where issues of dependencies that the view uses are reported.
  ///   - filePath: The path of the file.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - content: The view.
  public init(
    size: CGSize = CGSize(width: 390, height: 844),
    environment: EnvironmentValues = EnvironmentValues(),
    address: String = "/",
    seesEverything: Bool = true,
    recordsJourney: Bool = false,
    timeline: (@MainActor () -> String)? = nil,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    @ViewBuilder content: () -> some View
  ) {
    self.size = size
    self.seesEverything = seesEverything
    self.timeline = timeline
    let path = AddressPath(address) ?? .root
    page.address = path.text
    let address = AddressBase(origin: "http://localhost").map { PageAddress(base: $0, path: path) }
    let call = Call(fileID, filePath, line, column)
    graph = call.asStep {
      ViewGraph(root: content(), environment: environment, address: address)
    }
    if recordsJourney || timeline != nil { graph.journal = EventJournal() }
    // The page of a harness is as high as its content.
    graph.makesRowsOnDemand = false
    call.asStep {
      takeAll(graph.mount())
      measure()
    }
    log = []
    graph.needsFlush = { [weak self] in self?.resumeWaiters() }
  }

  /// The texts that the page shows, in order.
  public var text: [String] {
    flush()
    return page.texts
  }

  /// The patches since the last interaction, or since the view was mounted.
  public var patches: [Patch] {
    flush()
    return log
  }

  /// The page as indented markup, with the classes and styles of each element.
  public var outline: String {
    flush()
    return page.markup
  }

  /// The page as assistive technology reads it: one indented line for each element.
  ///
  /// It reads as ``Page/outline(fileID:filePath:line:column:)`` does of a page in a browser.
  public var accessibilityOutline: String {
    flush()
    return page.outline
  }

  /// The path and the query in the address bar of the page, which `navigationAddress(_:)` sets.
  public var address: String {
    flush()
    return page.address
  }

  /// Whether the page has an element.
  public func contains(_ query: ElementQuery) -> Bool {
    flush()
    return !page.find(query).isEmpty
  }

  /// The value of an element's attribute on the page, such as the `value` of a text field.
  ///
  /// - Throws: If the page does not have exactly one such element.
  public func attribute(
    _ name: String,
    of query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> String? {
    try call(fileID, filePath, line, column).run {
      let id = try find(query)
      return page.node(id)?.element[name]
    }
  }

  /// Finds an element once, to act on it many times.
  ///
  /// - Throws: If the page does not have exactly one such element.
  public func element(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> HarnessElement {
    try call(fileID, filePath, line, column).run {
      HarnessElement(id: try find(query), query: query, harness: self)
    }
  }

  /// A call of the test, whose failure ends with the timeline.
  func call(
    _ fileID: StaticString,
    _ filePath: StaticString,
    _ line: UInt,
    _ column: UInt
  ) -> Call {
    Call(fileID, filePath, line, column, timeline: timeline)
  }

  /// Unmounts the view, as closing the page does.
  public func unmount() {
    graph.unmount()
  }
}

extension ViewHarness {
  /// The failure of a call that waits, without reporting it.
  ///
  /// ```swift
  /// let error = try await view.failure { try await $0.waitFor(.text("2"), timeout: .zero) }
  /// ```
  ///
  /// `#expect(throws:)` handles calls that do not wait.
  ///
  /// - Parameter action: The call that may fail.
  /// - Returns: The error, or `nil` if the call succeeds.
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
