/// The facts that a recorded test needs about the actions that a jump has abandoned.
struct AbandonedFuture {
  /// The number of the last action.
  let lastAction: Int
  /// The time on the feature's clock from the moment to which the store went back, to the last action.
  let duration: Duration
  /// The actions whose effects have sent one of the abandoned actions.
  let effectsOf: Set<Int>

  @MainActor
  init<State, Action>(
    _ jump: RecordedJump,
    in actions: some BidirectionalCollection<RecordedAction<State, Action>>
  ) {
    lastAction = jump.lastAction
    let since = actions.last { $0.number <= jump.action }?.values.time ?? .zero
    let abandoned = actions.filter { jump.action < $0.number && $0.number <= jump.lastAction }
    duration = max((abandoned.last?.values.time ?? since) - since, .zero)
    effectsOf = Set(abandoned.compactMap(\.origin.cause))
  }
}
