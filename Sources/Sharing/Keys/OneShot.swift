import ConcurrencyExtras
import IssueReporting

/// A callback that must be called exactly once.
///
/// What a second call says is ignored; if there was none when nobody can call any more, it calls
/// itself. Both are reported.
final class OneShot<Success>: Sendable {
  typealias Callback = @Sendable (Result<Success?, any Error>) -> Void

  private let kind: String
  private let description: @Sendable () -> String
  private let callback: Locked<Callback?>

  init(
    _ kind: String,
    description: @escaping @Sendable () -> String,
    callback: @escaping Callback
  ) {
    self.kind = kind
    self.description = description
    self.callback = Locked(callback)
  }

  deinit {
    guard let callback = takeCallback() else { return }
    reportIssue(Issues.continuationLeaked(kind, description()))
    callback(.success(nil))
  }

  func callAsFunction(_ result: Result<Success?, any Error>) {
    guard let callback = takeCallback() else {
      return reportIssue(Issues.continuationResumedTwice(kind, description()))
    }
    callback(result)
  }

  private func takeCallback() -> Callback? {
    callback.withLock { $0.take() }
  }
}
