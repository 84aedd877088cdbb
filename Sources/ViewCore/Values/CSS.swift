import Foundation

/// Writes values as a stylesheet spells them.
enum CSS {
  /// A length in points, which are a browser's pixels.
  static func length(_ value: CGFloat) -> String {
    "\(number(value))px"
  }

  /// A number without a needless fraction.
  ///
  /// What is not a number is 0, and what has no end is as far as a browser counts.
  static func number(_ value: Double) -> String {
    guard !value.isNaN else { return "0" }
    let rounded = (min(max(value, -farthest), farthest) * 1000).rounded() / 1000
    guard let whole = Int(exactly: rounded) else { return "\(rounded)" }
    return String(whole)
  }

  /// More points than any page has, and more milliseconds than anybody waits.
  private static let farthest = 1e9

  /// A number as exact as it is, without a needless fraction.
  static func exact(_ value: Double) -> String {
    Int(exactly: value).map(String.init) ?? "\(value)"
  }

  /// A string in quotes, of letters, marks, numbers and a few other scalars only.
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

  /// The declarations that are there, in one attribute.
  static func style(_ declarations: String?...) -> String? {
    var present: [String] = []
    for case let declaration? in declarations where !declaration.isEmpty {
      present.append(declaration)
    }
    return present.isEmpty ? nil : present.joined(separator: ";")
  }
}
