public import Foundation
internal import ConcurrencyExtras

nonisolated extension View {
  /// Sets the background of this view's row in a list or a form.
  ///
  /// - Parameters:
  ///   - view: The background, often a color. `nil` is the default background.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with a background for its row.
  public func listRowBackground(
    _ view: (some View)?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let background = view.map { AnyView($0) }
    return rowTrait(background, as: ".listRowBackground", at: location) { $1.background = $0 }
  }

  /// Sets the insets of this view in its row.
  ///
  /// - Parameters:
  ///   - insets: The insets. `nil` are the default ones.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with insets for its row.
  public func listRowInsets(
    _ insets: EdgeInsets?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return rowTrait(insets.map(RowInsets.init), as: ".listRowInsets", at: location) {
      $1.insets = $0 ?? RowInsets()
    }
  }

  /// Sets the distance of this view from some sides of its row.
  ///
  /// - Parameters:
  ///   - edges: The sides.
  ///   - length: The distance, in points. `nil` is the default one.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with insets for its row.
  public func listRowInsets(
    _ edges: Edge.Set = .all,
    _ length: CGFloat?,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    return rowTrait(EdgeInset(edges: edges, length: length), as: ".listRowInsets", at: location) {
      $1.insets.set($0.length, on: $0.edges)
    }
  }

  /// Shows or hides the separators between this view's row and its neighbors.
  ///
  /// A separator between two rows is hidden if one of them hides it. The sides of a section have none.
  ///
  /// - Parameters:
  ///   - visibility: Whether the separators are shown.
  ///   - edges: The sides of the row.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with or without a separator above its row.
  public func listRowSeparator(
    _ visibility: Visibility,
    edges: VerticalEdge.Set = .all,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let change = SeparatorChange(visibility: visibility, edges: edges)
    return rowTrait(change, as: ".listRowSeparator", at: location) { change, traits in
      traits.separators.change(on: change.edges) { $0.visibility = change.visibility }
    }
  }

  /// Sets the color of the separators between this view's row and its neighbors.
  ///
  /// Of two rows, the lower one decides about the color of the separator between them.
  ///
  /// - Parameters:
  ///   - color: The color. `nil` is the default color.
  ///   - edges: The sides of the row.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with the color of the separator.
  public func listRowSeparatorTint(
    _ color: Color?,
    edges: VerticalEdge.Set = .all,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let tint = SeparatorTint(color: color, edges: edges)
    return rowTrait(tint, as: ".listRowSeparatorTint", at: location) { tint, traits in
      traits.separators.change(on: tint.edges) { $0.tint = tint.color }
    }
  }

  /// Sets whether the user can delete this view's row, if the rows allow it.
  ///
  /// - Parameter isDisabled: Whether deletion is disabled.
  /// - Returns: The view in its row.
  public func deleteDisabled(_ isDisabled: Bool) -> some View {
    TraitView(content: self, value: isDisabled) { $1.cannotBeDeleted = $0 }
  }

  /// Sets whether the user can move this view's row, if the rows allow it.
  ///
  /// - Parameter isDisabled: Whether moving is disabled.
  /// - Returns: The view in its row.
  public func moveDisabled(_ isDisabled: Bool) -> some View {
    TraitView(content: self, value: isDisabled) { $1.cannotBeMoved = $0 }
  }

  /// Sets whether the user can select this view's row in a list with a selection.
  ///
  /// - Parameter isDisabled: Whether the row cannot be selected.
  /// - Returns: The view in its row.
  public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
    TraitView(content: self, value: isDisabled) { $1.cannotBeSelected = $0 }
  }

  /// Sets the value that the view represents in a picker's selection.
  ///
  /// The tag also matches an optional selection of that type.
  ///
  /// - Parameter tag: The value, of the type of the selection.
  /// - Returns: The view with its value.
  public func tag<V: Hashable>(_ tag: V) -> some View {
    TraitView(content: self, value: tag) { $1.tag = AnyHashable(unwrapped: $0) }
  }

  @available(
    *,
    unavailable,
    message: """
      A tag matches an optional selection, too. Leave 'includeOptional:' out.
      """
  )
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool) -> some View { self }

  /// Sets a trait of this view's row, which has to be in a list or a form.
  private func rowTrait<Value>(
    _ value: Value,
    as modifier: StaticString,
    at location: SourceLocation,
    apply: @escaping (Value, inout RowTraits.Values) -> Void
  ) -> some View {
    TraitView(content: self, value: value, apply: apply)
      .contained(in: .rows, as: modifier, at: location)
  }
}
