internal import ConcurrencyExtras

/// Notes whether a reducer applied a written value during the last operation.
///
/// A test store uses it to explain why a binding action changes nothing. Only debug builds note it.
final class AppliedWrites: Sendable {
  @TaskLocal private static var current: AppliedWrites?

  private let noted = Locked(false)

  /// Whether a value was applied.
  var isNoted: Bool {
    #if DEBUG
    noted.withLock { $0 }
    #else
    true
    #endif
  }

  /// Runs an operation, and notes the application of a value.
  func noting<Result>(_ operation: () -> Result) -> Result {
    #if DEBUG
    noted.withLock { $0 = false }
    return Self.$current.withValue(self, operation: operation)
    #else
    operation()
    #endif
  }

  /// Notes that a value is applied.
  static func note() {
    #if DEBUG
    current?.noted.withLock { $0 = true }
    #endif
  }
}
