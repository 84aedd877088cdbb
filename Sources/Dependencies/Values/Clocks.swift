import Clocks

extension DependencyValues {
  /// A clock that runs while the machine sleeps.
  ///
  /// ```swift
  /// @Dependency(\.continuousClock) var clock
  ///
  /// try await clock.sleep(for: .seconds(1))
  /// ```
  ///
  /// In a test it is an `UnimplementedClock`. Override it with a `TestClock` to decide how much time
  /// passes, or with an `ImmediateClock` where that does not matter.
  public var continuousClock: any Clock<Duration> {
    get { self[ContinuousClockKey.self] }
    set { self[ContinuousClockKey.self] = newValue }
  }

  /// A clock that stops while the machine sleeps.
  ///
  /// In a test it is an `UnimplementedClock`. Override it with a `TestClock` to decide how much time
  /// passes, or with an `ImmediateClock` where that does not matter.
  public var suspendingClock: any Clock<Duration> {
    get { self[SuspendingClockKey.self] }
    set { self[SuspendingClockKey.self] = newValue }
  }
}

private enum ContinuousClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = ContinuousClock()

  static var testValue: any Clock<Duration> {
    unimplemented(ContinuousClock(), key: Self.self)
  }
}

extension ContinuousClockKey: BuiltInKey {
  static let suggestedOverride =
    "$0.continuousClock = ImmediateClock()  // or a 'TestClock', which the test advances"
}

private enum SuspendingClockKey: DependencyKey {
  static let liveValue: any Clock<Duration> = SuspendingClock()

  static var testValue: any Clock<Duration> {
    unimplemented(SuspendingClock(), key: Self.self)
  }
}

extension SuspendingClockKey: BuiltInKey {
  static let suggestedOverride =
    "$0.suspendingClock = ImmediateClock()  // or a 'TestClock', which the test advances"
}

private func unimplemented(
  _ base: some Clock<Duration>,
  key: any TestDependencyKey.Type
) -> any Clock<Duration> {
  let use = UnimplementedUse(of: key)
  return UnimplementedClock(base) { member in
    // The deadline comes from the current time, whose read was reported before.
    guard member != .sleep else { return }
    use.report()
  }
}
