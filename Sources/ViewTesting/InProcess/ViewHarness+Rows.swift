public import ViewCore

extension ViewHarness {
  /// Deletes the row that an element is in, as the delete key does.
  ///
  /// - Throws: Where the page does not have exactly one such element, or it is in
  ///   no row that can be deleted.
  public func delete(
    _ query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      try send(.delete, nearestTo: query)
    }
  }

  /// Swipes the row that an element is in, so that it shows its buttons.
  ///
  /// They are those of `swipeActions` at the edge, or else the one that deletes the row. They go with the next
  /// tap, on them or elsewhere.
  ///
  /// ```swift
  /// try view.swipe(.text("Rent"))
  /// try view.tap(.button("Archive", in: .row("Rent")))
  /// ```
  ///
  /// - Parameters:
  ///   - query: The row, or what is in it.
  ///   - edge: The edge at which the buttons are.
  ///   - isFull: Whether the swipe goes over more than half of the row, which does what the first button does,
  ///     where the app allows it.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: Where the page does not have exactly one such element, or it is in
  ///   no row that has buttons at that edge.
  public func swipe(
    _ query: ElementQuery,
    edge: HorizontalEdge = .trailing,
    isFull: Bool = false,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      guard let full = page.swipe(try find(query), edge: edge) else {
        throw refusal(of: query, "notListening")
      }
      guard isFull else { return }
      switch full {
      case .tap(let button): try send(.click, to: button, foundBy: query)
      case .delete(let row): try send(.delete, to: row, foundBy: query)
      case .nothing: break
      }
    }
  }

  /// Moves a row by its handle, so many places down, or up where the number is negative.
  ///
  /// - Parameters:
  ///   - index: Which of the handles on the page.
  ///   - distance: By how many places.
  ///   - fileID: Where a failure is reported.
  ///   - filePath: Where a failure is reported.
  ///   - line: Where a failure is reported.
  ///   - column: Where a failure is reported.
  /// - Throws: Where the page does not have that many handles, or the row cannot be moved.
  public func moveRow(
    _ index: Int,
    by distance: Int,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      try send(.move(distance), to: ElementQuery.button("Reorder").element(boundBy: index))
    }
  }

  /// Scrolls an element of a list or a lazy container into sight, and all others out of it.
  ///
  /// - Throws: Where the page does not have exactly one such element.
  public func scroll(
    to query: ElementQuery,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) throws {
    try Call(fileID, filePath, line, column).run {
      let id = try find(query)
      let lazy = page.nodes.filter { $0.value.element["data-visibility"] != nil }.keys
      let shown = lazy.filter { page.isElement(id, within: $0) || page.isElement($0, within: id) }
      let hidden = lazy.filter { !shown.contains($0) }
      let change = Event.VisibilityChange(shown: shown.sorted(), hidden: hidden.sorted())
      _ = send(.visibility(change), to: ViewGraph.rootID)
    }
  }
}
