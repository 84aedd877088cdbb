import ConcurrencyExtras
import Foundation

/// The search for the place of a crash, on a thread of its own.
///
/// It takes seconds in a large program, and much longer beside other work. The recordings must not wait for it.
final class PlaceSearch: Sendable {
  private let found = Locked<Crash.Place?>(nil)
  private let end = DispatchSemaphore(value: 0)

  init(_ calls: CrashCalls?) {
    Thread.detachNewThread { [self] in
      let place = calls?.place()
      found.withLock { $0 = place }
      end.signal()
    }
  }

  /// The place, or nil if it is unknown or not found by a time.
  func place(by deadline: DispatchTime) -> Crash.Place? {
    // The next call finds the search at its end, too.
    if end.wait(timeout: deadline) == .success { end.signal() }
    return found.withLock { $0 }
  }
}
