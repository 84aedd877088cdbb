internal import ConcurrencyExtras

nonisolated extension View {
  /// Shows a number on the view's row or tab.
  ///
  /// - Parameters:
  ///   - count: The number. 0 shows no badge.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
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

  /// Shows a text on the view's row or tab.
  ///
  /// - Parameters:
  ///   - label: The text. `nil` shows no badge.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
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

  /// Shows a text on the view's row or tab.
  ///
  /// - Parameters:
  ///   - key: The text. `nil` shows no badge.
  ///   - fileID: Where a misplaced modifier is reported.
  ///   - filePath: Where a misplaced modifier is reported.
  ///   - line: Where a misplaced modifier is reported.
  ///   - column: Where a misplaced modifier is reported.
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

  /// Shows a text that is known only at run time on the view's row or tab.
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

/// The number or the text on a row or a tab.
struct Badge: View {
  let text: Text

  var body: some View {
    Box("span", class: "badge \(ClassName.untouchable)", content: text)
  }
}
