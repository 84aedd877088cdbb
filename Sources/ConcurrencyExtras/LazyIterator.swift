/// The iterator of a sequence, created with the first element.
///
/// NB: `@unchecked Sendable` holds because its stream requests one element at a time.
final class LazyIterator<Base: AsyncSequence & Sendable>: @unchecked Sendable {
  private let base: Base
  private var iterator: Base.AsyncIterator?

  init(_ base: Base) {
    self.base = base
  }

  func next() async throws -> Base.Element? {
    var current = iterator ?? base.makeAsyncIterator()
    defer { iterator = current }
    return try await current.next()
  }
}
