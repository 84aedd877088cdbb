import Dispatch
import Synchronization

/// Keeps the main thread busy while a task runs, as an app does that computes for long.
///
/// - Returns: The result of the task, or `nil` if the task has waited for the main thread for too long.
@MainActor
func withBusyMainThread<Value: Sendable>(
  _ work: @escaping @Sendable () async throws -> Value
) -> Value? {
  let result = Mutex<Value?>(nil)
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    let value = try? await work()
    result.withLock { $0 = value }
    isDone.signal()
  }
  _ = isDone.wait(timeout: .now() + .seconds(60))
  return result.withLock(\.self)
}
