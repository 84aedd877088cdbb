internal import ConcurrencyExtras
internal import CustomDump
internal import Sharing

/// The issues of test stores.
extension Issues {
  // MARK: - State

  static func stateMismatch<State>(
    expected: State,
    actual: State,
    after action: Any,
    causes: MismatchCauses = MismatchCauses()
  ) -> String {
    """
    The state after the action is not what the test expects.

    \(evidence(of: action))\(difference(expected, actual))

    (− expected, + actual)

    The closure must turn the state before the action into exactly the state after the action.\
    \(sentences(about: causes))

    To fix this, \(remedy(of: causes) ?? "correct the closure, or the reducer if the closure is right.")
    """
  }

  static func unexpectedChange<State>(
    from old: State,
    to new: State,
    by action: Any
  ) -> String {
    """
    The action changed the state, and the test does not assert the change.

    \(evidence(of: action))\(difference(old, new))

    (− before, + after)

    Without a closure after it, an action must leave the state as it is.

    To fix this, add a closure that makes the change, or correct the reducer if it is not wanted.
    """
  }

  static func expectationChangesNothing(
    after action: Any,
    causes: MismatchCauses = MismatchCauses()
  ) -> String {
    """
    The test expects a change of the state, but there was none.

    \(evidence(of: action))The closure after the action left the state as it was, and so did the action.\
    \(sentences(about: causes))

    To fix this, \(remedy(of: causes)
      ?? "remove the closure, or correct the reducer if there should be a change.")
    """
  }

  /// Sentences about the causes of a mismatch, or nothing.
  static func sentences(about causes: MismatchCauses) -> String {
    elements(causes.leftOutByClosure, addedBy: "The closure")
      + elements(causes.leftOutByReducer, addedBy: "The reducer")
      + (causes.unappliedWrite.map {
        """
         No reducer applied the value that the action writes to '\($0.field)': the body of the feature has no \
        'BindingReducer' for '\($0.action)', or a parent does not run the feature.
        """
      } ?? "")
  }

  private static func elements(_ ids: [Any], addedBy subject: String) -> String {
    guard !ids.isEmpty else { return "" }
    return " \(subject) added elements with ids that were there already: \(list(ids: ids))."
  }

  private static func list(ids: [Any]) -> String { ids.map(dump).joined(separator: ", ") }

  /// The remedy for a mismatch, if its cause is known.
  static func remedy(of causes: MismatchCauses) -> String? {
    causes.unappliedWrite == nil ? nil : missingBindingReducer
  }

  static func elementsLeftOut(_ ids: [Any], by action: Any) -> String {
    """
    The reducer added elements with ids that were there already.

    \(evidence(of: action))  Ids: \(list(ids: ids))

    An identified array keeps the element that it has, and leaves out a new one with the same id. So the \
    state shows nothing of it.

    To fix this, give the new element another id, or replace the old one with 'updateOrAppend'. If the \
    element may be there, ask for it first: 'if state.rows[id: id] == nil'.
    """
  }

  static func expectationThrew(_ error: any Error, after action: Any? = nil) -> String {
    """
    The closure that changes the expected state threw an error.

    \(evidence(of: action))\(indented(dump(error)))

    The state was not compared.

    To fix this, handle the error in the closure, or unwrap a value that exists.
    """
  }

  // MARK: - Shared values

  static func sharedMismatch(_ mistakes: [SharedMistake], after action: Any? = nil) -> String {
    """
    Shared values are not what the test expects.

    \(evidence(of: action))\(mistakes.map {
      "  \($0.name)\n\(indented(difference($0.expected, $0.actual)))"
    }.joined(separator: "\n"))

    (− expected, + actual)

    The closure gave them other values with 'withLock' than they have.

    To fix this, correct the closure, or the reducer or effect if the closure is right.
    """
  }

  static func sharedChangesAtEnd(_ changes: [UnassertedChange]) -> String {
    """
    The test ended while changes of shared values were not asserted.

    \(list(changes))

    (− before, + now)

    Reducers and effects of the feature changed them, and the test does not assert the changes.

    To fix this, change them in the closure after the action, '$0.$property.withLock { $0 = … }', or in \
    'store.assert' if an effect changed them without an action.
    """
  }

  static func list(_ changes: [UnassertedChange]) -> String {
    changes.map { change in
      """
        \(change.name)\(change.location.map { ", changed at \($0.fileID):\($0.line)" } ?? "")
      \(indented(difference(change.before.value, change.now.value)))
      """
    }
    .joined(separator: "\n")
  }

