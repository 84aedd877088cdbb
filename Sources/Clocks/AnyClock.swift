/// A clock of any type.
///
/// An `any Clock<Duration>` has moments without a type that a property could have. The moments of this clock have one:
///
/// ```swift
/// let clock = AnyClock(ContinuousClock())
/// var lastRefresh: AnyClock<Duration>.Instant = clock.now
/// ```
///
/// Its time starts at its creation.
public final class AnyClock<Duration: DurationProtocol & Hashable>: Clock {
  /// A moment of an erased clock: the time since the creation of the clock.
  public struct Instant: InstantProtocol {
    fileprivate let offset: Duration

    public func advanced(by duration: Duration) -> Self {
      Self(offset: offset + duration)
    }

    public func duration(to other: Self) -> Duration {
      other.offset - offset
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  private let readNow: @Sendable () -> Instant
  private let readMinimumResolution: @Sendable () -> Duration
  private let sleepUntil: @Sendable (Instant, Duration?) async throws -> Void

  /// Hides the type of a clock.
  public init<C: Clock>(_ clock: C) where C.Instant.Duration == Duration {
    let start = clock.now
    readNow = { Instant(offset: start.duration(to: clock.now)) }
    readMinimumResolution = { clock.minimumResolution }
    sleepUntil = { deadline, tolerance in
      try await clock.sleep(until: start.advanced(by: deadline.offset), tolerance: tolerance)
    }
  }

  /// The current time of the wrapped clock.
  public var now: Instant { readNow() }

  /// The resolution of the wrapped clock.
  public var minimumResolution: Duration { readMinimumResolution() }

  /// Sleeps on the wrapped clock.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await sleepUntil(deadline, tolerance)
  }
}
