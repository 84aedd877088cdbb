internal import ConcurrencyExtras

/// The ids of the elements that did not make identified arrays longer during an operation, as the arrays had elements
/// with these ids.
///
/// A test store asks for them, to say why an assertion that appends an element changes nothing.
@usableFromInline
package final class LeftOutElements: Sendable {
  @TaskLocal private static var current: LeftOutElements?

  private let noted = Locked<[UncheckedSendable<Any>]>([])

  package init() {}

  /// The ids, in the order in which elements were added.
  package var ids: [Any] { noted.withLock { $0.map(\.value) } }

  /// Runs an operation, and notes the elements that are there already.
  package func noting<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try Self.$current.withValue(self) { try operation() }
  }

  /// Notes that an element with the id is there already.
  @inline(never)
  @usableFromInline
  static func note(_ id: some Hashable) {
    guard let current else { return }
    let id = UncheckedSendable<Any>(id)
    current.noted.withLock { $0.append(id) }
  }
}
