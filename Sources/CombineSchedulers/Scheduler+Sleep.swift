import ConcurrencyExtras

extension Scheduler {
  /// Suspends the task for a duration.
  ///
  /// ```swift
  /// try await DispatchQueue.main.sleep(for: .seconds(1))
  /// ```
  ///
  /// - Parameters:
  ///   - duration: How long to sleep.
  ///   - tolerance: How much later the task may wake.
  ///   - options: The scheduler's options.
  ///   - isolation: The actor of the caller.
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  public func sleep(
    for duration: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try await sleep(until: now.advanced(by: duration), tolerance: tolerance, options: options)
  }

  /// Suspends the task until a moment.
  ///
  /// - Parameters:
  ///   - deadline: When to wake.
  ///   - tolerance: How much later the task may wake.
  ///   - options: The scheduler's options.
  ///   - isolation: The actor of the caller.
  /// - Throws: `CancellationError`, as soon as the task is cancelled.
  public func sleep(
    until deadline: SchedulerTimeType,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) async throws {
    try Task.checkCancellation()
    let sleeper = Sleeper()
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        sleeper.fallAsleep(continuation)
        schedule(after: deadline, tolerance: tolerance, options: options) { sleeper.wake() }
      }
    } onCancel: {
      sleeper.wake()
    }
    try Task.checkCancellation()
  }
}

/// A task that sleeps, and wakes once.
private final class Sleeper: Sendable {
  private enum State {
    case awake
    case asleep(CheckedContinuation<Void, Never>)
    case woken
  }

  private let state = Locked(State.awake)

  func fallAsleep(_ continuation: CheckedContinuation<Void, Never>) {
    let isWoken = state.withLock { state in
      if case .woken = state { return true }
      state = .asleep(continuation)
      return false
    }
    if isWoken { continuation.resume() }
  }

  func wake() {
    let continuation = state.withLock { state -> CheckedContinuation<Void, Never>? in
      defer { state = .woken }
      guard case .asleep(let continuation) = state else { return nil }
      return continuation
    }
    continuation?.resume()
  }
}
