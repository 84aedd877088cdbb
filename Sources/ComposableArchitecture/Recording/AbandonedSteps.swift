#if DEBUG
/// The steps of a user on a page that belong to the abandoned future of a jump.
@MainActor
struct AbandonedSteps {
  let jump: RecordedJump
  /// The steps of the page, which tell the page from others.
  let journal: AnyObject
  /// The numbers of the abandoned steps.
  let numbers: ClosedRange<Int>
}

extension AbandonedSteps {
  /// The steps of each page since the moment to which a store goes back.
  ///
  /// - Parameters:
  ///   - jump: A jump that the store is about to make.
  ///   - recording: The recording of the store.
  /// - Returns: The steps of the pages that have any.
  static func all<State, Action>(
    of jump: RecordedJump,
    in recording: StoreRecording<State, Action>
  ) -> [AbandonedSteps] {
    var last: [ObjectIdentifier: RecordedEvent] = [:]
    var kept: [ObjectIdentifier: Int] = [:]
    let line = recording.line(to: jump.action)
    for action in recording.unobservedActions.reversed() {
      guard let event = action.handledEvent else { continue }
      let page = ObjectIdentifier(event.journal)
      if last[page] == nil { last[page] = event }
      if kept[page] == nil, line.contains(action.number) { kept[page] = event.number }
    }
    return last.compactMap { page, event in
      let first = (kept[page] ?? 0) + 1
      guard first <= event.lastStep() else { return nil }
      return AbandonedSteps(jump: jump, journal: event.journal, numbers: first...event.lastStep())
    }
  }
}

extension StoreRecording {
  /// The numbers of the steps of a page that did not lead to an action.
  func abandonedSteps(before number: Int, in journal: AnyObject) -> [ClosedRange<Int>] {
    let line = line(to: number)
    return abandonedSteps.filter { $0.journal === journal && line.crosses($0.jump) }.map(\.numbers)
  }

  /// The steps of a page that did not lead to an action, as a file has them.
  func writtenAbandonedSteps(in journal: AnyObject) -> [WrittenAbandonedSteps] {
    abandonedSteps.filter { $0.journal === journal }.map {
      WrittenAbandonedSteps(
        lastAction: $0.jump.lastAction,
        first: $0.numbers.lowerBound,
        last: $0.numbers.upperBound
      )
    }
  }
}
#endif
