import Foundation

/// Writes values as CSS.
enum CSS {
  /// Writes a length in points, which are CSS pixels.
  static func length(_ value: CGFloat) -> String {
    "\(number(value))px"
  }

  /// Writes a number without trailing zeros.
  ///
  /// NaN becomes 0, and infinity becomes the largest number in use.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let rounded = (min(max(value, -farthest), farthest) * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return String(whole)
  }

  /// Writes a factor of lengths with six decimals, so that also a long line ends at the right pixel.
  static func factor(_ value: Double) -> String {
    guard value.isFinite else { return number(value) }
    return exact((value * 1e6).rounded() / 1e6)
  }

  /// A limit beyond all lengths in points and all times in milliseconds.
  private static let farthest = 1e9

  /// Writes a number with full precision, without trailing zeros.
  static func exact(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// Writes a quoted string of letters, marks, numbers and a few other scalars only.
  ///
  /// It filters scalars, because a character that begins with a letter may contain a quote.
  static func quoted(_ value: String) -> String {
    let letters = value.unicodeScalars.filter { scalar in
      switch scalar.properties.generalCategory {
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .nonspacingMark, .spacingMark, .decimalNumber, .letterNumber, .otherNumber:
        true
      default: " -_.".unicodeScalars.contains(scalar)
      }
    }
    return "'\(String(letters))'"
  }

  /// Joins the declarations that are not `nil`.
  static func style(_ declarations: String?...) -> String? {
    var style: String?
    for case let declaration? in declarations where !declaration.isEmpty {
      style = style.map { "\($0);\(declaration)" } ?? declaration
    }
    return style
  }
}
