#if canImport(Darwin)
internal import ConcurrencyExtras
#else
internal import Synchronization
#endif
public import Observation

/// The values that came of one another by changes in place, in a row: each has a number, and the last is the
/// head.
///
/// A change of the head makes the next one, and its observers are told of it. A copy that is left behind keeps
/// its number. So who has seen the head and sees the head again has been told of all that differs, and who
/// sees another number sees a copy that was put in its place. A change of a copy that was left behind begins
/// a lineage of its own, which keeps the numbers in a row.
///
/// It knows the observers of all of them, too: the platform's registrar is of no size that the compiler knows,
/// and a state that has it in itself takes ten times as long to copy.
@usableFromInline
final class Lineage: Sendable {
  @usableFromInline let registrar: ObservationRegistrar

  /// Begins a lineage that nobody observes.
  init() {
    registrar = ObservationRegistrar()
  }

  /// Begins a lineage with a copy that was left behind.
  ///
  /// - Parameter other: The lineage of the copy, whose observers are those of this one.
  init(leaving other: Lineage) {
    registrar = other.registrar
    if other.isCollectionRead { noteCollectionRead() }
  }

  #if canImport(Darwin)
  // NB: Atomic numbers need later systems than this package does.
  private let head = Locked(0)
  private let collectionRead = Locked(false)

  /// Whether a collection of features was ever read, by who may observe it.
  @usableFromInline var isCollectionRead: Bool { collectionRead.withLock { $0 } }

  @usableFromInline
  func noteCollectionRead() {
    collectionRead.withLock { $0 = true }
  }

  func isHead(_ number: Int) -> Bool {
    head.withLock { $0 == number }
  }

  /// Makes the next value, if it is the head that is changed.
  ///
  /// - Parameter number: The number of the value that is changed.
  /// - Returns: Whether it was the head.
  func advance(from number: Int) -> Bool {
    head.withLock {
      guard $0 == number else { return false }
      $0 &+= 1
      return true
    }
  }
  #else
  private let head = Atomic(0)
  private let collectionRead = Atomic(false)

  /// Whether a collection of features was ever read, by who may observe it.
  @usableFromInline var isCollectionRead: Bool { collectionRead.load(ordering: .relaxed) }

  @usableFromInline
  func noteCollectionRead() {
    collectionRead.store(true, ordering: .relaxed)
  }

  func isHead(_ number: Int) -> Bool {
    head.load(ordering: .relaxed) == number
  }

  /// Makes the next value, if it is the head that is changed.
  ///
  /// - Parameter number: The number of the value that is changed.
  /// - Returns: Whether it was the head.
  func advance(from number: Int) -> Bool {
    head.compareExchange(expected: number, desired: number &+ 1, ordering: .relaxed).exchanged
  }
  #endif
}
