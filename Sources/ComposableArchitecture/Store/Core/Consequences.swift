internal import ConcurrencyExtras
internal import Sharing

/// Sees whether an action has consequences, in debug builds: whether observed or shared state changes, or an
/// effect begins, be it one that ends at once.
enum Consequences {
  @TaskLocal private static var areSeen: Locked<Bool>?

  /// Notes that something follows from the action that is handled.
  static func note() {
    areSeen?.withLock { $0 = true }
  }

  /// Runs an operation; returns whether anything followed from it as well.
  static func look<Result>(during operation: () -> Result) -> (Result, areThere: Bool) {
    let seen = Locked(false)
    let sharedChanges = SharedChangeTracker.changeCount
    let result = $areSeen.withValue(seen, operation: operation)
    let areThere = seen.withLock { $0 } || sharedChanges != SharedChangeTracker.changeCount
    if areThere { note() }
    return (result, areThere)
  }
}
