public import ViewCore

/// An element that a test found once, to act on it many times without looking for it again.
@MainActor
public struct HarnessElement {
  let id: NodeID
  let query: ElementQuery
  let harness: ViewHarness

  /// Taps the element.
  ///
  /// - Returns: What the page was told in answer.
  /// - Throws: Where the element is not on the page any more, or does not answer a tap.
  @discardableResult
  public func tap(
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws -> [Patch] {
    try Call(fileID, filePath, line, column).run {
      try harness.send(.click, to: id, foundBy: query)
      return harness.patches
    }
  }
}
