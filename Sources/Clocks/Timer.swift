extension Clock where Duration: Hashable {
  /// A sequence with an element after each interval.
  ///
  /// ```swift
  /// for await _ in clock.timer(interval: .seconds(1)) {
  ///   secondsElapsed += 1
  /// }
  /// ```
  ///
  /// The first element comes after one interval. It ends when the task is cancelled.
  ///
  /// - Parameters:
  ///   - interval: The time from one element to the next.
  ///   - tolerance: How late an element may be. `nil` leaves that to the clock.
  /// - Returns: A sequence of the moments at which its elements are produced.
  public func timer(
    interval: Duration,
    tolerance: Duration? = nil
  ) -> _AsyncTimerSequence<AnyClock<Duration>> {
    _AsyncTimerSequence(interval: interval, tolerance: tolerance, clock: AnyClock(self))
  }
}
