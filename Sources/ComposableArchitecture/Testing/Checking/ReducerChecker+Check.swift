internal import ConcurrencyExtras
internal import RandomSequences

extension ReducerChecker {
  /// Runs random sequences until one fails, and reports the shortest sequence that fails like it.
  ///
  /// The closure is a test's user: it looks at the state, and decides by random numbers what to do next. It should only
  /// do what a user can do in that state. A shorter sequence may have actions that no longer fit its state; it only
  /// counts if it fails in the same way.
  ///
  /// Each sequence takes about as long as a test that sends as many actions. A failure costs up to the square of its
  /// steps more.
  ///
  /// - Parameters:
  ///   - sequences: The number of sequences.
  ///   - length: The number of steps in a sequence.
  ///   - seed: The seed of the first sequence. The next sequence has the next seed.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  ///   - nextStep: The next step in a state, or nil for none.
  public func check(
    sequences: Int = 100,
    length: Int = 30,
    seed: UInt64 = 0,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column,
    nextStep: (_ state: State, _ random: inout any RandomNumberGenerator) -> Step?
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    var hasSteps = false
    for number in 0..<UInt64(max(0, sequences)) {
      let seed = seed &+ number
      let (steps, failure) = await randomRun(length, seed: seed, nextStep)
      hasSteps = hasSteps || !steps.isEmpty
      guard let failure else { continue }
      location.report(await issue(of: failure, after: steps, seed: seed))
      return
    }
    if !hasSteps { location.report(Issues.noStepsToCheck()) }
  }

  /// Runs a new sequence to its end or its failure.
  private func randomRun(
    _ length: Int,
    seed: UInt64,
    _ nextStep: (State, inout any RandomNumberGenerator) -> Step?
  ) async -> (steps: [Step], failure: CheckFailure<State, Action>?) {
    var random: any RandomNumberGenerator = SeededGenerator(seed: seed)
    let run = await CheckedRun(self)
    var steps: [Step] = []
    for _ in 0..<max(0, length) where run.canGoOn {
      guard let step = nextStep(run.state, &random) else { continue }
      steps.append(step)
      await run.perform(step)
    }
    await run.end()
    return (steps, run.failure)
  }

  /// The failure of given steps, if they fail.
  private func failure(of steps: [Step]) async -> CheckFailure<State, Action>? {
    let run = await CheckedRun(self)
    for step in steps where run.canGoOn { await run.perform(step) }
    await run.end()
    return run.failure
  }

  private func issue(
    of first: CheckFailure<State, Action>,
    after steps: [Step],
    seed: UInt64
  ) async -> String {
    guard await failure(of: steps)?.kind == first.kind else {
      return Issues.failureThatDoesNotRepeat(first, after: steps, seed: seed)
    }
    let shortest = await steps.shortest { await failure(of: $0)?.kind == first.kind }
    let last = await failure(of: shortest) ?? first
    return Issues.failedCheck(last, after: shortest, of: steps.count, seed: seed)
  }
}
