internal import ConcurrencyExtras

nonisolated extension View {
  /// Adds a menu to the title of the screen around the view.
  ///
  /// ```swift
  /// .navigationTitle(document.name)
  /// .toolbarTitleMenu {
  ///   Button("Duplicate", action: duplicate)
  /// }
  /// ```
  ///
  /// Where we differ: an arrow in the middle of the bar opens it, also while the title is large.
  ///
  /// - Parameters:
  ///   - content: The buttons of the menu.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view with the menu of its title.
  public func toolbarTitleMenu(
    @ViewBuilder content: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TupleView(self, TitleMenuPortal(content: content()))
      .contained(in: .screen, as: ".toolbarTitleMenu", at: location)
  }
}

private struct TitleMenuPortal<Content: View> {
  let content: Content
  @Environment(\.screen) private var screen
}

extension TitleMenuPortal: View {
  var body: some View {
    Portal(target: screen?.titleItems, content: content.inMenu())
  }
}
