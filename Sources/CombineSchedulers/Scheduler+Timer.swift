extension Scheduler {
  /// A stream that has an element every so often.
  ///
  /// ```swift
  /// for await _ in DispatchQueue.main.timer(interval: .seconds(1)) {
  ///   secondsElapsed += 1
  /// }
  /// ```
  ///
  /// The first element comes after one interval. It ends when the task that reads it is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time from one element to the next.
  ///   - tolerance: How late an element may be.
  ///   - options: The scheduler's options.
  /// - Returns: A stream of the moments at which its elements are produced.
  public func timer(
    interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride = .zero,
    options: SchedulerOptions? = nil
  ) -> AsyncStream<SchedulerTimeType> {
    AsyncStream { continuation in
      let timer = schedule(
        after: now.advanced(by: interval),
        interval: interval,
        tolerance: tolerance,
        options: options
      ) {
        // Safe because a moment is a value of its own.
        nonisolated(unsafe) let now = now
        continuation.yield(now)
      }
      continuation.onTermination = Canceller(timer: timer).cancel
    }
  }

  /// Measures how much of the scheduler's time some work takes.
  ///
  /// - Parameter work: The work.
  /// - Returns: The time from its beginning to its end.
  public func measure(_ work: () throws -> Void) rethrows -> SchedulerTimeType.Stride {
    let start = now
    try work()
    return start.distance(to: now)
  }
}

/// Cancels a timer when its stream ends.
///
/// NB: `@unchecked Sendable` holds because schedulers let their work be cancelled from anywhere.
private struct Canceller: @unchecked Sendable {
  let timer: any Cancellable

  @Sendable func cancel(_: some Any) {
    timer.cancel()
  }
}
