internal import ConcurrencyExtras

/// A suspended task that waits for one event, optionally with a time limit.
///
/// Copies are the same waiter.
struct Waiter: Sendable {
  /// NB: The continuation is unsafe because this state machine resumes it exactly once.
  private enum State {
    case notYetWaiting
    case waiting(UnsafeContinuation<Bool, Never>)
    case resumed(Bool)
  }

  private let state = Locked(State.notYetWaiting)

  /// Waits until the waiter is resumed or the time is up.
  ///
  /// - Parameters:
  ///   - timeout: The maximum time to wait, or nil for no limit.
  ///   - begin: Receives the waiter, to resume it later.
  /// - Returns: The value of ``resume(_:)``, or false if the time was up.
  nonisolated(nonsending) static func wait(
    timeout: Duration?,
    begin: (Waiter) -> Void
  ) async -> Bool {
    let waiter = Waiter()
    let timer = timeout.map { timeout in
      Task.detached {
        try await Task.sleep(for: timeout)
        waiter.resume(false)
      }
    }
    defer { timer?.cancel() }
    return await wait(waiter, isolation: #isolation, begin: begin)
  }

  /// Waits without a hop through the global executor.
  ///
  /// A continuation resumes on the global executor and hops from there to the actor of the waiting task, which wakes
  /// another thread. On the main actor, the task prefers an executor that hops there directly. Other tasks do not,
  /// because their code would run on the thread that calls ``resume(_:)``.
  private static func wait(
    _ waiter: Waiter,
    isolation: isolated (any Actor)?,
    begin: (Waiter) -> Void
  ) async -> Bool {
    guard isolation === MainActor.shared, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
    else { return await suspend(waiter, isolation: isolation, begin: begin) }
    return await withTaskExecutorPreference(ImmediateExecutor.shared) {
      await suspend(waiter, isolation: isolation, begin: begin)
    }
  }

  private static func suspend(
    _ waiter: Waiter,
    isolation: isolated (any Actor)?,
    begin: (Waiter) -> Void
  ) async -> Bool {
    await withUnsafeContinuation { continuation in
      waiter.wait(continuation)
      begin(waiter)
    }
  }

  /// Resumes the waiting task.
  ///
  /// Only the first call counts, even if it comes before the wait.
  func resume(_ result: Bool) {
    let continuation = state.withLock { state -> UnsafeContinuation<Bool, Never>? in
      switch state {
      case .notYetWaiting:
        state = .resumed(result)
        return nil
      case .waiting(let continuation):
        state = .resumed(result)
        return continuation
      case .resumed:
        return nil
      }
    }
    continuation?.resume(returning: result)
  }

  private func wait(_ continuation: UnsafeContinuation<Bool, Never>) {
    let result = state.withLock { state -> Bool? in
      guard case .resumed(let result) = state else {
        state = .waiting(continuation)
        return nil
      }
      return result
    }
    guard let result else { return }
    continuation.resume(returning: result)
  }
}

/// Runs each job at once, on the thread that enqueues it.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
private final class ImmediateExecutor: TaskExecutor {
  static let shared = ImmediateExecutor()

  func enqueue(_ job: consuming ExecutorJob) {
    UnownedJob(job).runSynchronously(on: asUnownedTaskExecutor())
  }
}
