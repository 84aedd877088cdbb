import Testing

@testable import ViewCore

/// Components that a browser would compute.
struct ColorComponentsTests {
  private func hexadecimal(_ color: Color, isDark: Bool = false) -> String? {
    color.components(isDark: isDark)?.hexadecimal
  }

  @Test func componentsAreThoseOfTheColor() {
    #expect(hexadecimal(Color(red: 1, green: 0.2, blue: 0)) == "#ff3300")
    #expect(hexadecimal(Color(white: 0.5)) == "#808080")
    #expect(hexadecimal(.white) == "#ffffff")
    #expect(hexadecimal(.yellow) == "#ffcc00")
    #expect(hexadecimal(.red, isDark: true) == "#ff453a")
    #expect(hexadecimal(Color(.sRGB, red: 0, green: 1, blue: 0)) == "#00ff00")
    #expect(hexadecimal(Color(.sRGBLinear, white: 0.5)) == "#bcbcbc")
  }

  @Test func colorOfAWideRangeHasTheNearestComponents() {
    #expect(hexadecimal(Color(.displayP3, red: 1, green: 0, blue: 0)) == "#ff0000")
    #expect(hexadecimal(Color(.displayP3, white: 1)) == "#ffffff")
  }

  @Test func opacityIsMultiplied() throws {
    let color = Color(red: 1, green: 0.2, blue: 0, opacity: 0.5).opacity(0.5)
    let parts = try #require(color.components(isDark: false))
    #expect(abs(parts.opacity - 0.25) < 1e-9)
    #expect(parts.hexadecimal == "#ff3300")
    #expect(Color.clear.components(isDark: false)?.opacity == 0)
    #expect(Color.clear.opacity(0.5).components(isDark: false)?.opacity == 0)
  }

  @Test func mixHasPartsOfBoth() {
    #expect(hexadecimal(Color.white.mix(with: .black, by: 0.4, in: .device)) == "#999999")
  }

  @Test func colorHasComponentsForEachScheme() {
    let color = Color(css: "light-dark(color(srgb 1 0 0 / 1),color(srgb 0 0 1 / 1))")
    #expect(hexadecimal(color) == "#ff0000")
    #expect(hexadecimal(color, isDark: true) == "#0000ff")
  }

  @Test(arguments: ["var(--unknown)", "oklch(1 2 3)", "rgb(1 2)", "light-dark(#fff)", "#12", ""])
  func unknownFormHasNoComponents(_ css: String) {
    #expect(Color(css: css).components(isDark: false) == nil)
  }
}
