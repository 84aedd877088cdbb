nonisolated extension View {
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
  /// Views that are in no ``ToolbarItem`` are at the trailing end of the bar with the title.
  ///
  /// SwiftUI has a second form, which takes a function that makes views. Here such a function is called in the
  /// closure: `.toolbar { buttons() }`. With two forms the compiler would check all of the view before the modifier
  /// once for each, and give up where something in it is wrong.
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
