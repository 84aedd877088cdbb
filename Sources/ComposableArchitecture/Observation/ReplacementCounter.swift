#if canImport(Darwin)
internal import ConcurrencyExtras
#else
internal import Synchronization
#endif

/// Counts how often observed state was, or may have been, replaced by other state, in all stores and outside of
/// stores.
///
/// While the count stays the same, no row of a list was replaced. So a store need not compare a thousand rows after
/// each action, which the benchmark '1000 rows that were read, unrelated action' shows. The count increases when a field
/// that holds features is set, and when a child's reducer replaces the child. It also increases when a collection of
/// features may have changed.
@usableFromInline
enum ReplacementCounter {
  #if canImport(Darwin)
  // NB: Atomics need later systems than this package does.
  private static let number = Locked(0)

  static var count: Int { number.withLock { $0 } }

  @usableFromInline
  static func increment() {
    number.withLock { $0 &+= 1 }
  }
  #else
  private static let number = Atomic(0)

  static var count: Int { number.load(ordering: .relaxed) }

  @usableFromInline
  static func increment() {
    number.wrappingAdd(1, ordering: .relaxed)
  }
  #endif

  /// Increments the count if a change is a replacement.
  ///
  /// - Parameter isReplacement: Whether the change is a replacement.
  /// - Returns: The argument.
  @inlinable
  static func increment(if isReplacement: Bool) -> Bool {
    if isReplacement { increment() }
    return isReplacement
  }
}
