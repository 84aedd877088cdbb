/// Notices when another value takes the place of a child while its reducer runs.
@usableFromInline
struct ChildObserver<Child> {
  private let identify: ((inout Child) -> ObservableStateID)?

  init() {
    guard let type = Child.self as? any ObservableState.Type else {
      identify = nil
      return
    }
    identify = Self.identification(by: type)
  }

  /// The identity of a child that is about to change, or nil if it has none.
  @usableFromInline
  func willReduce(_ child: inout Child) -> ObservableStateID? {
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
}
