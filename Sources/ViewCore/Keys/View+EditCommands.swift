/// A direction in which the user moves something with the arrow keys.
public enum MoveCommandDirection: Hashable, Sendable {
  case up, down, left, right
}

nonisolated extension View {
  /// Runs an action when the user presses a key that deletes, while the view, or one inside, has the keyboard focus.
  ///
  /// ```swift
  /// List(mails, selection: $selection) { MailRow(mail: $0) }
  ///   .onDeleteCommand { mails.removeAll { $0.id == selection } }
  /// ```
  ///
  /// The keys are those that delete a character before or after an insertion point. In a text field they are for the text.
  ///
  /// - Parameter action: The action. `nil` leaves the keys to the views further out.
  /// - Returns: The view with its action.
  public func onDeleteCommand(perform action: (() -> Void)?) -> some View {
    KeyPressView(content: self, command: [.delete, .deleteForward], isOn: action != nil) { _ in
      action?()
    }
  }

  /// Runs an action when the user presses an arrow key while the view, or one inside, has the keyboard focus.
  ///
  /// ```swift
  /// Board(game: game)
  ///   .focusable()
  ///   .onMoveCommand { direction in game.move(direction) }
  /// ```
  ///
  /// In a text field the keys move the insertion point. Left and right are those of the keys in all languages.
  ///
  /// - Parameter action: The action, which gets the direction. `nil` leaves the keys to the views further out.
  /// - Returns: The view with its action.
  public func onMoveCommand(
    perform action: ((_ direction: MoveCommandDirection) -> Void)?
  ) -> some View {
    let directions: [KeyEquivalent: MoveCommandDirection] = [
      .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
    ]
    return KeyPressView(content: self, command: Set(directions.keys), isOn: action != nil) {
      if let direction = directions[$0.key] { action?(direction) }
    }
  }

  /// Runs an action when the user presses the escape key while the view, or one inside, has the keyboard focus.
  ///
  /// - Parameter action: The action. `nil` leaves the key to the views further out.
  /// - Returns: The view with its action.
  public func onExitCommand(perform action: (() -> Void)?) -> some View {
    KeyPressView(
      content: self,
      keys: [.escape],
      phases: action == nil ? [] : .down
    ) { _ in
      action?()
      return .handled
    }
  }
}

extension KeyPressView {
  /// Creates a view with an action for keys that mean something else in a text field.
  fileprivate init(
    content: Content,
    command keys: Set<KeyEquivalent>,
    isOn: Bool,
    action: @escaping (KeyPress) -> Void
  ) {
    self.init(content: content, keys: keys, phases: isOn ? [.down, .repeat] : []) {
      action($0)
      return .handled
    }
    isForFields = false
  }
}
