/// The issues of a ``ReducerChecker``.
extension Issues {
  static func failedCheck<State, Action>(
    _ failure: CheckFailure<State, Action>,
    after steps: [ReducerChecker<State, Action>.Step],
    of count: Int,
    seed: UInt64
  ) -> String {
    """
    \(firstLine(of: failure))

    \(list(steps))\(evidence(of: failure))

    Of \(count) random steps \(steps.count) \(steps.count == 1 ? "is" : "are") needed for it.

    To fix this, correct the reducer, or the check if the feature is right. To run this sequence alone, pass \
    'sequences: 1, seed: \(seed)'.
    """
  }

  static func failureThatDoesNotRepeat<State, Action>(
    _ failure: CheckFailure<State, Action>,
    after steps: [ReducerChecker<State, Action>.Step],
    seed: UInt64
  ) -> String {
    """
    \(firstLine(of: failure))

    \(list(steps))\(evidence(of: failure))

    The same steps did not fail again, so the feature depends on something that the test does not control.

    To fix this, override the dependency, such as a client that answers differently each time, after \
    'withDependencies:'. To run this sequence alone, pass 'sequences: 1, seed: \(seed)'.
    """
  }

  static func noStepsToCheck() -> String {
    """
    Nothing was checked, because no sequence has a step.

    The closure returned nil each time, or the number of sequences or their length is 0.

    To fix this, return a step that is possible in the initial state.
    """
  }

  private static func firstLine<State, Action>(of failure: CheckFailure<State, Action>) -> String {
    switch failure.kind {
    case .invariant(let name): "A sequence of actions breaks a rule of the feature: \(name)."
    case .issue: "A sequence of actions makes the feature report an issue."
    }
  }

  private static func evidence<State, Action>(
    of failure: CheckFailure<State, Action>
  ) -> String {
    if let issue = failure.issue { return "\n\n\(indented(issue))" }
    guard let change = failure.change else { return "\n\nThe initial state breaks it." }
    return """


      \(evidence(of: change.action))\(difference(change.before, change.after))

      (− before, + after)
      """
  }

  private static func list<State, Action>(
    _ steps: [ReducerChecker<State, Action>.Step]
  ) -> String {
    guard !steps.isEmpty else { return "  No step is needed." }
    return steps.enumerated()
      .map { number, step in "  \(number + 1). \(text(of: step))" }
      .joined(separator: "\n")
  }

  private static func text<State, Action>(
    of step: ReducerChecker<State, Action>.Step
  ) -> String {
    switch step {
    case .send(let action):
      // Further lines are below the first.
      dump(action).split(separator: "\n", omittingEmptySubsequences: false).joined(
        separator: "\n     "
      )
    case .wait(let duration): "wait \(duration)"
    }
  }
}
