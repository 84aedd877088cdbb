#if os(Linux)
import ConcurrencyExtras
import Dispatch

/// Hashes passwords one after the other, on a thread that nothing else waits for.
///
/// Hashing takes long by design. Networks alternate, and share the places by ``FairShare``. So one network delays the
/// others by two hashes at most.
final class HashQueue: Sendable {
  typealias Work = @Sendable () -> Void

  private struct State {
    var waiting = FairQueue<Work>()
    var count = 0
  }

  private let limit: Int
  private let queue = DispatchQueue(label: "BrowserHost.HashQueue", qos: .userInitiated)
  private let state = Locked(State())

  /// - Parameter limit: The number of passwords that may wait.
  init(limit: Int) {
    self.limit = limit
  }

  /// Hashes a password of a network, unless too many wait.
  ///
  /// - Returns: Whether it will be hashed.
  func add(for network: IPAddress?, _ work: @escaping Work) -> Bool {
    let hasRoom = state.withLock { state in
      let own = state.waiting.count(of: network) + 1
      guard FairShare.allows(own, whileAll: state.count + 1, limit: limit) else { return false }
      state.count += 1
      state.waiting.add(work, for: network)
      return true
    }
    guard hasRoom else { return false }
    queue.async { [self] in
      // Each call does one piece of work, which need not be that of the call.
      state.withLock { $0.waiting.next() }?()
      state.withLock { $0.count -= 1 }
    }
    return true
  }
}
#endif
