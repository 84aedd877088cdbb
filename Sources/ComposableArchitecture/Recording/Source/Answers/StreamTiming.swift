/// The times at which a test has to emit the elements of recorded streams.
///
/// An element is emitted at the next step of the test after the recorded action before it.
struct StreamTiming {
  /// The numbers of the test's actions with those of the actions whose effects have sent them.
  private let causes: [(number: Int, cause: Int?)]
  /// For each action the index of the first later one that another effect has sent.
  private let otherCauses: [Int]
  private let last: Int

  /// - Parameter causes: The numbers of the test's actions, in order, with those of the actions whose effects have
  ///   sent them.
  init(causes: [(number: Int, cause: Int?)]) {
    self.causes = causes
    var other = causes.count
    otherCauses =
      causes.indices.reversed().map { index in
        let isSame = index + 1 < causes.count && causes[index + 1].cause == causes[index].cause
        if !isSame { other = index + 1 }
        return other
      }
      .reversed()
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
    let index = index(from: action)
    return index < causes.count ? causes[index].number : last + 1
  }

  /// The index of the first action with a number or a higher one, or the count.
  private func index(from number: Int) -> Int {
    SortedSearch.firstIndex(in: causes.indices) { causes[$0].number >= number }
  }

  /// Whether the parts of a stream may come at once.
  ///
  /// Nothing else than its own effect may have sent an action between them.
  func isPrompt(_ stream: RecordedCall) -> Bool {
    guard let action = stream.action else { return false }
    let times = elements(of: stream).map(\.action) + (end(of: stream).map { [$0.action] } ?? [])
    guard let end = times.max() else { return true }
    let first = index(from: action + 1)
    guard first < causes.count, causes[first].number < end else { return true }
    guard causes[first].cause == action else { return false }
    let other = otherCauses[first]
    return other == causes.count || causes[other].number >= end
  }
}
