/// The times at which a test has to emit the elements of recorded streams.
///
/// An element is emitted at the next step of the test after the recorded action before it.
struct StreamTiming {
  /// The numbers of the test's actions with those of the actions whose effects have sent them.
  private let causes: [(number: Int, cause: Int?)]
  private let last: Int

  /// - Parameter causes: The numbers of the test's actions with those of the actions whose effects have sent them.
  init(causes: [(number: Int, cause: Int?)]) {
    self.causes = causes
    last = causes.last?.number ?? 0
  }

  /// The elements that the actions of the test need.
  func elements(of stream: RecordedCall) -> [RecordedCall.StreamPart] {
    stream.elements.filter { $0.action <= last }
  }

  /// The end of a stream, if it comes before the action after those of the test.
  func end(of stream: RecordedCall) -> (action: Int, kind: RecordedCall.StreamEnd)? {
    stream.end.flatMap { $0.action <= last + 1 ? $0 : nil }
  }

  /// The number of the test's action before whose step something happens.
  ///
  /// - Parameter action: The number of the recorded action that was handled next, which the test may leave out.
  /// - Returns: The number, which is higher by 1 than the last one for what happens after all steps.
  func step(for action: Int) -> Int {
    causes.first { $0.number >= action }?.number ?? last + 1
  }

  /// Whether the parts of a stream may come at once.
  ///
  /// Nothing else than its own effect may have sent an action between them.
  func isPrompt(_ stream: RecordedCall) -> Bool {
    guard let action = stream.action else { return false }
    let times = elements(of: stream).map(\.action) + (end(of: stream).map { [$0.action] } ?? [])
    guard let end = times.max() else { return true }
    return causes.allSatisfy { step in
      step.number <= action || step.number >= end || step.cause == action
    }
  }
}
