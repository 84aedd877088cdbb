internal import ConcurrencyExtras

nonisolated extension View {
  /// Adds swipe actions to this view's row.
  ///
  /// While the row has the focus, the arrow keys to the sides move the focus to the buttons, and
  /// the escape key moves it back. The buttons replace the one that deletes the row, see
  /// ``DynamicViewContent/onDelete(perform:fileID:filePath:line:column:)``.
  ///
  /// ```swift
  /// Text(mail.subject).swipeActions(edge: .leading) {
  ///   Button("Unread") { mail.isRead = false }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - edge: The side of the buttons.
  ///   - allowsFullSwipe: Whether a swipe over more than half of the row runs the first action.
  ///   - content: The buttons.
  ///   - fileID: Where a modifier outside of its container is reported.
  ///   - filePath: Where a modifier outside of its container is reported.
  ///   - line: Where a modifier outside of its container is reported.
  ///   - column: Where a modifier outside of its container is reported.
  /// - Returns: The view with swipe actions for its row.
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

/// The swipe actions at both sides of a row.
struct RowSwipes {
  struct Actions {
    let content: AnyView
    let allowsFullSwipe: Bool
  }

  var leading: Actions?
  var trailing: Actions?

  var isEmpty: Bool { leading == nil && trailing == nil }
}

extension HorizontalEdge {
  /// The classes of the buttons at this side of a row.
  package var rowActionsClass: String {
    "\(ClassName.rowActions) \(self == .leading ? ClassName.leading : ClassName.trailing)"
  }
}

/// The buttons at one side of a row.
struct RowActions: View {
  let edge: HorizontalEdge
  let actions: RowSwipes.Actions

  var body: some View {
    Box(
      "div",
      attributes: [
        .init("class", edge.rowActionsClass),
        .init("data-full", actions.allowsFullSwipe ? "true" : "false"),
      ],
      content: actions.content
    )
  }
}
