/// Detects whether a child is replaced while its reducer runs.
///
/// NB: The functions take untyped pointers. Typed ones would be wrapped in thunks that look up generic metadata on
/// each call.
@usableFromInline
struct ChildObserver<Child> {
  @usableFromInline let identify: (UnsafeMutableRawPointer) -> ObservableStateID?

  /// Whether the child is observable.
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

  /// Runs the reducer of an element, and counts a replacement if the element's identity changes.
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
      ReplacementCounter.increment()
    }
    return effect
  }

  /// The identity of a child, or nil if it is not observable.
  @inlinable
  func identity(of child: inout Child) -> ObservableStateID? {
    withUnsafeMutablePointer(to: &child) { identify(UnsafeMutableRawPointer($0)) }
  }

  /// Whether the child was replaced.
  @inlinable
  func isReplaced(_ child: inout Child, since id: ObservableStateID?) -> Bool {
    // A child without an identity is observed as a whole.
    id == nil || identity(of: &child) != id
  }

  private static func identification<Observed: ObservableState>(
    by type: Observed.Type
  ) -> (UnsafeMutableRawPointer) -> ObservableStateID? {
    { id(of: &$0.assumingMemoryBound(to: Observed.self).pointee) }
  }

  // NB: An `inout` argument is read in place. A value that is read from a pointer is copied first.
  private static func id<Observed: ObservableState>(of state: inout Observed) -> ObservableStateID {
    state._$id
  }
}
