extension Effect {
  /// Ties an effect to a child: the effect ends when the child is removed.
  ///
  /// - Parameters:
  ///   - id: The child.
  ///   - children: Finds the children at the child's place in a state of the parent, or nil if there are none.
  ///   - dismissal: The action that ends the child's presentation, if it is presented.
  /// - Returns: The effect.
  func scoped<State>(
    to id: ChildID,
    among children: @escaping (State) -> (any PresentChildren)?,
    dismissal: @autoclosure () -> Action? = nil
  ) -> Self {
    guard !isImmediate else { return self }
    let scope = ChildScope(
      id: id,
      presence: .inState(ChildPredicateOn(id.identity, among: children)),
      dismissal: dismissal()
    )
    return Self(operation: .child(self, scope))
  }

  /// Turns an effect of a child into one of its parent.
  ///
  /// - Parameters:
  ///   - embed: Makes an action of the parent.
  ///   - toChild: Finds the child's state in the parent's, if it is there.
  /// - Returns: The effect.
  func lifted<State, ChildState, T>(
    _ embed: @escaping @Sendable (Action) -> T,
    from toChild: @escaping (State) -> ChildState?
  ) -> Effect<T> {
    guard !isNone else { return .none }
    return map(embed) { presence in
      guard case .inState(let inner) = presence, let inner = inner as? ChildPredicateOn<ChildState>
      else { return presence }
      return .inState(inner.lifted(from: toChild))
    }
  }

  /// Whether the effect is complete as soon as it has started, so that it cannot be cancelled.
  private var isImmediate: Bool {
    switch operation {
    case .none, .send: true
    default: false
    }
  }
}