  // MARK: - Actions

  static func sentAfterDismissal(_ action: Any) -> String {
    """
    An action was sent to a feature that has dismissed itself.

    \(indented(dump(action)))

    No view is left that could send it.

    To fix this, end the test here, or correct the reducer if it should not dismiss itself.
    """
  }

  static func unreceivedActions<Action>(_ actions: [Action], before next: Action) -> String {
    """
    An action was sent while others were still to be received.

    \(list(actions))

    Effects sent them, and the test has not asserted them before sending this one:

    \(indented(dump(next)))

    To fix this, call 'store.receive' for each of them, in this order, before 'store.send'.
    """
  }

  static func unreceivedActionsAtEnd<Action>(_ actions: [Action]) -> String {
    """
    The test ended while actions were still to be received.

    \(list(actions))

    Effects sent them, and the test has not asserted them.

    To fix this, call 'store.receive' for each of them, in this order, before the test ends.
    """
  }

  static func receivedNothing<Action>(
    expected: String?,
    others: [Action] = [],
    running: [Action],
    timeout: Duration
  ) -> String {
    let evidence = expected ?? "an action for which the condition holds"
    guard others.isEmpty else {
      return """
        The test expects to receive an action, but only others were sent.

        \(indented(evidence))

        These wait to be received:

        \(list(others))

        Effects that could still send it \(running.isEmpty ? "are not running" : "are running").

        To fix this, receive one of these, or have the reducer return the effect that sends it.
        """
    }
    guard !running.isEmpty else {
      return """
        The test expects to receive an action, but none was sent and no effect is running.

        \(indented(evidence))

        Nothing could send it any more: its effect was not started, was cancelled, or has ended.

        To fix this, remove 'store.receive', or have the reducer return the effect that sends it.
        """
    }
    return """
      The test expects to receive an action, but none was sent within \(timeout).

      \(indented(evidence))

      Effects that could still send it are running. They were started by:

      \(list(running))

      They may be waiting for a dependency that the test controls, such as a clock.

      To fix this, advance the clock or feed the dependency first, or pass a longer 'timeout'.
      """
  }

  static func receivedAnotherAction<Action>(_ actual: Action, expected: Action) -> String {
    """
    The next action to receive is not the one that the test expects.

    \(difference(expected, actual))

    (− expected, + received)

    Actions are received in the order in which effects sent them.

    To fix this, receive the actions in that order, or correct the effect if it should send another.
    """
  }

  static func receivedNoMatch(_ actual: Any) -> String {
    """
    The next action to receive does not satisfy the condition of the test.

    \(indented(dump(actual)))

    Actions are received in the order in which effects sent them.

    To fix this, receive this action first, or correct the condition.
    """
  }

  static func receivedAnotherCase(_ actual: Any, expected: String) -> String {
    """
    The next action to receive is not of the case that the test expects.

    \(indented(dump(actual)))

      Expected: \(expected)

    Actions are received in the order in which effects sent them.

    To fix this, receive the actions in that order, or correct the effect if it should send another.
    """
  }

  /// A case of an action, of which only the types are known.
  static func anyAction<Action, Value>(
    _ action: Action.Type,
    with value: Value.Type
  ) -> String {
    "a case of '\(name(of: action))' with '\(name(of: value))'"
  }

  // MARK: - Effects

  static func effectsRunningAtEnd<Action>(_ causes: [Action]) -> String {
    """
    The test ended while effects were still running.

    \(list(causes))

    These are the actions that started them, once for each effect.

    To fix this, let them end: advance a clock, send the action that cancels them, or cancel the task \
    that 'store.send' returned. 'await store.finish()' waits for work that takes real time.
    """
  }

  static func taskDidNotFinish(_ action: Any, timeout: Duration) -> String {
    """
    Effects of an action were still running after \(timeout).

    \(evidence(of: action))They may be waiting for a dependency that the test controls, such as a \
    clock, or never end.

    To fix this, advance the clock or cancel the task first, or pass a longer 'timeout'.
    """
  }

  // MARK: - Evidence

  /// The differing lines of two values.
  static func difference<Value>(_ first: Value, _ second: Value) -> String {
    let difference = diff(first, second, format: .proportional)
    return indented(difference ?? "− \(dump(first))\n+ \(dump(second))")
  }

  static func list<Value>(_ values: [Value]) -> String {
    values.map { indented(dump($0)) }.joined(separator: "\n")
  }
}
