#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Compares values of types that are not known to be equatable.
enum Equality {
  /// Compares two values by their bytes and, where these differ, by `==` if the type has it.
  ///
  /// Different values are never regarded as equal. Equal values may be regarded as different, which costs no more
  /// than a needless run of a body.
  static func areEqual<T>(_ first: T, _ second: T) -> Bool {
    if haveEqualBytes(first, second) { return true }
    guard let type = T.self as? any Equatable.Type else { return false }
    return type.areEqual(first, second)
  }

  private static func haveEqualBytes<T>(_ first: T, _ second: T) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in
        guard let first = first.baseAddress, let other = second.baseAddress else { return true }
        return memcmp(first, other, second.count) == 0
      }
    }
  }
}

extension Equatable {
  fileprivate static func areEqual(_ first: Any, _ second: Any) -> Bool {
    guard let first = first as? Self, let second = second as? Self else { return false }
    return first == second
  }
}
