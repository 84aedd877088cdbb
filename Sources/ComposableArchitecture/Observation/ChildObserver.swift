/// Notices when another value takes the place of a child while its reducer runs.
///
/// NB: The functions take pointers that do not tell the type, as a function that does would be wrapped in
/// others, which look up the type each time.
@usableFromInline
struct ChildObserver<Child> {
  private let identify: ((UnsafeMutableRawPointer) -> ObservableStateID)?

  /// Whether the child is observed.
  var isPossible: Bool { identify != nil }

  init() {
    guard let type = Child.self as? any ObservableState.Type else {
      identify = nil
      return
    }
    identify = Self.identification(by: type)
  }

  /// Runs the reducer of an element, which keeps its identity unless another takes its place.
  @usableFromInline
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
  @usableFromInline
  func identity(of child: inout Child) -> ObservableStateID? {
    guard let identify else { return nil }
    return withUnsafeMutablePointer(to: &child) { identify($0) }
  }

  /// Whether the child is another one now.
  @usableFromInline
  func isReplaced(_ child: inout Child, since id: ObservableStateID?) -> Bool {
    // Who has no identity is observed as a whole.
    guard let identify, let id else { return true }
    return withUnsafeMutablePointer(to: &child) { identify($0) } != id
  }

  private static func identification<Observed: ObservableState>(
    by type: Observed.Type
  ) -> (UnsafeMutableRawPointer) -> ObservableStateID {
    { $0.assumingMemoryBound(to: Observed.self).pointee._$id }
  }
}
