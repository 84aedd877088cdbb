internal import CasePaths

/// The key paths of a scope, and the type of its store.
///
/// It is not generic, because generic code would look up metadata for each scope.
struct ScopeID: Hashable {
  private let state: AnyKeyPath
  private let action: AnyKeyPath
  private let store: ObjectIdentifier

  init<State, Action, ChildState, ChildAction>(
    _ state: PartialKeyPath<State>,
    _ action: PartialCaseKeyPath<Action>,
    of store: Store<ChildState, ChildAction>.Type
  ) {
    self.state = state
    self.action = action
    self.store = ObjectIdentifier(store)
  }

  /// Hashes the state alone.
  ///
  /// The key path of a case has others as its arguments, so hashing it takes longer than comparing it.
  func hash(into hasher: inout Hasher) {
    hasher.combine(state)
  }
}
