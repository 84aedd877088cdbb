import Foundation

/// A reference to a value that one thread reads or changes at a time.
///
/// Use it if an escaping `@Sendable` closure has to change a value outside of itself, as in test doubles:
///
/// ```swift
/// let events = LockIsolated<[String]>([])
/// let analytics = AnalyticsClient(track: { event in events.withValue { $0.append(event) } })
///
/// analytics.track("launch")
/// #expect(events.value == ["launch"])
/// ```
///
/// NB: `@unchecked Sendable` holds because `storage` is touched under `lock` alone.
@dynamicMemberLookup
public final class LockIsolated<Value>: @unchecked Sendable {
  private let lock = NSRecursiveLock()
  private var storage: Value

  /// Creates a reference to a value.
  ///
  /// - Parameter value: The first value, computed here and owned by the reference from then on.
  public init(_ value: @autoclosure @Sendable () throws -> Value) rethrows {
    storage = try value()
  }

  /// Reads a part of the value.
  public subscript<Subject: Sendable>(dynamicMember keyPath: KeyPath<Value, Subject>) -> Subject {
    lock.withLock { storage[keyPath: keyPath] }
  }

  /// Reads and changes the value while every other thread waits.
  ///
  /// The operation changes a copy, which replaces the value at the end of the operation, even if it throws. If the
  /// operation reads this reference, it gets the old value. If it writes to this reference, the copy overwrites that.
  ///
  /// - Parameter operation: Reads or changes the value.
  /// - Returns: The result of the operation.
  public func withValue<Result: Sendable>(
    _ operation: @Sendable (inout Value) throws -> Result
  ) rethrows -> Result {
    try lock.withLock {
      var value = storage
      defer { storage = value }
      return try operation(&value)
    }
  }

  /// Replaces the value.
  ///
  /// To compute the new value from the old one call ``withValue(_:)``, which lets no other thread
  /// in between reading and writing.
  ///
  /// - Parameter newValue: The new value, computed while every other thread waits.
  public func setValue(_ newValue: @autoclosure @Sendable () throws -> Value) rethrows {
    try lock.withLock { storage = try newValue() }
  }
}

extension LockIsolated where Value: Sendable {
  /// The value at this moment.
  ///
  /// Another thread may have changed it by the time you look at it: decide on a new value inside
  /// ``withValue(_:)``.
  public var value: Value {
    lock.withLock { storage }
  }
}
