internal import ConcurrencyExtras

/// The ids of elements that identified arrays did not add during the last operation, because they had elements with
/// these ids.
///
/// A test store uses them to explain why an assertion that appends an element changes nothing.
@usableFromInline
package final class SkippedDuplicates: Sendable {
  @TaskLocal private static var current: SkippedDuplicates?

  private let noted = Locked<[UncheckedSendable<Any>]>([])

  package init() {}

  /// The ids, in the order in which elements were added.
  package var ids: [Any] { noted.withLock { $0.map(\.value) } }

  /// Runs an operation, and notes the elements that the arrays have already.
  package func noting<Result>(_ operation: () throws -> Result) rethrows -> Result {
    noted.withLock { $0 = [] }
    return try Self.$current.withValue(self) { try operation() }
  }

  /// Notes that an array has an element with the id already.
  @inline(never)
  @usableFromInline
  static func note(_ id: some Hashable) {
    guard let current else { return }
    let id = UncheckedSendable<Any>(id)
    current.noted.withLock { $0.append(id) }
  }
}
