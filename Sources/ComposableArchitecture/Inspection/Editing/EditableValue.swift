#if DEBUG
/// A part of an action that a developer can change before the action is sent.
package struct EditableValue: Equatable, Identifiable, Sendable {
  /// The way in which the part is changed.
  package enum Control: Equatable, Sendable {
    case text
    /// The text is `true` or `false`.
    case toggle
    /// The text is one of several.
    case choice([String])
    /// The part cannot be taken apart, and stays as it is.
    case constant
  }

  /// The names that lead to the part.
  package let id: [String]
  package let control: Control
  /// The value as a text, which may be one that the developer has given.
  package let text: String
  /// The reason why the text is no value, or nil if it is one.
  package let error: String?

  /// The way to the part in one line, such as `rows[0].title`.
  package var name: String {
    id.reduce(into: "") { name, step in
      let isAttached = name.isEmpty || step.hasPrefix("[") || step == ValueEditor.wrapped
      name += isAttached ? step : ".\(step)"
    }
  }
}

/// A recording that sends changed actions for the inspector.
@MainActor
package protocol InspectedSending: AnyObject {
  /// The parts of an action.
  ///
  /// - Parameters:
  ///   - number: The number of the action.
  ///   - texts: The texts that the developer has given to parts, by the names that lead to them.
  /// - Returns: The parts of the changed action, or none if the action is not kept.
  func editableValues(of number: Int, with texts: [[String]: String]) -> [EditableValue]
  /// Sends an action to the store once more, after some of its parts were changed.
  ///
  /// Nothing happens if a text is no value, if the action is not kept, or if the store has ended.
  ///
  /// - Parameters:
  ///   - number: The number of the action.
  ///   - texts: The texts that the developer has given to parts, by the names that lead to them.
  func send(_ number: Int, with texts: [[String]: String])
}

extension StoreRecording: InspectedSending {
  package func editableValues(
    of number: Int,
    with texts: [[String]: String]
  ) -> [EditableValue] {
    edited(number, with: texts)?.parts ?? []
  }

  package func send(_ number: Int, with texts: [[String]: String]) {
    guard let (action, parts) = edited(number, with: texts),
      parts.allSatisfy({ $0.error == nil })
    else { return }
    showPresent()
    RecordedEvent.sendingAsInspector { _ = core?.send(action) }
  }

  private func edited(
    _ number: Int,
    with texts: [[String]: String]
  ) -> (action: Action, parts: [EditableValue])? {
    guard var action = action(number)?.action else { return nil }
    var editor = ValueEditor(texts: texts)
    editor.edit(&action)
    return (action, editor.parts)
  }
}
#endif
