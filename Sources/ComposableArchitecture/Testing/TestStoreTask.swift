internal import ConcurrencyExtras

/// The effects that one ``TestStore/send(_:assert:fileID:file:line:column:)`` started.
///
/// A test of work that lasts while a view is on the screen cancels the work as the view would:
///
/// ```swift
/// let task = await store.send(.task)
/// await store.receive(.connected) { $0.isConnected = true }
/// await task.cancel()
/// ```
public struct TestStoreTask: Hashable, Sendable {
  private let task: StoreTask
  /// NB: Unchecked, because it is only read, for the text of an issue.
  private let action: UncheckedSendable<Any>
  private let executor: EffectExecutor
  private let timeout: Duration
  /// The last actions, if they are recorded.
  private let timeline: @MainActor @Sendable () -> String?

  init(
    action: Any,
    scope: EffectScope?,
    executor: EffectExecutor,
    timeout: Duration,
    timeline: @escaping @MainActor @Sendable () -> String?
  ) {
    self.action = UncheckedSendable(action)
    task = StoreTask(scope)
    self.executor = executor
    self.timeout = timeout
    self.timeline = timeline
  }

  /// Cancels the effects, and waits until they have ended.
  public func cancel() async {
    task.cancel()
    await executor.settle()
  }

  /// Waits until the effects have ended, and fails if they do not in time.
  ///
  /// - Parameters:
  ///   - duration: The longest time to wait, or nil for the test store's ``TestStore/timeout``.
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
    let issue = Issues.taskDidNotFinish(action.value, timeout: timeout)
    location.report(Issues.text(issue, with: await timeline()))
  }

  /// Whether ``cancel()`` was called, or there were no effects.
  public var isCancelled: Bool {
    task.isCancelled
  }

  /// Whether two tasks are of the same send.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.task == rhs.task
  }

  /// Hashes the identity of the task's send.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(task)
  }
}
