#if canImport(Darwin)
import ConcurrencyExtras

/// Values by the keys of their dependencies, behind a lock, for each context.
///
/// Atomics need later systems than this package does.
final class PublishedBoxes: Sendable {
  private struct Tables {
    var context = DependencyContext.process
    var boxes: [DependencyContext: [ObjectIdentifier: any AnyValueBox]] = [:]
  }

  private let tables = Locked(Tables())

  /// The box of a key, if it is here.
  func box(of key: ObjectIdentifier) -> AnyObject? {
    tables.withLock { $0.boxes[$0.context]?[key] }
  }

  /// Adds a box.
  func insert(_ box: any AnyValueBox, for key: ObjectIdentifier) {
    tables.withLock { $0.boxes[$0.context, default: [:]][key] = box }
  }

  /// Shows the boxes of a context.
  func show(_ context: DependencyContext) {
    tables.withLock { $0.context = context }
  }
}
#endif
