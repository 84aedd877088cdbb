public import Foundation

/// A generator of the current date.
///
/// ```swift
/// @Dependency(\.date) var date
///
/// let created = date.now
/// ```
public struct DateGenerator: Sendable {
  private var generate: @Sendable () -> Date

  /// Creates a generator from a function.
  public init(_ generate: @escaping @Sendable () -> Date) {
    self.generate = generate
  }

  /// A generator that always returns the same date.
  public static func constant(_ now: Date) -> Self {
    Self { now }
  }

  /// The current date.
  ///
  /// If it is set, the generator returns that date from then on.
  public var now: Date {
    get { generate() }
    set { generate = { newValue } }
  }

  /// The current date.
  public func callAsFunction() -> Date {
    generate()
  }
}
