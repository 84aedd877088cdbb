internal import CasePaths

/// Notices when another value takes the place of a child while its reducer runs.
@usableFromInline
struct ChildObserver<Child> {
  private let identify: ((inout Child) -> ObservableStateID)?
  private let willModify: ((inout Child) -> Void)?

  /// Whether the child is observed.
  var isPossible: Bool { identify != nil }

  init() {
    guard let type = Child.self as? any ObservableState.Type else {
      identify = nil
      willModify = nil
      return
    }
    identify = Self.identification(by: type)
    // NB: An enum would take its payload out to modify it, and so make another of it each time.
    willModify = EnumMetadata(Child.self) == nil ? Self.modification(by: type) : nil
  }

  /// Runs the reducer of an element, which keeps its identity unless another takes its place.
  @usableFromInline
  func reduce<Action>(
    _ element: _ReducerRunner<Child, Action>,
    into state: inout Child,
    action: Action
  ) -> Effect<Action> {
    guard let identify else { return element.reduce(into: &state, action: action) }
    let id = identify(&state)
    let effect = element.reduce(into: &state, action: action)
    if identify(&state) != id {
      Replacements.note()
    }
    return effect
  }

  /// The identity of a child that is about to change, or nil if it has none.
  @usableFromInline
  func willReduce(_ child: inout Child) -> ObservableStateID? {
    willModify?(&child)
    return identify?(&child)
  }

  /// The identity of a child, or nil if it has none.
  func identity(of child: inout Child) -> ObservableStateID? {
    identify?(&child)
  }

  /// Whether the child is another one now.
  @usableFromInline
  func isReplaced(_ child: inout Child, since id: ObservableStateID?) -> Bool {
    // Who has no identity is observed as a whole.
    guard let identify, let id else { return true }
    return identify(&child) != id
  }

  private static func identification<Observed: ObservableState>(
    by type: Observed.Type
  ) -> ((inout Child) -> ObservableStateID)? {
    let identify = { (child: inout Observed) -> ObservableStateID in child._$id }
    return identify as? (inout Child) -> ObservableStateID
  }

  private static func modification<Observed: ObservableState>(
    by type: Observed.Type
  ) -> ((inout Child) -> Void)? {
    let modify = { (child: inout Observed) in child._$willModify() }
    return modify as? (inout Child) -> Void
  }
}
