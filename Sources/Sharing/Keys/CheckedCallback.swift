import ConcurrencyExtras
import IssueReporting

/// A callback that must be called exactly once.
///
/// A second call is ignored. If it is released before the first call, it calls itself. Both report an issue.
final class CheckedCallback<Success>: Sendable {
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
