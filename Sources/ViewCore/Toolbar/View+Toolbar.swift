internal import ConcurrencyExtras

nonisolated extension View {
  /// Shows views in the bars of the screen around the view.
  ///
  /// Outside a ``NavigationStack`` there are no bars, and the views are not shown, as in SwiftUI on
  /// a phone. That is reported once.
  ///
  /// ```swift
  /// .toolbar {
  ///   ToolbarItem(placement: .cancellationAction) {
  ///     Button("Cancel") { dismiss() }
  ///   }
  ///   ToolbarItem(placement: .confirmationAction) {
  ///     Button("Save") { save() }
  ///   }
  /// }
  /// ```
  ///
  /// Views without a ``ToolbarItem`` are at the trailing end of the bar with the title.
  ///
  /// Where we differ: SwiftUI has a second form that takes a function. Call the function in the
  /// closure here: `.toolbar { buttons() }`. With two forms, the compiler would type-check the view
  /// before the modifier twice, and give up on errors in it.
  ///
  /// - Parameters:
  ///   - content: The views and their places.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TupleView(self, OrderedPortals(content: content().anyItems))
      .contained(in: .screen, as: ".toolbar", at: location)
  }

  /// Shows views in the bars of the screen around the view, which users of a Mac can choose from.
  ///
  /// Users of a page cannot: the bars have all items that are shown by default.
  ///
  /// - Parameters:
  ///   - id: The name of the toolbar, which nothing here reads.
  ///   - content: The views and their places.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
  /// - Returns: The view.
  public func toolbar(
    id: String,
    @ToolbarContentBuilder content: () -> some ToolbarContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TupleView(self, OrderedPortals(content: content().anyItems))
      .contained(in: .screen, as: ".toolbar", at: location)
  }
}
