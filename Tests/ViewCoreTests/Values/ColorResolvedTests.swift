import Foundation
import Testing
import ViewCore
import ViewTesting

/// The components of a color in an environment.
@MainActor
struct ColorResolvedTests {
  private func environment(_ scheme: ColorScheme) -> EnvironmentValues {
    var environment = EnvironmentValues()
    environment.colorScheme = scheme
    return environment
  }

  @Test func theSchemeDecides() {
    let light = Color.red.resolve(in: environment(.light))
    #expect(abs(light.green - 59.0 / 255) < 0.001 && abs(light.blue - 48.0 / 255) < 0.001)
    #expect(light.red == 1 && light.opacity == 1)
    let dark = Color.red.opacity(0.5).resolve(in: environment(.dark))
    #expect(abs(dark.green - 69.0 / 255) < 0.001 && abs(dark.blue - 58.0 / 255) < 0.001)
    #expect(dark.red == 1 && dark.opacity == 0.5)
  }

  @Test func colorsOfTheSystemHaveComponents() {
    for color in [
      UIColor.label, .tertiaryLabel, .systemGray2, .systemGray6, .systemGroupedBackground,
      .tertiarySystemBackground, .separator, .link,
    ] {
      #expect(Color(color).resolve(in: environment(.light)).opacity == 1)
      let light = Color(color).resolve(in: environment(.light))
      #expect(light != Color(color).resolve(in: environment(.dark)))
    }
  }

  @Test func componentsOfUIKitAreThoseOfALightWindow() {
    func parts(_ color: UIColor) -> [CGFloat]? {
      var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
      let isKnown = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
      return isKnown ? [red, green, blue, alpha].map { ($0 * 1000).rounded() / 1000 } : nil
    }
    let half = UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5)
    #expect(parts(half) == [0.2, 0.4, 0.6, 0.5])
    #expect(parts(.systemRed) == [1, 0.231, 0.188, 1])
    #expect(half.getRed(nil, green: nil, blue: nil, alpha: nil))
  }

  @Test func linearComponentsAreThoseOfTheLight() {
    var color = Color.Resolved(red: 0.735, green: 0.02, blue: 1)
    #expect(abs(color.linearRed - 0.5) < 0.001)
    #expect(abs(color.linearGreen - 0.02 / 12.92) < 0.0001)
    #expect(color.linearBlue == 1)
    color.linearRed = 0
    color.linearGreen = 0.5
    color.linearBlue = 0.001
    #expect(color.red == 0)
    #expect(abs(color.green - 0.735) < 0.001)
    #expect(abs(color.blue - 0.01292) < 0.0001)
  }

  /// The browser's `color-mix(in oklab, red, blue)` is `rgb(140 83 162)`.
  @Test func aMixIsThatOfTheBrowser() {
    let red = Color(red: 1, green: 0, blue: 0)
    let blue = Color(red: 0, green: 0, blue: 1)
    let mixed = red.mix(with: blue, by: 0.5).resolve(in: environment(.light))
    for (part, expected) in zip([mixed.red, mixed.green, mixed.blue], [140, 83, 162] as [Float]) {
      #expect(abs(part * 255 - expected) < 0.6)
    }
  }

  @Test func componentsAreAColorAgain() {
    let parts = Color.Resolved(colorSpace: .sRGBLinear, red: 0.5, green: 0, blue: 1, opacity: 0.5)
    #expect(abs(parts.red - 0.735) < 0.001)
    let again = Color(parts).resolve(in: environment(.light))
    #expect(abs(again.red - parts.red) < 0.001 && again.opacity == 0.5)
    let view = ViewHarness { Text("A").foregroundStyle(Color.Resolved(red: 1, green: 0, blue: 0)) }
    #expect(view.outline.contains("rgb(255 0 0 / 1)"))
  }
}
