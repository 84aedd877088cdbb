#if canImport(Darwin)
import ViewLayer

extension EnvironmentValues {
  /// Does nothing: the system's timelines have a clock of their own.
  mutating func setTimelineClock(_ clock: any Clock<Duration>) {}
}
#else
import ViewCore

extension EnvironmentValues {
  /// Has the dates of timelines pass as a clock does.
  mutating func setTimelineClock(_ clock: any Clock<Duration>) {
    timelineClock = clock
  }
}
#endif
