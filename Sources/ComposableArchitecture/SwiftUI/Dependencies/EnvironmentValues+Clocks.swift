#if canImport(Darwin)
public import SwiftUI
#else
public import ViewCore
#endif

extension EnvironmentValues {
  private enum ContinuousClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { ContinuousClock() }
  }

  private enum SuspendingClockKey: EnvironmentKey {
    static var defaultValue: any Clock<Duration> { SuspendingClock() }
  }

  /// A clock for views, which goes on while the machine sleeps.
  ///
  /// ```swift
  /// @Environment(\.continuousClock) private var clock
  /// ```
  ///
  /// It is a value of the environment alone. The dependency of that name is another one, as in the original.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock for views, which stands still while the machine sleeps.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}
