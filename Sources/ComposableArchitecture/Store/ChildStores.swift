internal import CasePaths

/// The stores that one was scoped to, by the key paths of the scopes.
@MainActor
final class ChildStores<State, Action> {
  private struct Entry {
    let action: PartialCaseKeyPath<Action>
    let store: AnyObject
  }

  private var entries: [PartialKeyPath<State>: [Entry]] = [:]

  /// The store of a scope, made if there is none.
  ///
  /// - Parameters:
  ///   - state: The part of the state.
  ///   - action: The case of the actions.
  ///   - make: Makes the store.
  /// - Returns: The store, the same each time.
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

  /// Lets go of the store of a scope.
  func remove(_ state: PartialKeyPath<State>, _ action: PartialCaseKeyPath<Action>) {
    entries[state]?.removeAll { $0.action == action }
  }
}
