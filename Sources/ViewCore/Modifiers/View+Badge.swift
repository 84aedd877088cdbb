nonisolated extension View {
  /// Shows a number at the end of the row or on the tab that the view is.
  ///
  /// - Parameters:
  ///   - count: The number. Nothing is shown for 0.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with its badge.
  public func badge(
    _ count: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return badged(count == 0 ? nil : Text("\(count)"), at: location)
  }

  /// Shows a word at the end of the row or on the tab that the view is.
  ///
  /// - Parameters:
  ///   - label: The word. Nothing is shown for `nil`.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with its badge.
  public func badge(
    _ label: Text?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return badged(label, at: location)
  }

  /// Shows a word at the end of the row or on the tab that the view is.
  ///
  /// - Parameters:
  ///   - key: The word. Nothing is shown for `nil`.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with its badge.
  public func badge(
    _ key: LocalizedStringKey?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return badged(key.map { Text($0) }, at: location)
  }

  /// Shows a word that is known only at run time at the end of the row or on the tab that the view is.
  ///
  /// - Parameters:
  ///   - label: The word. Nothing is shown for `nil`.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with its badge.
  @_disfavoredOverload
  public func badge<S: StringProtocol>(
    _ label: S?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return badged(label.map { Text($0) }, at: location)
  }

  private func badged(_ badge: Text?, at location: SourceLocation) -> some View {
    TraitView(content: self, value: badge) { $1.badge = $0 }
      .contained(in: .rowsAndTabs, as: ".badge", at: location)
  }
}

/// The number or the word at the end of a row or on a tab.
struct Badge: View {
  let text: Text

  var body: some View {
    Box("span", class: "badge untouchable", content: text)
  }
}
