nonisolated extension View {
  /// Gives the row that this view is buttons that a swipe shows.
  ///
  /// While a row has the focus, the arrow keys to the sides lead to them, and the escape key leads back. They take the place of the button that
  /// deletes the row, as ``DynamicViewContent/onDelete(perform:fileID:filePath:line:column:)`` has it.
  ///
  /// ```swift
  /// Text(mail.subject).swipeActions(edge: .leading) {
  ///   Button("Unread") { mail.isRead = false }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side at which the buttons are.
  ///   - allowsFullSwipe: Whether a swipe over more than half of the row does what the first button does.
  ///   - content: The buttons.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with buttons in its row.
  public func swipeActions(
    edge: HorizontalEdge = .trailing,
    allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> some View {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let actions = RowSwipes.Actions(content: AnyView(content()), allowsFullSwipe: allowsFullSwipe)
    return TraitView(content: self, value: actions) { actions, values in
      values.swipes = values.swipes ?? RowSwipes()
      if edge == .leading {
        values.swipes?.leading = actions
      } else {
        values.swipes?.trailing = actions
      }
    }
    .contained(in: .rows, as: ".swipeActions", at: location)
  }
}

/// The buttons that swipes show at the sides of a row.
struct RowSwipes {
  struct Actions {
    let content: AnyView
    let allowsFullSwipe: Bool
  }

  var leading: Actions?
  var trailing: Actions?

  var isEmpty: Bool { leading == nil && trailing == nil }
}

/// The buttons at one side of a row, which the page shows.
struct RowActions: View {
  let edge: HorizontalEdge
  let actions: RowSwipes.Actions

  var body: some View {
    Box(
      "div",
      attributes: [
        .init("class", edge == .leading ? "row-actions leading" : "row-actions trailing"),
        .init("data-full", actions.allowsFullSwipe ? "true" : "false"),
      ],
      content: actions.content
    )
  }
}
