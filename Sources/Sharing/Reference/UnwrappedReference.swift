import ConcurrencyExtras

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The value inside a shared optional.
///
/// When the optional becomes nil, the last value gets a storage of its own, for the views that are leaving. Later
/// changes affect only this storage.
///
/// NB: `@unchecked Sendable` holds because `base` is sendable and constant.
class UnwrappedReference<Value>: DerivedReference, @unchecked Sendable {
  let base: any Reference<Value?>
  private let last: Locked<Last>

  private struct Last {
    /// The value of the last read or change.
    var value: Value
    /// The storage of the value after the optional has become nil.
    var rest: StoredReference<Value>?
  }

  /// Refers to the value inside, or returns nil if there is none.
  init?(_ base: any Reference<Value?>) {
    guard let value = base.value else { return nil }
    self.base = base
    last = Locked(Last(value: value))
  }

  var id: ReferenceID { base.id.appending("?") }

  var value: Value {
    guard let value = base.value else { return rest.value }
    // The expected value of a test is not the last value.
    if SharedAssertion.current == nil { keep(value) }
    return value
  }

  func value(with roots: SharedRoots) -> Value { base.value(with: roots) ?? value }

  private func keep(_ value: Value) {
    // The old value is released after the lock, because its `deinit` may read this reference.
    var new = Last(value: value)
    last.withLock { swap(&$0, &new) }
  }

  /// The storage of the last value, after the optional has become nil.
  fileprivate var rest: StoredReference<Value> {
    last.withLock { last in
      let rest = last.rest ?? StoredReference(last.value)
      last.rest = rest
      return rest
    }
  }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher
      .map { [weak self] value in
        // The last value was published already.
        value.map { Just($0).eraseToAnyPublisher() }
          ?? self?.rest.publisher.dropFirst().eraseToAnyPublisher()
          ?? Empty().eraseToAnyPublisher()
      }
      .switchToLatest()
      .eraseToAnyPublisher()
  }
}

/// The value inside a shared optional that can be changed.
///
/// A change after the optional has become nil affects this reference alone. A view that is leaving does not restore the
/// removed value.
///
/// NB: `@unchecked Sendable` holds because `base` is sendable and constant.
final class MutableUnwrappedReference<Value>: UnwrappedReference<Value>, MutableReference,
  @unchecked Sendable
{
  private let optional: any MutableReference<Value?>

  init?(_ optional: any MutableReference<Value?>) {
    self.optional = optional
    super.init(optional)
  }

  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    guard optional.value != nil else { return try rest.withLock(at: location, operation) }
    // The new value is the last value, even if it is removed before the next read.
    defer { _ = value }
    return try optional.withLock(at: location) { current in
      guard var value = current.take() else {
        // Another thread, or another process, has removed it.
        return try rest.withLock(at: location, operation)
      }
      defer { current = value }
      return try operation(&value)
    }
  }

  var saveError: (any Error)? { optional.saveError }

  func save() async throws {
    try await optional.save()
  }
}
