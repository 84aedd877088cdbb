import BrowserHost
import Testing
import ViewCore

struct NamedColorsTests {
  @Test func colorsAreThoseOfTheStylesheet() throws {
    let source = try #require(ClientAssets.stylesheetParts.first { $0.name == "theme.css" }?.source)
    let sheet = String(decoding: source, as: UTF8.self)
    for (name, css) in NamedColors.css where name != "accent" {
      #expect(sheet.contains("--\(name): \(css);"), "\(name)")
    }
    let accent = try #require(NamedColors.css["accent"])
    #expect(sheet.contains("--page-accent: \(accent);"))
  }
}
