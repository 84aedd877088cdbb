nonisolated extension View {
  /// Puts a view behind the row of a list or a form that this view is.
  ///
  /// - Parameters:
  ///   - view: The view behind, often a colour. `nil` is the ground that rows have.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with a ground for its row.
  public func listRowBackground(
    _ view: (some View)?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TraitView(content: self, value: view.map { AnyView($0) }) { $1.background = $0 }
      .contained(in: .rows, as: ".listRowBackground", at: location)
  }

  /// Sets the distances between the sides of the row that this view is and the view.
  ///
  /// - Parameters:
  ///   - insets: The distances. `nil` are the ones that rows have.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with distances for its row.
  public func listRowInsets(
    _ insets: EdgeInsets?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TraitView(content: self, value: insets) { $1.insets = $0 }
      .contained(in: .rows, as: ".listRowInsets", at: location)
  }

  /// Shows or hides the line between the row that this view is and the one above.
  ///
  /// Rows share their lines: what stands above the next row is that row's to say.
  ///
  /// - Parameters:
  ///   - visibility: Whether the line is shown.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with or without a line above its row.
  public func listRowSeparator(
    _ visibility: Visibility,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TraitView(content: self, value: visibility) { $1.separator.visibility = $0 }
      .contained(in: .rows, as: ".listRowSeparator", at: location)
  }

  /// Sets the colour of the line between the row that this view is and the one above.
  ///
  /// - Parameters:
  ///   - color: The colour. `nil` is the one that lines have.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with a line above its row.
  public func listRowSeparatorTint(
    _ color: Color?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return TraitView(content: self, value: color) { $1.separator.tint = $0 }
      .contained(in: .rows, as: ".listRowSeparatorTint", at: location)
  }

  /// Says whether a person can delete the row that this view is, where others can be deleted.
  ///
  /// - Parameter isDisabled: Whether the row stays.
  /// - Returns: The view in its row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    TraitView(content: self, value: isDisabled) { $1.cannotBeDeleted = $0 }
  }

  /// Says whether a person can move the row that this view is, where others can be moved.
  ///
  /// - Parameter isDisabled: Whether the row stays where it is.
  /// - Returns: The view in its row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    TraitView(content: self, value: isDisabled) { $1.cannotBeMoved = $0 }
  }

  /// Says which value of a picker's selection the view stands for.
  ///
  /// - Parameters:
  ///   - tag: The value, of the type of the selection.
  ///   - includeOptional: Whether the tag also stands for the value in a selection that may be none.
  /// - Returns: The view with its value.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    TraitView(content: self, value: tag) { $1.tag = AnyHashable(unwrapped: $0) }
  }
}

/// The line between a row and the one above.
struct RowSeparator {
  var visibility = Visibility.automatic
  var tint: Color?

  /// What the stylesheet draws it by.
  var style: String? {
    visibility == .hidden ? "--line:transparent" : tint.map { "--line:\($0.css)" }
  }
}
