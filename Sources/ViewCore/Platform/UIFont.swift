public import Foundation

/// A font of UIKit, for code that makes SwiftUI's fonts from it.
///
/// ```swift
/// Text("Total").font(Font(UIFont.systemFont(ofSize: 20, weight: .semibold)))
/// ```
///
/// On Apple's platforms it comes with UIKit, which `import SwiftUI` includes. It has no size of lines and letters, because
/// the browser chooses the typeface.
public struct UIFont: Hashable, Sendable {
  let font: Font

  /// The weight of the letters.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// A number between -1 and 1, which is 0 for regular letters.
    public let rawValue: CGFloat

    /// Creates a weight from its number.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Self(rawValue: -0.8)
    public static let thin = Self(rawValue: -0.6)
    public static let light = Self(rawValue: -0.4)
    public static let regular = Self(rawValue: 0)
    public static let medium = Self(rawValue: 0.23)
    public static let semibold = Self(rawValue: 0.3)
    public static let bold = Self(rawValue: 0.4)
    public static let heavy = Self(rawValue: 0.56)
    public static let black = Self(rawValue: 0.62)

    private static let steps: [(Self, Font.Weight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
      (.medium, .medium), (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy),
      (.black, .black),
    ]

    /// The nearest weight of SwiftUI.
    fileprivate var weight: Font.Weight {
      let distances = Self.steps.map { (abs($0.0.rawValue - rawValue), $0.1) }
      return distances.min { $0.0 < $1.0 }?.1 ?? .regular
    }
  }

  /// A semantic text style, which has a size.
  public struct TextStyle: Hashable, Sendable {
    fileprivate let style: Font.TextStyle

    public static let largeTitle = Self(style: .largeTitle)
    public static let title1 = Self(style: .title)
    public static let title2 = Self(style: .title2)
    public static let title3 = Self(style: .title3)
    public static let headline = Self(style: .headline)
    public static let subheadline = Self(style: .subheadline)
    public static let body = Self(style: .body)
    public static let callout = Self(style: .callout)
    public static let footnote = Self(style: .footnote)
    public static let caption1 = Self(style: .caption)
    public static let caption2 = Self(style: .caption2)
  }

  /// The size of letters in points that Apple's systems use in views without a size.
  public static let systemFontSize: CGFloat = 14
  /// The size of small letters in points.
  public static let smallSystemFontSize: CGFloat = 12
  /// The size of labels in points.
  public static let labelFontSize: CGFloat = 17
  /// The size of letters on buttons in points.
  public static let buttonFontSize: CGFloat = 18

  /// The system font in a fixed size.
  public static func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: .system(size: fontSize))
  }

  /// The system font in a fixed size and with a weight, which is the nearest one that SwiftUI has.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: .system(size: fontSize, weight: weight.weight))
  }

  /// The system font with bold letters.
  public static func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font with italic letters.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(font: .system(size: fontSize).italic())
  }

  /// The system font whose letters are equally wide.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(font: .system(size: fontSize, weight: weight.weight, design: .monospaced))
  }

  /// The system font whose digits are equally wide.
  public static func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat,
    weight: Weight
  ) -> UIFont {
    UIFont(font: systemFont(ofSize: fontSize, weight: weight).font.monospacedDigit())
  }

  /// The system font of a text style, whose size follows the size of texts that the user has chosen.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(font: .system(style.style))
  }
}

extension Font {
  /// Creates a font from one of UIKit's.
  public init(_ font: UIFont) {
    self = font.font
  }
}
