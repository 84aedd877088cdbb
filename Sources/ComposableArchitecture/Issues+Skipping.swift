internal import Sharing

/// The issues and notes of test stores that are not exhaustive.
extension Issues {
  static func assertionMismatch<State>(
    expected: State,
    actual: State,
    after action: Any? = nil,
    causes: MismatchCauses = MismatchCauses()
  ) -> String {
    """
    The state is not what the test asserts.

    \(evidence(of: action))\(difference(expected, actual))

    (− expected, + actual)

    The closure received the current state, and may only set values that the state already has.\
    \(sentences(about: causes))

    To fix this, \(remedy(of: causes) ?? "correct the closure, or the reducer if the closure is right.")
    """
  }

  static func noReceivedActionsToSkip() -> String {
    """
    The test skips received actions, but there are none.

    No effect has sent an action that was not received.

    To fix this, remove 'store.skipReceivedActions', or pass 'strict: false' if there may be none.
    """
  }

  static func noRunningEffectsToSkip() -> String {
    """
    The test skips running effects, but there are none.

    Every effect has ended or was not started.

    To fix this, remove 'store.skipInFlightEffects', or pass 'strict: false' if there may be none.
    """
  }

  // MARK: - Notes

  static func skippedActions<Action>(_ actions: [Action]) -> String {
    """
    Received actions were skipped.

    \(list(actions))

    Effects sent them, and the test does not assert them.

    To assert them, call 'store.receive' for each of them, in this order.
    """
  }

  static func skippedChanges<State>(from asserted: State, to actual: State) -> String {
    """
    Changes of the state were not asserted.

    \(difference(asserted, actual))

    (− asserted, + actual)

    To assert them, make them in the closure after the action.
    """
  }

  static func skippedSharedChanges(_ changes: [UnassertedChange]) -> String {
    """
    Changes of shared values were not asserted.

    \(list(changes))

    (− before, + now)

    To assert them, change them in the closure after the action, '$0.$property.withLock { $0 = … }'.
    """
  }

  static func skippedEffects<Action>(_ causes: [Action]) -> String {
    """
    Running effects were skipped.

    \(list(causes))

    These are the actions that started them, once for each effect.

    To assert their end, let them end: advance a clock, or send the action that cancels them.
    """
  }
}
