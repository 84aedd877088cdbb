internal import ConcurrencyExtras
internal import IssueReporting

/// The answers of a client's endpoint, one after the other.
///
/// The source of a recorded test has them where the answers of an endpoint differ:
///
/// ```swift
/// let fetch = RecordedAnswers<String>(["0 is none.", "1 is one."])
/// let store = TestStore(initialState: Counter.State()) {
///   Counter()
/// } withDependencies: {
///   $0.factClient.fetch = { _ in fetch.next() }
/// }
/// ```
///
/// Where a call has thrown an error, the answers are results, and `try fetch.next().get()` returns or throws.
/// The original library has no recordings.
public final class RecordedAnswers<Answer>: Sendable {
  private let rest: Locked<ArraySlice<UncheckedSendable<Answer>>>
  // NB: Answers are handed out one by one, as by the client that gave them.
  private let last: UncheckedSendable<Answer>

  /// Creates a list of answers.
  ///
  /// - Parameter answers: The answers, at least one.
  public init(_ answers: [Answer]) {
    guard let last = answers.last else { preconditionFailure(Issues.noRecordedAnswers) }
    self.last = UncheckedSendable(last)
    rest = Locked(answers.map { UncheckedSendable($0) }[...])
  }

  /// The next answer.
  ///
  /// After the last one it reports an issue, and returns that again.
  ///
  /// - Returns: The answer.
  public func next() -> Answer {
    if let answer = rest.withLock({ $0.popFirst() }) { return answer.value }
    reportIssue(Issues.recordedValuesUsedUp(Answer.self))
    return last.value
  }
}
