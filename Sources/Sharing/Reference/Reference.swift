import ConcurrencyExtras

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

/// A place of a shared value, which those who share it refer to.
///
/// There is one ``StoredReference`` for each value. All others are parts of one.
protocol Reference<Value>: AnyObject, Sendable {
  associatedtype Value

  /// Equal for references to the same part of the same value.
  var id: ReferenceID { get }

  /// The value; reading it is observed.
  var value: Value { get }

  /// The key of the value as it is written, or nil if no key keeps it.
  var key: String? { get }

  var isLoading: Bool { get }
  var loadError: (any Error)? { get }
  func load() async throws

  /// The value, and each one that it becomes.
  var publisher: AnyPublisher<Value, Never> { get }
}

extension Reference {
  /// The name of the value in issues.
  var description: String { key ?? "'\(Value.self)' without a key" }
}

/// A place of a shared value that those who share it may change.
protocol MutableReference<Value>: Reference {
  func withLock<R>(
    at location: SourceLocation,
    _ operation: (inout Value) throws -> R
  ) rethrows -> R

  var saveError: (any Error)? { get }
  func save() async throws
}
