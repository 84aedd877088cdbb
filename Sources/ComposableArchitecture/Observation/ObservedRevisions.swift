#if canImport(Darwin)
internal import ConcurrencyExtras
#else
internal import Synchronization
#endif
internal import Observation

/// The head of a history whose value was read, and the observers of the value and of its copies.
///
/// The registrar is in an object. Its size is not known at compile time, so a state that contains it takes ten times as
/// long to copy.
final class ObservedRevisions: Sendable {
  let registrar: ObservationRegistrar

  /// Creates revisions that nobody observes yet.
  ///
  /// - Parameter head: The latest revision.
  init(head: Int) {
    registrar = ObservationRegistrar()
    self.head = .init(head)
    collectionRead = .init(false)
  }

  /// Creates the revisions of a copy that leaves others.
  ///
  /// - Parameter other: The other revisions, which share their observers.
  init(leaving other: ObservedRevisions) {
    registrar = other.registrar
    head = .init(0)
    collectionRead = .init(other.isCollectionRead)
  }

  #if canImport(Darwin)
  // NB: Atomics need later systems than this package does.
  private let head: Locked<Int>
  private let collectionRead: Locked<Bool>

  var isCollectionRead: Bool { collectionRead.withLock { $0 } }

  func noteCollectionRead() {
    collectionRead.withLock { $0 = true }
  }

  func isHead(_ revision: Int) -> Bool {
    head.withLock { $0 == revision }
  }

  func advance(from revision: Int) -> Bool {
    head.withLock {
      guard $0 == revision else { return false }
      $0 &+= 1
      return true
    }
  }
  #else
  private let head: Atomic<Int>
  private let collectionRead: Atomic<Bool>

  var isCollectionRead: Bool { collectionRead.load(ordering: .relaxed) }

  func noteCollectionRead() {
    collectionRead.store(true, ordering: .relaxed)
  }

  func isHead(_ revision: Int) -> Bool {
    head.load(ordering: .relaxed) == revision
  }

  func advance(from revision: Int) -> Bool {
    head.compareExchange(expected: revision, desired: revision &+ 1, ordering: .relaxed).exchanged
  }
  #endif
}
