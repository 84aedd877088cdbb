nonisolated extension View {
  /// Keeps the person from closing the sheet or popover around the view by the escape key or a tap
  /// beside it.
  ///
  /// The app still closes it, and so do the buttons that the app puts into it.
  ///
  /// - Parameters:
  ///   - isDisabled: Whether the person is kept from it.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
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

  /// Returns what is blocked.
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
