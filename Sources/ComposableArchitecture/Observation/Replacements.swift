#if canImport(Darwin)
internal import ConcurrencyExtras
#else
internal import Synchronization
#endif

/// Counts how often observed state was, or may have been, replaced by other state: in any store, and outside
/// of stores.
///
/// While the number stays, every row of a list is the one that it was. So a store need not look at a thousand
/// rows after each action. What is counted is said where it happens: when a field that holds features is set,
/// when a collection of features may have been changed, when the reducer of a child puts another in its place.
@usableFromInline
enum Replacements {
  #if canImport(Darwin)
  // NB: Atomic numbers need later systems than this package does.
  private static let number = Locked(0)

  static var count: Int { number.withLock { $0 } }

  @usableFromInline
  static func note() {
    number.withLock { $0 &+= 1 }
  }
  #else
  private static let number = Atomic(0)

  static var count: Int { number.load(ordering: .relaxed) }

  @usableFromInline
  static func note() {
    number.wrappingAdd(1, ordering: .relaxed)
  }
  #endif

  /// Counts, if something is a replacement.
  ///
  /// - Parameter isReplacement: Whether it is.
  /// - Returns: The same.
  @inlinable
  static func noting(_ isReplacement: Bool) -> Bool {
    if isReplacement { note() }
    return isReplacement
  }
}
