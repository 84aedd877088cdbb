import Foundation

/// A value in a format of `printf`, such as `"%.2f"`, with the digits and separators of a locale.
// NB: Unchecked, because the value is a number or a string, which the protocol does not say.
package struct SpecifiedNumber: Equatable, @unchecked Sendable {
  private let value: any CVarArg
  private let specifier: String
  /// The text without a locale.
  private let plain: String

  init(_ value: some CVarArg, specifier: String) {
    self.value = value
    self.specifier = specifier
    plain = String(format: specifier, value)
  }

  func string(in locale: Locale) -> String {
    String(format: specifier, locale: locale, value)
  }

  package static func == (first: Self, second: Self) -> Bool {
    first.plain == second.plain && first.specifier == second.specifier
  }
}
