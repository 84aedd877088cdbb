package import Foundation

/// A number in a literal, which is formatted with a locale.
package enum LocalizedNumber: Equatable, Sendable {
  case integer(Int)
  case unsigned(UInt)
  /// An integer beyond the limits of `Int` and `UInt`.
  case large(String)
  case double(Double)
  case specified(SpecifiedNumber)

  package init(_ number: some FixedWidthInteger) {
    if let integer = Int(exactly: number) {
      self = .integer(integer)
    } else if let unsigned = UInt(exactly: number) {
      self = .unsigned(unsigned)
    } else {
      self = .large("\(number)")
    }
  }

  package init(_ number: some BinaryFloatingPoint) {
    self = .double(Double(number))
  }

  package init(_ value: some CVarArg, specifier: String) {
    self = .specified(SpecifiedNumber(value, specifier: specifier))
  }

  package func string(in locale: Locale) -> String {
    switch self {
    case .integer(let number): number.formatted(.number.locale(locale))
    case .unsigned(let number): number.formatted(.number.locale(locale))
    case .large(let digits): digits
    case .double(let number): number.formatted(.number.precision(.fractionLength(6)).locale(locale))
    case .specified(let number): number.string(in: locale)
    }
  }
}
