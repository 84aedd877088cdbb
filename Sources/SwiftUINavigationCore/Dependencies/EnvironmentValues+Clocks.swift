public import ViewLayer

extension EnvironmentValues {
  private enum ContinuousClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }

  private enum SuspendingClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { SuspendingClock() }
  }

  /// A clock for views that advances while the machine sleeps.
  ///
  /// ```swift
  /// @Environment(\.continuousClock) private var clock
  /// ```
  ///
  /// As in the original, the dependency with the same name is independent of this value.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set {
      self[ContinuousClockKey.self] = newValue
      setTimelineClock(newValue)
    }
  }

  /// A clock for views that stops while the machine sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}
