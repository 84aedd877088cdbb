import ConcurrencyExtras
import Foundation

/// A clock without waits.
///
/// A sleep moves its time to the deadline and returns. Use it in a test or a preview in which the length of a delay
/// does not matter:
///
/// ```swift
/// let model = CountdownModel(clock: ImmediateClock())
/// await model.run()
/// #expect(model.isFinished)
/// ```
///
/// A loop that sleeps on it never ends; use a ``TestClock`` for timers.
public final class ImmediateClock<Duration: DurationProtocol & Hashable>: Clock, Sendable {
  /// A moment of an immediate clock: how far it is from the clock's beginning.
  public struct Instant: InstantProtocol {
    private let offset: Duration

    /// Creates the moment that is `offset` after the clock's beginning.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

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

  private let state: Locked<Instant>

  /// Creates a clock.
  ///
  /// - Parameter now: The first time that the clock shows.
  public init(now: Instant = Instant()) {
    state = Locked(now)
  }

  /// The deadline of the last sleep.
  public var now: Instant {
    state.withLock { $0 }
  }

  /// Zero: an immediate clock is exact.
  public var minimumResolution: Duration { .zero }

  /// Moves the clock to a deadline, lets other tasks run, and returns.
  ///
  /// - Parameters:
  ///   - deadline: The time that the clock shows from then on.
  ///   - tolerance: Has no effect.
  /// - Throws: `CancellationError` if the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    state.withLock { $0 = deadline }
    // NB: A task on an `EffectExecutor` goes to the end of its queue, which one yield does exactly.
    if EffectExecutor.current == nil {
      await Task.megaYield()
    } else {
      await Task.yield()
    }
  }
}

extension ImmediateClock where Duration == Swift.Duration {
  /// Creates a clock that shows zero.
  public convenience init() {
    self.init(now: Instant())
  }
}

extension Clock where Self == ImmediateClock<Swift.Duration> {
  /// A new clock without waits.
  public static var immediate: Self { ImmediateClock() }
}
