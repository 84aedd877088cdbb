nonisolated extension View {
  /// Puts views at the trailing end of the bar of the screen that the view is on.
  ///
  /// Outside a ``NavigationStack`` there is no bar and the views are not shown, as in SwiftUI on a phone;
  /// that is reported once.
  ///
  /// - Parameters:
  ///   - content: The views.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view.
  public func toolbar(
    @ViewBuilder content: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TupleView(self, ToolbarInlet(placement: .automatic, content: content()))
      .contained(in: .screen, as: ".toolbar", at: location)
  }

  /// Puts views into the bars of the screen that the view is on.
  ///
  /// Outside a ``NavigationStack`` there are no bars and the views are not shown, as in SwiftUI on a phone;
  /// that is reported once.
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
  /// - Parameters:
  ///   - content: The views and where they are.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view.
  public func toolbar(
    @ToolbarContentBuilder content: () -> some ToolbarContent,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TupleView(self, content().anyItems)
      .contained(in: .screen, as: ".toolbar", at: location)
  }
}
