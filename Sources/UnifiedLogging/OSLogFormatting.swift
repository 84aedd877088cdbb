internal import Foundation

/// The format of an integer in a log.
public struct OSLogIntegerFormatting: Sendable {
  private let radix: Int
  private let prefix: String
  private let isUppercase: Bool
  private let hasPlusSign: Bool
  private let digits: Int

  /// Digits from 0 to 9.
  public static var decimal: Self { decimal() }
  /// Digits from 0 to f.
  public static var hex: Self { hex() }
  /// Digits from 0 to 7.
  public static var octal: Self { octal() }

  /// Digits from 0 to 9.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number from 0 on has a plus sign.
  ///   - minDigits: The number of digits, which leading zeros fill up.
  /// - Returns: The format.
  public static func decimal(explicitPositiveSign: Bool = false, minDigits: Int = 1) -> Self {
    Self(
      radix: 10,
      prefix: "",
      isUppercase: false,
      hasPlusSign: explicitPositiveSign,
      digits: minDigits
    )
  }

  /// Digits from 0 to f.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number from 0 on has a plus sign.
  ///   - includePrefix: Whether the digits begin with "0x".
  ///   - uppercase: Whether the letters among the digits are large.
  ///   - minDigits: The number of digits, which leading zeros fill up.
  /// - Returns: The format.
  public static func hex(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    uppercase: Bool = false,
    minDigits: Int = 1
  ) -> Self {
    Self(
      radix: 16,
      prefix: includePrefix ? "0x" : "",
      isUppercase: uppercase,
      hasPlusSign: explicitPositiveSign,
      digits: minDigits
    )
  }

  /// Digits from 0 to 7.
  ///
  /// - Parameters:
  ///   - explicitPositiveSign: Whether a number from 0 on has a plus sign.
  ///   - includePrefix: Whether the digits begin with "0o".
  ///   - minDigits: The number of digits, which leading zeros fill up.
  /// - Returns: The format.
  public static func octal(
    explicitPositiveSign: Bool = false,
    includePrefix: Bool = false,
    minDigits: Int = 1
  ) -> Self {
    Self(
      radix: 8,
      prefix: includePrefix ? "0o" : "",
      isUppercase: false,
      hasPlusSign: explicitPositiveSign,
      digits: minDigits
    )
  }

  func text(of number: some FixedWidthInteger) -> String {
    let text = String(number.magnitude, radix: radix, uppercase: isUppercase)
    let sign = number < 0 ? "-" : hasPlusSign ? "+" : ""
    return sign + prefix + String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// The format of a number with fraction digits in a log.
public struct OSLogFloatFormatting: Sendable {
  private let conversion: String

  /// Six fraction digits.
  public static var fixed: Self { fixed(precision: 6) }
  /// A digit, six fraction digits and the power of ten.
  public static var exponential: Self { exponential(precision: 6) }
  /// The shorter of the two others, with six digits.
  public static var hybrid: Self { Self(conversion: "%g") }

  /// A number of fraction digits.
  ///
  /// - Parameters:
  ///   - precision: The number of fraction digits.
  ///   - explicitPositiveSign: Whether a number from 0 on has a plus sign.
  /// - Returns: The format.
  public static func fixed(precision: Int, explicitPositiveSign: Bool = false) -> Self {
    Self(conversion: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision))f")
  }

  /// A digit, a number of fraction digits and the power of ten.
  ///
  /// - Parameters:
  ///   - precision: The number of fraction digits.
  ///   - explicitPositiveSign: Whether a number from 0 on has a plus sign.
  /// - Returns: The format.
  public static func exponential(precision: Int, explicitPositiveSign: Bool = false) -> Self {
    Self(conversion: "%\(explicitPositiveSign ? "+" : "").\(max(0, precision))e")
  }

  func text(of number: Double) -> String {
    String(format: conversion, number)
  }
}

/// The words of a truth value in a log.
public enum OSLogBoolFormat: Sendable {
  /// "true" or "false".
  case truth
  /// "yes" or "no".
  case answer

  func text(of boolean: Bool) -> String {
    switch self {
    case .truth: boolean ? "true" : "false"
    case .answer: boolean ? "yes" : "no"
    }
  }
}

/// The place of a value among columns of a log.
public struct OSLogStringAlignment: Sendable {
  /// The columns, which are negative for a value at their left.
  private let columns: Int

  /// No columns.
  public static var none: Self { Self(columns: 0) }

  /// A value at the left of columns.
  ///
  /// - Parameter columns: The number of columns, which spaces fill up.
  /// - Returns: The alignment.
  public static func left(columns: Int) -> Self {
    Self(columns: -max(0, columns))
  }

  /// A value at the right of columns.
  ///
  /// - Parameter columns: The number of columns, which spaces fill up.
  /// - Returns: The alignment.
  public static func right(columns: Int) -> Self {
    Self(columns: max(0, columns))
  }

  func aligned(_ text: String) -> String {
    let spaces = String(repeating: " ", count: max(0, abs(columns) - text.count))
    return columns < 0 ? text + spaces : spaces + text
  }
}
