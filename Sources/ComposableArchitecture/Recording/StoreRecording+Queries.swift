internal import Foundation

extension StoreRecording {
  /// The last action that changed a value in the state.
  ///
  /// ```swift
  /// let action = recording.lastChange { $0.path.count }
  /// ```
  ///
  /// Actions of an abandoned future do not count, see ``isAbandoned(_:)``.
  ///
  /// - Parameter value: Reads the value.
  /// - Returns: The action, or nil if no recorded action has changed the value.
  /// - Complexity: O(*n*) for *n* actions since the change.
  public func lastChange<Value: Equatable>(
    of value: (State) -> Value
  ) -> RecordedAction<State, Action>? {
    presentActions.last { value($0.stateBefore) != value($0.stateAfter) }
  }

  /// The actions whose dumps contain a text.
  ///
  /// Lowercase and uppercase letters are the same.
  ///
  /// - Parameter text: The text. An empty one is in all actions.
  /// - Returns: The actions from the oldest to the newest.
  /// - Complexity: O(*n*) for *n* recorded actions, each of which is dumped.
  public func actions(containing text: String) -> [RecordedAction<State, Action>] {
    guard !text.isEmpty else { return Array(actions) }
    return actions.filter {
      $0.name.localizedCaseInsensitiveContains(text)
        || $0.dump.localizedCaseInsensitiveContains(text)
    }
  }
}
