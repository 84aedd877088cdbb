#if !canImport(Darwin)
internal import ViewCore
#endif

extension RecordingContent {
  /// Checks the numbers of a file, which may be from anywhere.
  ///
  /// Other code counts on from them, or follows them from an effect to its cause.
  ///
  /// - Throws: ``RecordingError/empty``, or a ``RecordingError/damaged(path:reason:)``.
  func check() throws {
    try checkActions()
    try checkEffects()
    try checkJumps()
    try checkJourneys()
  }

  private func checkActions() throws {
    // An action that is handled once more has the number of a recorded one.
    let next = unfinished.flatMap { $0.repetition == nil ? [$0.number] : nil } ?? []
    let numbers = actions.map(\.number) + next
    guard !numbers.isEmpty else { throw RecordingError.empty }
    guard numbers.allSatisfy(isNumber),
      zip(numbers, numbers.dropFirst()).allSatisfy({ $0 + 1 == $1 })
    else { throw damaged("The list of actions", "has a gap") }
    guard unfinished.map({ isNumber($0.number) }) ?? true else {
      throw damaged("The unfinished action", "has no number")
    }
    let origins =
      actions.map { ($0.number, $0.origin) } + (unfinished.map { [($0.number, $0.origin)] } ?? [])
    guard
      origins.allSatisfy({ number, origin in
        origin.cause.map { isNumber($0) && $0 < number } ?? true
      })
    else { throw damaged("The list of actions", "has an action that comes before its cause") }
    // A stack counts its elements on from there.
    guard actions.allSatisfy({ 0..<Int(Int32.max) ~= $0.values.ofReducer.stackElement }) else {
      throw damaged("The list of actions", "has no stack's number")
    }
  }

  private func checkEffects() throws {
    guard Set(effects.map(\.effect.id)).count == effects.count else {
      throw damaged("The list of effects", "has an effect twice")
    }
    guard
      effects.allSatisfy({ isNumber($0.startedBy) && ($0.lastAction ?? $0.startedBy) < Int32.max })
    else { throw damaged("The list of effects", "has an effect without an action") }
  }

  private func checkJumps() throws {
    let ends = jumps.map(\.lastAction)
    guard ends == ends.sorted(), ends.allSatisfy({ $0 < Int32.max }),
      jumps.allSatisfy({ 0 < $0.action && $0.action <= $0.lastAction })
    else { throw damaged("The list of jumps", "is not in order") }
  }

  private func checkJourneys() throws {
    // The last step before the first one has the number 0.
    let ofActions = actions.compactMap { $0.step?.number }
    let ofJumps = journeys.flatMap(\.abandoned).flatMap { [$0.first, $0.last] }
    #if canImport(Darwin)
    let ofPages: [Int] = []
    #else
    let ofPages = journeys.flatMap { $0.steps.map(\.number) }
    #endif
    guard (ofActions + ofJumps + ofPages).allSatisfy({ $0 == 0 || isNumber($0) }) else {
      throw damaged("The list of journeys", "has a step without a number")
    }
  }

  private func isNumber(_ number: Int) -> Bool {
    0 < number && number < Int32.max
  }

  private func damaged(_ path: String, _ reason: String) -> RecordingError {
    RecordingError.damaged(path: path, reason: reason)
  }
}
