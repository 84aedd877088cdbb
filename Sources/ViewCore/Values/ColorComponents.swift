import Foundation

/// The components of a color in sRGB, each between 0 and 1.
struct ColorComponents: Equatable {
  var red: Double
  var green: Double
  var blue: Double
  var opacity = 1.0

  /// The color without its opacity: `#` and six digits.
  var hexadecimal: String {
    "#"
      + [red, green, blue].map { part in
        let digits = String(Int((part * 255).rounded()), radix: 16)
        return digits.count == 1 ? "0\(digits)" : digits
      }
      .joined()
  }

  /// Reads `#` and six digits, as a page sends them.
  init?(hexadecimal text: String) {
    let digits = text.utf8.dropFirst()
    guard text.utf8.first == UInt8(ascii: "#"), digits.count == 6,
      digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
      let number = Int(text.dropFirst(), radix: 16)
    else { return nil }
    func part(_ shift: Int) -> Double { Double(number >> shift & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0))
  }

  init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
    func limited(_ part: Double) -> Double { min(max(part, 0), 1) }
    self.red = limited(red)
    self.green = limited(green)
    self.blue = limited(blue)
    self.opacity = limited(opacity)
  }
}

extension Color {
  init(_ parts: ColorComponents) {
    self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: parts.opacity)
  }

  /// Computes the color as a browser does, or returns `nil` if it depends on the page.
  ///
  /// Colors of a wide range get the nearest components of sRGB.
  func components(isDark: Bool) -> ColorComponents? {
    ColorReader(isDark: isDark).read(css[...])
  }
}

/// The curve of sRGB.
enum SRGB {
  /// The part in sRGB of a part of the light.
  static func encoded(_ part: Double) -> Double {
    part <= 0.0031308 ? part * 12.92 : 1.055 * pow(part, 1 / 2.4) - 0.055
  }

  /// The part of the light of a part in sRGB.
  static func decoded(_ part: Double) -> Double {
    part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4)
  }
}

/// Reads the forms of CSS in which ``Color`` writes itself.
private struct ColorReader {
  let isDark: Bool

  func read(_ text: Substring) -> ColorComponents? {
    if text == "transparent" { return ColorComponents(red: 0, green: 0, blue: 0, opacity: 0) }
    if text.hasPrefix("#") {
      let isShort = text.count == 4
      return ColorComponents(
        hexadecimal: isShort ? "#" + text.dropFirst().map { "\($0)\($0)" }.joined() : String(text)
      )
    }
    guard let open = text.firstIndex(of: "("), text.hasSuffix(")") else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    switch text[..<open] {
    case "var": return NamedColors.css[String(inside.dropFirst(2))].flatMap { read($0[...]) }
    case "rgb": return numbers(inside).map { parts(of: $0, scale: 255) }
    case "color": return color(inside)
    case "light-dark":
      let schemes = arguments(inside)
      return schemes.count == 2 ? read(schemes[isDark ? 1 : 0]) : nil
    case "color-mix" where inside.hasPrefix("in srgb,"):
      return mix(arguments(inside).dropFirst().map(weighted))
    case "color-mix" where inside.hasPrefix("in oklab,"):
      return mix(arguments(inside).dropFirst().map(weighted), isPerceptual: true)
    default: return nil
    }
  }

  /// Splits at the commas that are not inside parentheses.
  private func arguments(_ text: Substring) -> [Substring] {
    var depth = 0
    return text.split { character in
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      return character == "," && depth == 0
    }
    .map { $0.drop { $0 == " " } }
  }

  /// Reads three components and an opacity.
  private func numbers(_ text: Substring) -> [Double]? {
    let numbers = text.split { " /".contains($0) }.compactMap { Double($0) }
    return numbers.count == 4 ? numbers : nil
  }

  private func parts(of numbers: [Double], scale: Double = 1) -> ColorComponents {
    ColorComponents(
      red: numbers[0] / scale,
      green: numbers[1] / scale,
      blue: numbers[2] / scale,
      opacity: numbers[3]
    )
  }

  private func color(_ text: Substring) -> ColorComponents? {
    guard let space = text.firstIndex(of: " "), var parts = numbers(text[space...]) else {
      return nil
    }
    switch text[..<space] {
    case "srgb": break
    case "srgb-linear":
      for index in 0..<3 { parts[index] = SRGB.encoded(parts[index]) }
    case "display-p3":
      let (red, green, blue) = (
        SRGB.decoded(parts[0]), SRGB.decoded(parts[1]), SRGB.decoded(parts[2])
      )
      parts[0] = SRGB.encoded(1.2249 * red - 0.2249 * green)
      parts[1] = SRGB.encoded(-0.0421 * red + 1.0421 * green)
      parts[2] = SRGB.encoded(-0.0196 * red - 0.0786 * green + 1.0983 * blue)
    default: return nil
    }
    return self.parts(of: parts)
  }

  private typealias Weighted = (color: ColorComponents?, part: Double?)

  /// Reads a color of a mix, and its part if it has one.
  private func weighted(_ text: Substring) -> Weighted {
    guard text.hasSuffix("%"), let space = text.lastIndex(of: " "),
      let part = Double(text[text.index(after: space)...].dropLast())
    else { return (read(text), nil) }
    return (read(text[..<space]), part / 100)
  }

  private func mix(_ colors: [Weighted], isPerceptual: Bool = false) -> ColorComponents? {
    guard colors.count == 2, let first = colors[0].color, let second = colors[1].color else {
      return nil
    }
    let part = colors[0].part ?? colors[1].part.map { 1 - $0 } ?? 0.5
    let opacity = first.opacity * part + second.opacity * (1 - part)
    guard opacity > 0 else { return ColorComponents(red: 0, green: 0, blue: 0, opacity: 0) }
    func mixed(_ first: SIMD3<Double>, _ second: SIMD3<Double>, by weight: Double) -> SIMD3<Double>
    {
      first * weight + second * (1 - weight)
    }
    let weight = first.opacity * part / opacity
    let parts =
      isPerceptual
      ? coded(mixed(perceptual(first), perceptual(second), by: weight))
      : mixed(first.parts, second.parts, by: weight)
    return ColorComponents(red: parts.x, green: parts.y, blue: parts.z, opacity: opacity)
  }

  /// The coordinates of a color in Oklab, in which equal distances look equally large.
  private func perceptual(_ color: ColorComponents) -> SIMD3<Double> {
    let (red, green, blue) = (
      SRGB.decoded(color.red), SRGB.decoded(color.green), SRGB.decoded(color.blue)
    )
    let long = cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
    let medium = cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
    let short = cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
    return SIMD3(
      0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
      1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
      0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short
    )
  }

  /// The components in sRGB of coordinates in Oklab.
  private func coded(_ place: SIMD3<Double>) -> SIMD3<Double> {
    let long = pow(place.x + 0.3963377774 * place.y + 0.2158037573 * place.z, 3)
    let medium = pow(place.x - 0.1055613458 * place.y - 0.0638541728 * place.z, 3)
    let short = pow(place.x - 0.0894841775 * place.y - 1.291485548 * place.z, 3)
    return SIMD3(
      SRGB.encoded(4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short),
      SRGB.encoded(-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short),
      SRGB.encoded(-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short)
    )
  }
}

extension ColorComponents {
  fileprivate var parts: SIMD3<Double> { SIMD3(red, green, blue) }
}
