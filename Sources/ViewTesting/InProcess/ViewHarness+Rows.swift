public import ViewCore

extension ViewHarness {
  /// Deletes the row of an element, as the delete key does.
  ///
  /// - Throws: If the page does not have exactly one such element, or its row cannot be deleted.
  public func delete(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try send(.delete, nearestTo: query)
    }
  }

  /// Swipes the row of an element, so that it shows its buttons.
  ///
  /// The buttons are the swipe actions at the edge, or else the one that deletes the row. The next
  /// tap hides them again.
  ///
  /// ```swift
  /// try view.swipe(.text("Rent"))
  /// try view.tap(.button("Archive", in: .row("Rent")))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The row, or an element in it.
  ///   - edge: The edge of the buttons.
  ///   - isFull: Whether the swipe goes over more than half of the row, which runs the first action
  ///     if the app allows it.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the page does not have exactly one such element, or its row has no buttons at
  ///   that edge.
  public func swipe(
    _ query: ElementQuery,
    edge: HorizontalEdge = .trailing,
    isFull: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      guard let full = page.swipe(try find(query), edge: edge) else {
        throw refusal(of: query, edge == .leading ? "noLeadingActions" : "noTrailingActions")
      }
      guard isFull else { return }
      switch full {
      case .tap(let button): try send(.click, to: button, foundBy: query)
      case .delete(let row): try send(.delete, to: row, foundBy: query)
      case .nothing: break
      }
    }
  }

  /// Moves a row by its handle by a number of places down, or up if it is negative.
  ///
  /// - Parameters:
  ///   - index: The index of the handle on the page.
  ///   - distance: The number of places.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: If the page has fewer handles, or the row cannot be moved.
  public func moveRow(
    _ index: Int,
    by distance: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      try send(.move(distance), to: ElementQuery.button("Reorder").element(boundBy: index))
    }
  }

  /// Makes an element of a list or a lazy container visible, and hides all others.
  ///
  /// - Throws: If the page does not have exactly one such element.
  public func scroll(
    to query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try call(fileID, filePath, line, column).run {
      let id = try find(query)
      let lazy = page.nodes.filter { $0.value.element["data-visibility"] != nil }.keys
      let shown = lazy.filter { page.isElement(id, within: $0) || page.isElement($0, within: id) }
      let hidden = lazy.filter { !shown.contains($0) }
      let change = Event.VisibilityChange(shown: shown.sorted(), hidden: hidden.sorted())
      _ = send(.visibility(change), to: ViewGraph.rootID)
    }
  }
}
