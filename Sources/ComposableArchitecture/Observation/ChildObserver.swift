/// Notices when another value takes the place of a child while its reducer runs.
///
/// NB: The functions take pointers that do not tell the type, as a function that does would be wrapped in
/// others, which look up the type each time.
@usableFromInline
struct ChildObserver<Child> {
  @usableFromInline let identify: (UnsafeMutableRawPointer) -> ObservableStateID?

  /// Whether the child is observed.
  @usableFromInline let isPossible: Bool

  init() {
    if let type = Child.self as? any ObservableState.Type {
      identify = Self.identification(by: type)
      isPossible = true
    } else {
      identify = { _ in nil }
      isPossible = false
    }
  }

  /// Runs the reducer of an element, which keeps its identity unless another takes its place.
  @inlinable
  func reduce<Action>(
    _ element: _ReducerRunner<Child, Action>,
    into state: inout Child,
    action: Action
  ) -> Effect<Action> {
    guard isPossible else { return element.reduce(into: &state, action: action) }
    let id = identity(of: &state)
    let effect = element.reduce(into: &state, action: action)
    if identity(of: &state) != id {
      Replacements.note()
    }
    return effect
  }

  /// The identity of a child, or nil if it has none.
  @inlinable
  func identity(of child: inout Child) -> ObservableStateID? {
    withUnsafeMutablePointer(to: &child) { identify(UnsafeMutableRawPointer($0)) }
  }

  /// Whether the child is another one now.
  @inlinable
  func isReplaced(_ child: inout Child, since id: ObservableStateID?) -> Bool {
    // Who has no identity is observed as a whole.
    id == nil || identity(of: &child) != id
  }

  private static func identification<Observed: ObservableState>(
    by type: Observed.Type
  ) -> (UnsafeMutableRawPointer) -> ObservableStateID? {
    { id(of: &$0.assumingMemoryBound(to: Observed.self).pointee) }
  }

  /// NB: What is passed like this is asked where it is; what is read from a pointer is copied first.
  private static func id<Observed: ObservableState>(of state: inout Observed) -> ObservableStateID {
    state._$id
  }
}
