internal import ConcurrencyExtras

/// Tells of a child whose actions go nowhere, as its parent does not run it.
///
/// A parent may handle the actions of a child itself, so that it is no mistake as such that no reducer of the
/// child is there. What is told is this: an action that the child's own store sent began no effect, changed
/// nothing that is observed, and no reducer for the child's state and actions has ever been made, although the
/// parent's have, to run it. That is a forgotten `ifLet`, or a parent that passes the action over. As it may
/// be the latter it fails no test; and it is told once for each kind of child, in debug builds.
@MainActor
final class LostActions {
  private let path: AnyKeyPath
  private let location: SourceLocation

  /// Nil where nothing is told.
  init?(of path: AnyKeyPath, at location: SourceLocation) {
    guard isDebugBuild else { return nil }
    self.path = path
    self.location = location
  }

  /// Sends an action of a child, and tells if it is lost.
  func watch<State, Action>(
    _ action: Action,
    of state: State.Type,
    send: () -> EffectScope?
  ) -> EffectScope? {
    let (scope, isChanged) = SeenChanges.look(during: send)
    guard scope == nil, !isChanged, !BindingLocal.isActive,
      KnownReducers.note(State.self, Action.self)
    else { return scope }
    location.note(Issues.actionLost(action, path: path))
    return nil
  }
}

/// Sees whether observed state changes.
enum SeenChanges {
  @TaskLocal private static var isChanged: Locked<Bool>?

  /// Notes that some observed state is about to change.
  static func note() {
    isChanged?.withLock { $0 = true }
  }

  /// Runs an operation; returns whether anything changed meanwhile as well.
  static func look<Result>(during operation: () -> Result) -> (Result, isChanged: Bool) {
    let seen = Locked(false)
    let result = $isChanged.withValue(seen, operation: operation)
    if seen.withLock({ $0 }) { note() }
    return (result, seen.withLock { $0 })
  }
}
