internal import ConcurrencyExtras

nonisolated extension View {
  /// Prevents the user from closing the sheet or popover around the view with the escape key or a
  /// tap outside.
  ///
  /// The app and its buttons can still close it.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether closing is prevented.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func interactiveDismissDisabled(
    _ isDisabled: Bool = true,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return DismissalBlock(content: self, isBlocking: isDisabled)
      .contained(in: .sheet, as: ".interactiveDismissDisabled", at: location)
  }
}

private struct DismissalBlock<Content: View> {
  let content: Content
  let isBlocking: Bool
  @Environment(\.dialog) private var dialog
}

extension DismissalBlock: View {
  var body: some View {
    LifetimeView(
      content: content,
      observer: DismissalBlocker(presentation: dialog, isBlocking: isBlocking)
    )
  }
}

private struct DismissalBlocker: LifetimeObserver {
  let presentation: Presentation?
  let isBlocking: Bool

  /// Returns the blocked presentation.
  func appear(in graph: ViewGraph) -> Presentation? {
    let blocked = isBlocking ? presentation : nil
    blocked?.addBlocker()
    return blocked
  }

  func update(_ memory: inout Presentation?, in graph: ViewGraph) {
    memory?.removeBlocker()
    memory = appear(in: graph)
  }

  func disappear(_ memory: Presentation?, in graph: ViewGraph) {
    memory?.removeBlocker()
  }
}
