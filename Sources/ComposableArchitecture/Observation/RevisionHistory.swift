#if canImport(Darwin)
internal import ConcurrencyExtras
#else
internal import Synchronization
#endif
public import Observation

/// The revisions that a value goes through by changes in place.
///
/// Each has a revision, and the latest is the head.
///
/// ```
/// value:  0 ──► 1 ──► 2   the head: observers were notified of each change
/// copy:         └ 1       an older revision: a different identity
/// ```
///
/// A change of the head creates the next revision and notifies the observers. A copy keeps its revision. So two reads
/// that both see the head see no difference that observers were not notified of. A read of another revision sees a
/// copy that replaced the value. A change of an older revision starts a new history, so that revisions stay
/// consecutive.
///
/// The history also has the observers, once there may be any. Most elements of a long list are never read.
@usableFromInline
final class RevisionHistory: Sendable {
  /// Creates a history without observers.
  init() {}

  /// Creates a history for a copy that leaves another one.
  ///
  /// - Parameter other: The history of the copy. Both share their observers, if there may be any.
  init(leaving other: RevisionHistory) {
    guard other.isRead else { return }
    share(other.observers)
    noteRead()
    if other.isCollectionRead { noteCollectionRead() }
  }

  #if canImport(Darwin)
  // NB: Atomics need later systems than this package does.
  private let madeObservers = Locked<StateObservers?>(nil)

  /// The observers of the value and of its copies.
  private var observers: StateObservers {
    madeObservers.withLock { made in
      let observers = made ?? StateObservers()
      made = observers
      return observers
    }
  }

  private func share(_ observers: StateObservers) {
    madeObservers.withLock { $0 = observers }
  }

  /// Calls a function with the registrar of the observers.
  @usableFromInline
  func withRegistrar(_ body: (ObservationRegistrar) -> Void) {
    body(observers.registrar)
  }

  private let head = Locked(0)
  private let anythingRead = Locked(false)
  private let collectionRead = Locked(false)

  /// Whether a field was ever read and may have observers.
  @usableFromInline var isRead: Bool { anythingRead.withLock { $0 } }

  @usableFromInline
  func noteRead() {
    anythingRead.withLock { $0 = true }
  }

  /// Whether a collection of features was ever read and may have observers.
  @usableFromInline var isCollectionRead: Bool { collectionRead.withLock { $0 } }

  @usableFromInline
  func noteCollectionRead() {
    collectionRead.withLock { $0 = true }
  }

  func isHead(_ revision: Int) -> Bool {
    head.withLock { $0 == revision }
  }

  /// Creates the next revision if the changed value is the head.
  ///
  /// - Parameter revision: The revision of the changed value.
  /// - Returns: Whether it was the head.
  func advance(from revision: Int) -> Bool {
    head.withLock {
      guard $0 == revision else { return false }
      $0 &+= 1
      return true
    }
  }
  #else
  /// The address of the observers, which the history retains, or 0.
  ///
  /// NB: An `AtomicLazyReference` looks up its type for each read of a field, which takes three times as long.
  private let madeObservers = Atomic<UInt>(0)

  /// Calls a function with the registrar of the observers.
  @usableFromInline
  func withRegistrar(_ body: (ObservationRegistrar) -> Void) {
    guard let known else { return body(observers.registrar) }
    // The history retains them for as long as it exists.
    known._withUnsafeGuaranteedRef { body($0.registrar) }
  }

  /// The observers of the value and of its copies.
  private var observers: StateObservers {
    known?.takeUnretainedValue() ?? share(StateObservers())
  }

  private var known: Unmanaged<StateObservers>? {
    UnsafeRawPointer(bitPattern: madeObservers.load(ordering: .acquiring))
      .map(Unmanaged.fromOpaque)
  }

  /// Keeps observers, unless another thread was faster.
  ///
  /// - Parameter observers: The observers.
  /// - Returns: The observers of the history.
  @inline(never)
  @discardableResult
  private func share(_ observers: StateObservers) -> StateObservers {
    let reference = Unmanaged.passRetained(observers)
    let isFirst = madeObservers.compareExchange(
      expected: 0,
      desired: UInt(bitPattern: reference.toOpaque()),
      ordering: .acquiringAndReleasing
    ).exchanged
    guard !isFirst else { return observers }
    reference.release()
    return self.observers
  }

  deinit {
    known?.release()
  }

  private let head = Atomic(0)
  private let anythingRead = Atomic(false)
  private let collectionRead = Atomic(false)

  /// Whether a field was ever read and may have observers.
  @usableFromInline var isRead: Bool { anythingRead.load(ordering: .relaxed) }

  @usableFromInline
  func noteRead() {
    anythingRead.store(true, ordering: .relaxed)
  }

  /// Whether a collection of features was ever read and may have observers.
  @usableFromInline var isCollectionRead: Bool { collectionRead.load(ordering: .relaxed) }

  @usableFromInline
  func noteCollectionRead() {
    collectionRead.store(true, ordering: .relaxed)
  }

  func isHead(_ revision: Int) -> Bool {
    head.load(ordering: .relaxed) == revision
  }

  /// Creates the next revision if the changed value is the head.
  ///
  /// - Parameter revision: The revision of the changed value.
  /// - Returns: Whether it was the head.
  func advance(from revision: Int) -> Bool {
    head.compareExchange(expected: revision, desired: revision &+ 1, ordering: .relaxed).exchanged
  }
  #endif
}

/// The observers of a value and of its copies, as an object.
///
/// The size of the platform's registrar is not known at compile time, so a state that contains it takes ten times as
/// long to copy.
private final class StateObservers: Sendable {
  let registrar = ObservationRegistrar()
}
