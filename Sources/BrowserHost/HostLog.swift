import Foundation
import Synchronization

/// Where a server says what it refused: one line each, counted, and never a flood.
package final class HostLog: Sendable {
  private struct State {
    var rate: RateLimit
    var count = 0
    var leftOut = 0
  }

  private let write: @Sendable (String) -> Void
  private let now: @Sendable () -> ContinuousClock.Instant
  private let state: Mutex<State>

  /// - Parameters:
  ///   - linesPerSecond: How many lines a second are written; the others are counted alone.
  ///   - now: The time, which a test holds in its hand.
  ///   - write: Writes one line.
  package init(
    linesPerSecond: Int = 10,
    now: @escaping @Sendable () -> ContinuousClock.Instant = { .now },
    write: @escaping @Sendable (String) -> Void
  ) {
    self.write = write
    self.now = now
    let rate = RateLimit(perSecond: linesPerSecond, burst: linesPerSecond, now: now())
    state = Mutex(State(rate: rate))
  }

  /// A log that writes to the terminal's error stream.
  package static func standardError() -> HostLog {
    HostLog { line in FileHandle.standardError.write(Data((line + "\n").utf8)) }
  }

  /// How many things were reported, written or not.
  package var count: Int { state.withLock(\.count) }

  package func report(_ event: HostEvent) {
    let instant = now()
    let leftOut: Int? = state.withLock { state in
      state.count += 1
      guard state.rate.take(at: instant) else {
        state.leftOut += 1
        return nil
      }
      defer { state.leftOut = 0 }
      return state.leftOut
    }
    guard let leftOut else { return }
    if leftOut > 0 { write(HostIssues.leftOut(leftOut)) }
    write(HostIssues.line(for: event))
  }
}
