import ConcurrencyExtras
public import Foundation

/// Something that makes unique ids.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
///
/// let todo = Todo(id: uuid())
/// ```
public struct UUIDGenerator: Sendable {
  private let generate: @Sendable () -> UUID

  /// Creates a generator from a function.
  public init(_ generate: @escaping @Sendable () -> UUID) {
    self.generate = generate
  }

  /// A generator that always makes the same id.
  public static func constant(_ uuid: UUID) -> Self {
    Self { uuid }
  }

  /// A new generator that counts: its ids are `UUID(0)`, `UUID(1)` and so on.
  public static var incrementing: Self {
    let next = Locked(0)
    return Self {
      next.withLock { next in
        defer { next += 1 }
        return UUID(next)
      }
    }
  }

  /// Makes an id.
  public func callAsFunction() -> UUID {
    generate()
  }
}

extension UUID {
  /// Creates the id whose last digits are a number, in hexadecimal.
  ///
  /// `UUID(10)` is `00000000-0000-0000-0000-00000000000A`. A negative number differs from a positive
  /// one by a digit of its own: `UUID(-1)` is `00000000-0000-0001-0000-000000000001`.
  public init(_ intValue: Int) {
    let number = UInt64(intValue.magnitude)
    func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: number >> (index * 8)) }
    self.init(
      uuid: (
        0, 0, 0, 0, 0, 0, 0, intValue < 0 ? 1 : 0,
        byte(7), byte(6), byte(5), byte(4), byte(3), byte(2), byte(1), byte(0)
      )
    )
  }
}
