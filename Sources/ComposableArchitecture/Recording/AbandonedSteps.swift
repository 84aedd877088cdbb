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
  /// Fails if the page has no steps since the moment to which the store goes back.
  ///
  /// - Parameters:
  ///   - jump: A jump that a store is about to make.
  ///   - recording: The recording of the store.
  init?<State, Action>(of jump: RecordedJump, in recording: StoreRecording<State, Action>) {
    guard let last = recording.actions.last(where: { $0.handledEvent != nil })?.handledEvent else {
      return nil
    }
    let kept = recording.actions(to: jump.action).last { $0.handledEvent?.journal === last.journal }
    let first = (kept?.handledEvent?.number ?? 0) + 1
    guard first <= last.lastStep() else { return nil }
    self.init(jump: jump, journal: last.journal, numbers: first...last.lastStep())
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
