internal import ConcurrencyExtras

/// The features that reducers have been made to run, in debug builds: by their states and actions.
enum KnownReducers {
  private struct Feature: Hashable {
    let state: ObjectIdentifier
    let action: ObjectIdentifier

    init<State, Action>(_ state: State.Type, _ action: Action.Type) {
      self.state = ObjectIdentifier(state)
      self.action = ObjectIdentifier(action)
    }
  }

  private static let features = Locked<Set<Feature>>([])

  /// Notes that a reducer runs a feature.
  ///
  /// - Returns: Whether none did before.
  @discardableResult
  static func note<State, Action>(_ state: State.Type, _ action: Action.Type) -> Bool {
    guard isDebugBuild else { return true }
    return features.withLock { $0.insert(Feature(state, action)).inserted }
  }
}
