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
/// The history also has the observers, once a field was read. Most elements of a long list are never read.
@usableFromInline
final class RevisionHistory: Sendable {
  /// Creates a history without observers.
  init() {}

  /// Creates a history for a copy that leaves another one.
  ///
  /// - Parameter other: The history of the copy. Both share their observers, if there may be any.
  init(leaving other: RevisionHistory) {
    other.ifObserved { keep(ObservedRevisions(leaving: $0)) }
  }

  #if canImport(Darwin)
  // NB: Atomics need later systems than this package does.
  private let unobservedHead = Locked(0)
  private let madeObserved = Locked<ObservedRevisions?>(nil)

  @discardableResult
  private func ifObserved<T>(_ body: (ObservedRevisions) -> T) -> T? {
    madeObserved.withLock { $0 }.map(body)
  }

  private func keep(_ observed: ObservedRevisions) {
    madeObserved.withLock { $0 = observed }
  }

  /// Calls a function with the registrar of the observers.
  @usableFromInline
  func withRegistrar(_ body: (ObservationRegistrar) -> Void) {
    body(observe().registrar)
  }

  private func observe() -> ObservedRevisions {
    unobservedHead.withLock { head in
      madeObserved.withLock { made in
        let observed = made ?? ObservedRevisions(head: head)
        made = observed
        return observed
      }
    }
  }

  func isHead(_ revision: Int) -> Bool {
    unobservedHead.withLock { head in ifObserved { $0.isHead(revision) } ?? (head == revision) }
  }

  /// Creates the next revision if the changed value is the head.
  ///
  /// - Parameter revision: The revision of the changed value.
  /// - Returns: Whether it was the head.
  func advance(from revision: Int) -> Bool {
    unobservedHead.withLock { head in
      if let isAdvanced = ifObserved({ $0.advance(from: revision) }) { return isAdvanced }
      guard head == revision else { return false }
      head &+= 1
      return true
    }
  }
  #else
  /// The head, or the address of the observed revisions, which the history retains.
  ///
  /// NB: One word, so that an element that is never read takes 32 bytes and not 48. A head is shifted and odd.
  private let word = Atomic<UInt>(1)

  /// Calls a function with the observed revisions, if there are any.
  @discardableResult
  private func ifObserved<T>(_ body: (ObservedRevisions) -> T) -> T? {
    // The history retains them for as long as it exists.
    Self.observed(word.load(ordering: .acquiring))?._withUnsafeGuaranteedRef(body)
  }

  /// The observed revisions whose address a word is, or nil for a head.
  private static func observed(_ word: UInt) -> Unmanaged<ObservedRevisions>? {
    guard word & 1 == 0 else { return nil }
    return UnsafeRawPointer(bitPattern: word).map(Unmanaged.fromOpaque)
  }

  private static func word(head: Int) -> UInt {
    UInt(bitPattern: head) << 1 | 1
  }

  private func keep(_ observed: ObservedRevisions) {
    let address = Unmanaged.passRetained(observed).toOpaque()
    word.store(UInt(bitPattern: address), ordering: .releasing)
  }

  /// Calls a function with the registrar of the observers.
  @usableFromInline
  func withRegistrar(_ body: (ObservationRegistrar) -> Void) {
    let known = Self.observed(word.load(ordering: .acquiring)) ?? observe()
    known._withUnsafeGuaranteedRef { body($0.registrar) }
  }

  /// Makes room for observers, unless another thread was faster.
  @inline(never)
  private func observe() -> Unmanaged<ObservedRevisions> {
    while true {
      let found = word.load(ordering: .acquiring)
      if let observed = Self.observed(found) { return observed }
      let observed = Unmanaged.passRetained(ObservedRevisions(head: Int(found >> 1)))
      let isFirst = word.compareExchange(
        expected: found,
        desired: UInt(bitPattern: observed.toOpaque()),
        ordering: .acquiringAndReleasing
      ).exchanged
      guard !isFirst else { return observed }
      observed.release()
    }
  }

  deinit {
    Self.observed(word.load(ordering: .acquiring))?.release()
  }

  func isHead(_ revision: Int) -> Bool {
    let found = word.load(ordering: .acquiring)
    guard let observed = Self.observed(found) else { return found == Self.word(head: revision) }
    return observed._withUnsafeGuaranteedRef { $0.isHead(revision) }
  }

  /// Creates the next revision if the changed value is the head.
  ///
  /// - Parameter revision: The revision of the changed value.
  /// - Returns: Whether it was the head.
  func advance(from revision: Int) -> Bool {
    let found = word.load(ordering: .acquiring)
    if let observed = Self.observed(found) {
      return observed._withUnsafeGuaranteedRef { $0.advance(from: revision) }
    }
    let head = Self.word(head: revision)
    guard found == head else { return false }
    let isUnchanged = word.compareExchange(
      expected: head,
      desired: Self.word(head: revision &+ 1),
      ordering: .acquiringAndReleasing
    ).exchanged
    // Another thread has made room for observers, or has advanced a copy.
    return isUnchanged || advance(from: revision)
  }
  #endif

  /// Whether a field was ever read and may have observers.
  @usableFromInline var isRead: Bool { ifObserved { _ in true } ?? false }

  /// Whether a collection of features was ever read and may have observers.
  @usableFromInline var isCollectionRead: Bool { ifObserved(\.isCollectionRead) ?? false }

  @usableFromInline
  func noteCollectionRead() {
    ifObserved { $0.noteCollectionRead() }
  }
}
