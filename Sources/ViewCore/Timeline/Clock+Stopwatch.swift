extension Clock<Duration> {
  /// Returns a closure that returns the time since this call.
  func stopwatch() -> () -> Duration {
    let begin = now
    return { begin.duration(to: self.now) }
  }
}
