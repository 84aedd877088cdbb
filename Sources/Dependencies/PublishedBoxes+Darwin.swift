#if canImport(Darwin)
import ConcurrencyExtras

/// Values by the keys of their dependencies, behind a lock.
///
/// Atomics need later systems than this package does.
final class PublishedBoxes: Sendable {
  private let table = Locked<[ObjectIdentifier: any AnyValueBox]>([:])

  /// The box of a key, if it is here.
  func box(of key: ObjectIdentifier) -> AnyObject? {
    table.withLock { $0[key] }
  }

  /// Adds a box.
  func insert(_ box: any AnyValueBox, for key: ObjectIdentifier) {
    table.withLock { $0[key] = box }
  }

  /// Forgets all boxes.
  func removeAll() {
    table.withLock { $0 = [:] }
  }
}
#endif
