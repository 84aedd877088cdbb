import Foundation
import Testing

/// The system colors of the style sheet.
struct SystemColorsTests {
  private static let theme = try? String(
    contentsOfFile: ClientSources.path("Style/theme.css"),
    encoding: .utf8
  )

  /// The light and the dark value of a color.
  private func values(of name: String) throws -> [String] {
    let theme = try #require(Self.theme)
    let line = try #require(
      theme.split(separator: "\n").first { $0.hasPrefix("  --\(name): ") }
    )
    let values = line.matches(of: /#[0-9a-f]+/).map { String($0.output) }
    return values.count == 1 ? values + values : values
  }

  @Test(arguments: [
    ("gray", "#8e8e93", "#8e8e93"), ("gray-2", "#aeaeb2", "#636366"),
    ("gray-3", "#c7c7cc", "#48484a"), ("gray-4", "#d1d1d6", "#3a3a3c"),
    ("gray-5", "#e5e5ea", "#2c2c2e"), ("gray-6", "#f2f2f7", "#1c1c1e"),
  ])
  func grayIsThatOfTheSystem(name: String, light: String, dark: String) throws {
    #expect(try values(of: name) == [light, dark])
  }

  @Test(arguments: ["label", "label-2", "page-accent", "destructive"])
  func textHasContrastOnEachBackground(name: String) throws {
    let colors = try values(of: name)
    for background in ["ground", "surface", "gray-6"] {
      for (color, background) in zip(colors, try values(of: background)) {
        let contrast = try contrast(of: color, on: background)
        #expect(contrast >= 4.5, "\(color) on \(background)")
      }
    }
  }

  @Test func blueAndRedOfTheSystemHaveTooLittleContrastForText() throws {
    #expect(try contrast(of: "#007aff", on: "#fff") < 4.5)
    #expect(try contrast(of: "#ff3b30", on: "#fff") < 4.5)
  }

  /// The contrast by WCAG 2.2.
  private func contrast(of color: String, on background: String) throws -> Double {
    let luminances = [try luminance(of: color), try luminance(of: background)].sorted()
    return (luminances[1] + 0.05) / (luminances[0] + 0.05)
  }

  private func luminance(of color: String) throws -> Double {
    var digits = Array(color.dropFirst())
    if digits.count == 3 { digits = digits.flatMap { [$0, $0] } }
    let parts = try stride(from: 0, to: 6, by: 2).map { index in
      let part = try #require(Int(String(digits[index...index + 1]), radix: 16))
      let value = Double(part) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
  }
}
