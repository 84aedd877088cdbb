import ConcurrencyExtras

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// The value inside a shared optional.
///
/// Where the optional has become nil it is the last value that there was, for the views that are
/// leaving.
class UnwrappedReference<Value>: Reference, @unchecked Sendable {
  private let base: any Reference<Value?>
  private let last: Locked<Value>

  /// Refers to the value, unless there is none.
  init?(_ base: any Reference<Value?>) {
    guard let value = base.value else { return nil }
    self.base = base
    last = Locked(value)
  }

  var id: ReferenceID { base.id.appending("?") }

  var value: Value {
    guard let value = base.value else { return lastValue }
    // What a test says of a value is not what it was.
    if SharedAssertion.current == nil {
      last.withLock { $0 = value }
    }
    return value
  }

  /// The value when it was read last.
  fileprivate var lastValue: Value { last.withLock { $0 } }

  var description: String { base.description }
  var isLoading: Bool { base.isLoading }
  var loadError: (any Error)? { base.loadError }

  func load() async throws {
    try await base.load()
  }

  var publisher: AnyPublisher<Value, Never> {
    base.publisher.compactMap { $0 }.eraseToAnyPublisher()
  }
}

/// The value inside a shared optional that can be changed.
///
/// A change that comes when the optional is nil is lost, so that a view that is leaving does not bring
/// back what was removed.
///
/// NB: `@unchecked Sendable` holds because `base` is sendable and constant.
final class MutableUnwrappedReference<Value>: UnwrappedReference<Value>, MutableReference,
  @unchecked Sendable
{
  private let base: any MutableReference<Value?>

  init?(_ base: any MutableReference<Value?>) {
    self.base = base
    super.init(base)
  }

  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R {
    guard base.value != nil else {
      var value = value
      return try operation(&value)
    }
    // What was set is the last value there was, even if nobody reads it before it goes.
    defer { _ = value }
    return try base.withLock(at: location) { optional in
      guard var value = optional.take() else {
        // Another thread, or another process, has just removed it.
        var value = lastValue
        return try operation(&value)
      }
      defer { optional = value }
      return try operation(&value)
    }
  }

  var saveError: (any Error)? { base.saveError }

  func save() async throws {
    try await base.save()
  }
}
