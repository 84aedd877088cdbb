import Foundation

/// Knows the locales that write small integers like Swift: with the digits 0 to 9 and no separators.
///
/// With Foundation's format instead, the benchmark 'tap to patch, 1000 rows that read one state' takes a third more.
@MainActor
enum PlainNumbers {
  /// Browsers choose their locales, so that the cache must not grow with each.
  static let capacity = 256
  private(set) static var known: [String: Bool] = [:]

  /// Returns whether integers below 1,000 need no formatting.
  static func areUsed(in locale: Locale) -> Bool {
    if let answer = known[locale.identifier] { return answer }
    let answer = [0, 7, 123, -456, 999].allSatisfy {
      $0.formatted(.number.locale(locale)) == String($0)
    }
    if known.count >= capacity { known.removeAll(keepingCapacity: true) }
    known[locale.identifier] = answer
    return answer
  }
}
