internal import ConcurrencyExtras

/// The effects that one ``TestStore/send(_:assert:fileID:file:line:column:)`` started.
///
/// A test of work that goes on for as long as a view is on screen cancels it as the view would:
///
/// ```swift
/// let task = await store.send(.task)
/// await store.receive(.connected) { $0.isConnected = true }
/// await task.cancel()
/// ```
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  /// NB: Unchecked, because it is read alone, to say in an issue which it is.
  private let action: UncheckedSendable<Any>
  private let executor: EffectExecutor
  private let timeout: Duration

  init(action: Any, scope: EffectScope?, executor: EffectExecutor, timeout: Duration) {
    self.action = UncheckedSendable(action)
    task = StoreTask(scope)
    self.executor = executor
    self.timeout = timeout
  }

  /// Cancels the effects, and lets them end.
  public func cancel() async {
    task.cancel()
    await executor.settle()
  }

  /// Waits until the effects have ended, and fails if they do not in time.
  ///
  /// - Parameters:
  ///   - duration: How long to wait, if not the test store's ``TestStore/timeout``.
  ///   - fileID: The module and file of the call.
  ///   - filePath: The path of the file of the call.
  ///   - line: The line of the call.
  ///   - column: The column of the call.
  public func finish(
    timeout duration: Duration? = nil,
    fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async {
    let location = SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    await executor.settle()
    guard let scope = task.scope else { return }
    let timeout = duration ?? timeout
    guard await !scope.finish(timeout: timeout) else { return }
    location.report(Issues.taskDidNotFinish(action.value, timeout: timeout))
  }

  /// Whether the effects were cancelled by ``cancel()``, or there were none.
  public var isCancelled: Bool {
    task.isCancelled
  }

  /// Whether two values stand for the same send.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.task == rhs.task
  }

  /// Hashes the identity of the send.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(task)
  }
}
