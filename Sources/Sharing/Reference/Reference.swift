import ConcurrencyExtras

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// A reference to a shared value, or to a part of one.
///
/// Each value has one ``StoredReference``. All other references are parts of it.
protocol Reference<Value>: AnyObject, Sendable {
  associatedtype Value

  /// Equal for references to the same part of the same value.
  var id: ReferenceID { get }

  /// The value; a read is observed.
  var value: Value { get }

  /// The value as it was when the roots had other values.
  func value(with roots: SharedRoots) -> Value

  /// The description of the key, or nil if the value has no key.
  var key: String? { get }

  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  func load() async throws

  /// The current value and all later ones.
  var publisher: AnyPublisher<Value, Never> { get }
}

/// The values of stored references at another time.
///
/// References that are not in it have their current value.
package typealias SharedRoots = [ObjectIdentifier: Any]

extension Reference {
  /// The name of the value in issues.
  var description: String { key ?? "'\(Value.self)' without a key" }
}

/// A reference to a shared value that may be changed.
protocol MutableReference<Value>: Reference {
  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R

  var saveError: (any Error)? { get }
  func save() async throws
}
