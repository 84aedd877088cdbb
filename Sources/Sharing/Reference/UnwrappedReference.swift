import ConcurrencyExtras
import Foundation

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The value inside a shared optional.
///
/// When the optional becomes nil, this keeps the last value for the views that are leaving. Later changes affect only
/// this reference.
///
/// NB: `@unchecked Sendable` holds because `base` is sendable and constant.
class UnwrappedReference<Value>: DerivedReference, @unchecked Sendable {
  let base: any Reference<Value?>
  private let last: Locked<Last>

  private struct Last {
    var value: Value
    /// The state of the reference after the optional has become nil.
    var rest: Rest?
  }

  private final class Rest: Sendable {
    let observers = ValueObservers()
    /// Held by the thread that changes the value.
    let changeLock = NSRecursiveLock()
  }

  /// Refers to the value inside, or returns nil if there is none.
  init?(_ base: any Reference<Value?>) {
    guard let value = base.value else { return nil }
    self.base = base
    last = Locked(Last(value: value))
  }

  var id: ReferenceID { base.id.appending("?") }

  var value: Value {
    guard let value = base.value else {
      rest.observers.access()
      return lastValue
    }
    // The expected value of a test is not the last value.
    if SharedAssertion.current == nil { set(value) }
    return value
  }

  /// The value of the last read or change.
  private var lastValue: Value { last.withLock { $0.value } }

  private func set(_ value: Value) {
    // Swapped and not set, so that the old value is released without the lock.
    var value = value
    last.withLock { swap(&$0.value, &value) }
  }

  private var rest: Rest {
    last.withLock { last in
      let rest = last.rest ?? Rest()
      last.rest = rest
      return rest
    }
  }

  /// Changes the value of this reference alone, after the optional has become nil.
  fileprivate func changeRest<R>(_ operation: (inout Value) throws -> R) rethrows -> R {
    guard SharedAssertion.current == nil else {
      var value = lastValue
      return try operation(&value)
    }
    let rest = rest
    return try rest.observers.withMutationOnAnyThread {
      rest.changeLock.lock()
      defer { rest.changeLock.unlock() }
      var value = lastValue
      defer { set(value) }
      return try operation(&value)
    }
  }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.compactMap { $0 }.eraseToAnyPublisher()
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
    guard optional.value != nil else { return try changeRest(operation) }
    // The new value is the last value, even if it is removed before the next read.
    defer { _ = value }
    return try optional.withLock(at: location) { current in
      guard var value = current.take() else {
        // Another thread, or another process, has removed it.
        return try changeRest(operation)
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
