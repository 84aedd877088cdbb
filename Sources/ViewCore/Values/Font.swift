public import Foundation

/// A font: its typeface, size and style.
public struct Font: Hashable, Sendable {
  enum Size: Hashable {
    case style(TextStyle)
    case points(CGFloat)
    /// A font by name, with its size and the text style that it scales with, if any.
    case custom(String, CGFloat, TextStyle?)
  }

  private(set) var size: Size
  private(set) var weight: Weight?
  private(set) var design: Design?
  private(set) var isItalic = false
  private(set) var hasMonospacedDigits = false
  private(set) var smallCapitals: SmallCapitals?
  private(set) var width: Width?
  private(set) var leading: Leading?

  /// A semantic text style, which has a size.
  public enum TextStyle: String, CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  /// The design of the letters.
  public enum Design: String, Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  /// The weight of the letters.
  public struct Weight: Hashable, Sendable {
    let css: Int

    public static let ultraLight = Self(css: 100)
    public static let thin = Self(css: 200)
    public static let light = Self(css: 300)
    public static let regular = Self(css: 400)
    public static let medium = Self(css: 500)
    public static let semibold = Self(css: 600)
    public static let bold = Self(css: 700)
    public static let heavy = Self(css: 800)
    public static let black = Self(css: 900)
  }

  private init(_ size: Size, weight: Weight? = nil, design: Design? = nil) {
    self.size = size
    self.weight = weight
    self.design = design
  }

  public static let largeTitle = Self(.style(.largeTitle))
  public static let title = Self(.style(.title))
  public static let title2 = Self(.style(.title2))
  public static let title3 = Self(.style(.title3))
  public static let headline = Self(.style(.headline))
  public static let subheadline = Self(.style(.subheadline))
  public static let body = Self(.style(.body))
  public static let callout = Self(.style(.callout))
  public static let footnote = Self(.style(.footnote))
  public static let caption = Self(.style(.caption))
  public static let caption2 = Self(.style(.caption2))

  /// The system font in the size of a text style.
  public static func system(
    _ style: TextStyle,
    design: Design? = nil,
    weight: Weight? = nil
  ) -> Font {
    Font(.style(style), weight: weight, design: design)
  }

  /// The system font in a fixed size.
  public static func system(
    size: CGFloat,
    weight: Weight? = nil,
    design: Design? = nil
  ) -> Font {
    Font(.points(size), weight: weight, design: design)
  }

  /// A font by name, from the page or the user's system, in a size that scales with the text size.
  ///
  /// If the font is missing, the system font is used.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size, .body))
  }

  /// A font by name, in a size that scales with a text style.
  public static func custom(
    _ name: String,
    size: CGFloat,
    relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size, textStyle))
  }

  /// A font by name, in a fixed size.
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, fixedSize, nil))
  }

  /// Shows all letters as small capitals.
  public func smallCaps() -> Font {
    var font = self
    font.smallCapitals = .all
    return font
  }

  /// Shows lowercase letters as small capitals, and capitals as they are.
  public func lowercaseSmallCaps() -> Font {
    var font = self
    font.smallCapitals = smallCapitals?.with(.lowercase) ?? .lowercase
    return font
  }

  /// Shows capitals as small ones, and lowercase letters as they are.
  public func uppercaseSmallCaps() -> Font {
    var font = self
    font.smallCapitals = smallCapitals?.with(.uppercase) ?? .uppercase
    return font
  }

  /// The letters that are small capitals.
  enum SmallCapitals: String {
    case all, lowercase, uppercase

    func with(_ other: Self) -> Self { self == other ? self : .all }

    /// The value of `font-variant-caps`.
    fileprivate var css: String {
      switch self {
      case .all: "all-small-caps"
      case .lowercase: "small-caps"
      case .uppercase: "unicase"
      }
    }
  }

  /// Sets the width of the letters, if the font has several.
  public func width(_ width: Width) -> Font {
    var font = self
    font.width = width
    return font
  }

  /// Sets the line spacing of the font.
  public func leading(_ leading: Leading) -> Font {
    var font = self
    font.leading = leading
    return font
  }

  /// The line spacing of a font.
  public enum Leading: Hashable, Sendable {
    case standard, tight, loose

    fileprivate var css: Double {
      switch self {
      case .standard: 1.35
      case .tight: 1.15
      case .loose: 1.55
      }
    }
  }

  /// Makes the font bold.
  public func bold() -> Font {
    weight(.bold)
  }

  /// Sets the weight of the font.
  public func weight(_ weight: Weight) -> Font {
    var font = self
    font.weight = weight
    return font
  }

  /// Makes the font italic.
  public func italic() -> Font {
    var font = self
    font.isItalic = true
    return font
  }

  /// Makes all letters equally wide.
  public func monospaced() -> Font {
    var font = self
    font.design = .monospaced
    return font
  }

  /// Makes all digits equally wide.
  public func monospacedDigit() -> Font {
    var font = self
    font.hasMonospacedDigits = true
    return font
  }

  /// The CSS declarations.
  var css: String {
    var declarations: [String] = []
    switch size {
    case .style(let style): declarations.append("font:var(--font-\(style.rawValue))")
    case .points(let size): declarations.append("font-size:\(CSS.length(size))")
    case .custom(let name, let size, let style):
      // Scaling sizes are in `rem`, which is 16 points.
      let size =
        style == nil
        ? CSS.length(size) : "calc(\(CSS.number(size / 16))rem*var(--text-scale,1))"
      declarations.append("font-size:\(size);font-family:\(CSS.quoted(name)),var(--font-default)")
    }
    if let weight { declarations.append("font-weight:\(weight.css)") }
    if let design, design != .default {
      declarations.append("font-family:var(--font-\(design.rawValue))")
    }
    if isItalic { declarations.append("font-style:italic") }
    if let smallCapitals { declarations.append("font-variant-caps:\(smallCapitals.css)") }
    if let width { declarations.append("font-stretch:\(CSS.number(width.percent))%") }
    if let leading { declarations.append("line-height:\(CSS.number(leading.css))") }
    if hasMonospacedDigits { declarations.append("font-variant-numeric:tabular-nums") }
    return declarations.joined(separator: ";")
  }
}
