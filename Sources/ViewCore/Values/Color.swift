import Foundation

/// A color that adapts to light and dark screens.
///
/// The stylesheet defines the named colors, each with a light and a dark variant.
public struct Color: Hashable, Sendable {
  let css: String

  /// Creates a color from red, green and blue, each between 0 and 1.
  public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    let parts = [red, green, blue].map { CSS.number(min(max($0, 0), 1) * 255) }
    css = "rgb(\(parts.joined(separator: " ")) / \(CSS.number(min(max(opacity, 0), 1))))"
  }

  /// The color space of a color's components.
  public enum RGBColorSpace: Hashable, Sendable {
    /// The colors that all screens show.
    case sRGB
    /// The same colors with linear components.
    case sRGBLinear
    /// A wider range of colors, which some screens show.
    case displayP3

    fileprivate var name: String {
      switch self {
      case .sRGB: "srgb"
      case .sRGBLinear: "srgb-linear"
      case .displayP3: "display-p3"
      }
    }
  }

  /// Creates a color from components in a color space, each between 0 and 1 or slightly beyond.
  public init(
    _ colorSpace: RGBColorSpace,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    let parts = [red, green, blue].map { CSS.number($0) }.joined(separator: " ")
    let alpha = CSS.number(min(max(opacity, 0), 1))
    css = "color(\(colorSpace.name) \(parts) / \(alpha))"
  }

  /// Creates a gray in a color space.
  public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness.
  ///
  /// Each is between 0 and 1. The hue wraps around.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    let saturation = min(max(saturation, 0), 1)
    let brightness = min(max(brightness, 0), 1)
    let sector = (hue - hue.rounded(.down)) * 6
    func part(_ offset: Double) -> Double {
      let place = (offset + sector).truncatingRemainder(dividingBy: 6)
      return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
    }
    self.init(red: part(5), green: part(3), blue: part(1), opacity: opacity)
  }

  /// Creates a gray between black, which is 0, and white, which is 1.
  public init(white: Double, opacity: Double = 1) {
    self.init(red: white, green: white, blue: white, opacity: opacity)
  }

  init(name: String) {
    css = "var(--\(name))"
  }

  init(css: String) {
    self.css = css
  }

  /// This color, seen through: 0 is invisible and 1 is as it was.
  public func opacity(_ opacity: Double) -> Color {
    let percentage = CSS.number(min(max(opacity, 0), 1) * 100)
    return Color(css: "color-mix(in srgb,\(css) \(percentage)%,transparent)")
  }

  /// Whether the color is invisible.
  var isClear: Bool {
    css == "transparent" || css.hasSuffix("/ 0)") || css.hasSuffix(" 0%,transparent)")
  }

  /// Mixes another color into this one.
  ///
  /// ```swift
  /// Color.red.mix(with: .blue, by: 0.25)
  /// ```
  ///
  /// - Parameters:
  ///   - rhs: The other color.
  ///   - fraction: The part of the other color, between 0 and 1.
  ///   - colorSpace: The space in which the colors are mixed.
  /// - Returns: The mixed color.
  public func mix(
    with rhs: Color,
    by fraction: Double,
    in colorSpace: Gradient.ColorSpace = .perceptual
  ) -> Color {
    let percentage = CSS.number(min(max(fraction, 0), 1) * 100)
    return Color(css: "color-mix(in \(colorSpace.name),\(css),\(rhs.css) \(percentage)%)")
  }

  /// The accent color of controls.
  ///
  /// In light windows it is darker than the blue of Apple's platforms, whose contrast with white is 4.0 to 1. This one
  /// has the 4.5 to 1 that WCAG 2.2 asks of texts.
  public static let accentColor = Self(name: "accent")
  /// The color of the most important text.
  public static let primary = Self(name: "label")
  /// The color of text that explains the primary one.
  public static let secondary = Self(name: "label-2")
}

extension Color: Paint {}

// NB: `Color.red` and `.red` are one declaration. With another one in 'Color', the compiler would check a row with a mistake
// again for each color in its modifiers.
extension ShapeStyle where Self == Color {
  public static var red: Color { Color(css: "var(--red)") }
  public static var orange: Color { Color(css: "var(--orange)") }
  public static var yellow: Color { Color(css: "var(--yellow)") }
  public static var green: Color { Color(css: "var(--green)") }
  public static var mint: Color { Color(css: "var(--mint)") }
  public static var teal: Color { Color(css: "var(--teal)") }
  public static var cyan: Color { Color(css: "var(--cyan)") }
  public static var blue: Color { Color(css: "var(--blue)") }
  public static var indigo: Color { Color(css: "var(--indigo)") }
  public static var purple: Color { Color(css: "var(--purple)") }
  public static var pink: Color { Color(css: "var(--pink)") }
  public static var brown: Color { Color(css: "var(--brown)") }
  public static var gray: Color { Color(css: "var(--gray)") }
  public static var black: Color { Color(css: "#000") }
  public static var white: Color { Color(css: "#fff") }
  public static var clear: Color { Color(css: "transparent") }
}
