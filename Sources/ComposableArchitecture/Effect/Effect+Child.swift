extension Effect {
  /// Marks an effect as one of a child, which ends when the child goes.
  ///
  /// - Parameters:
  ///   - id: The child.
  ///   - occupants: Finds who is in the place of the child in a state of the parent, if anybody is.
  ///   - dismissal: The action that ends the child's presentation, if it is presented.
  /// - Returns: The effect.
  func scoped<State>(
    to id: ChildID,
    among occupants: @escaping (State) -> (any ChildOccupants)?,
    dismissal: @autoclosure () -> Action? = nil
  ) -> Self {
    guard !isImmediate else { return self }
    let scope = ChildScope(
      id: id,
      presence: .inState(ChildPredicateOn(id.identity, among: occupants)),
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

  /// Whether the effect has done all it does when it has been started, so that nothing can end it.
  private var isImmediate: Bool {
    switch operation {
    case .none, .send: true
    default: false
    }
  }
}
