public import ViewCore

/// An element that a test has found and can act on many times without finding it again.
@MainActor
public struct HarnessElement {
  let id: NodeID
  let query: ElementQuery
  let harness: ViewHarness

  /// Taps the element.
  ///
  /// - Returns: The resulting patches.
  /// - Throws: If the element is not on the page any more, or does not handle taps.
  @discardableResult
  public func tap(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> [Patch] {
    try harness.call(fileID, filePath, line, column).run {
      try harness.tap(id, foundBy: query)
      return harness.patches
    }
  }
}
