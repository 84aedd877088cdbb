import ComposableArchitecture

/// The least work of a send through nested features, written with switches and without a store.
///
/// It puts the action into the cases of its parents and changes the children's states in place. Each parent
/// receives its action.
///
/// The actions are those of ``Nested``, with the same boxes for cases that nest.
struct NestedByHand {
  final class Box {
    var state: NestedByHand

    init(_ state: NestedByHand) {
      self.state = state
    }
  }

  var value = 0
  var inner: Box?

  static func make(depth: Int) -> NestedByHand {
    (1..<max(depth, 1)).reduce(NestedByHand()) { state, _ in NestedByHand(inner: Box(state)) }
  }

  @inline(never)
  static func embed(_ action: Nested.Action, depth: Int) -> Nested.Action {
    (1..<max(depth, 1)).reduce(action) { action, _ in .inner(.presented(action)) }
  }

  /// Opens the boxes of an action, one after the other.
  ///
  /// - Parameter action: An action.
  /// - Returns: The number of its levels.
  @inline(never)
  static func levels(of action: Nested.Action) -> Int {
    guard case .inner(.presented(let action)) = action else { return 1 }
    return levels(of: action) + 1
  }

  @inline(never)
  mutating func reduce(_ action: Nested.Action) {
    switch action {
    case .bump:
      value &+= 1
    case .inner(.presented(let action)):
      guard let inner = unsharedInner() else { return }
      inner.state.reduce(action)
    case .inner(.dismiss):
      inner = nil
    }
  }

  private mutating func unsharedInner() -> Box? {
    if !isKnownUniquelyReferenced(&inner) {
      inner = inner.map { Box($0.state) }
    }
    return inner
  }
}
