internal import CasePaths

/// The child stores of a store, by the key paths of their scopes.
@MainActor
final class ChildStores<State, Action> {
  private struct Entry {
    let action: PartialCaseKeyPath<Action>
    let store: AnyObject
  }

  private var entries: [PartialKeyPath<State>: [Entry]] = [:]

  /// The store of a scope, created at its first use.
  ///
  /// - Parameters:
  ///   - state: The child's state.
  ///   - action: The case of the actions.
  ///   - make: Creates the store.
  /// - Returns: The same store each time.
  func store<Child: AnyObject>(
    for state: PartialKeyPath<State>,
    _ action: PartialCaseKeyPath<Action>,
    make: () -> Child
  ) -> Child {
    let known = entries[state]?.first { $0.action === action || $0.action == action }
    if let child = known?.store as? Child { return child }
    let child = make()
    entries[state, default: []].append(Entry(action: action, store: child))
    return child
  }

  /// Releases the store of a scope.
  func remove(_ state: PartialKeyPath<State>, _ action: PartialCaseKeyPath<Action>) {
    entries[state]?.removeAll { $0.action == action }
  }
}
