import Foundation
import Testing
import ViewCore
import ViewTesting

/// Colors of asset catalogs, which are read as they are.
@MainActor
struct ColorAssetTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(UUID().uuidString).bundle")
    try write(
      """
      {"colors": [
        {"idiom": "universal", "color": {"color-space": "srgb", "components":
          {"alpha": "1.000", "red": "0.500", "green": "255", "blue": "0xFF"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
          "color": {"components": {"alpha": "0.5", "white": "0.0"}}}
      ]}
      """,
      to: "Assets.xcassets/Themes/Sky.colorset"
    )
    try write(
      """
      {"colors": [
        {"color": {"components": {"white": "0.5"}}},
        {"appearances": [{"appearance": "luminosity", "value": "light"}],
          "color": {"components": {"white": "1.0"}}}
      ]}
      """,
      to: "Assets.xcassets/Paper.colorset"
    )
    try write(
      "{\"properties\": {\"provides-namespace\": true}}",
      to: "Assets.xcassets/Brand"
    )
    try write(
      "{\"colors\": [{\"color\": {\"components\": {\"red\": \"1.0\", \"green\": \"0\", \"blue\": \"0\"}}}]}",
      to: "Assets.xcassets/Brand/Hot.colorset"
    )
  }

  private func write(_ text: String, to path: String) throws {
    let folder = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: folder.appendingPathComponent("Contents.json"))
  }

  private func css(of name: String) throws -> String {
    defer { try? FileManager.default.removeItem(at: folder) }
    let color = Color(name, bundle: Bundle(url: folder))
    let outline = ViewHarness { color }.outline
    let match = try #require(outline.firstMatch(of: /background:([^"]*)/))
    return String(match.1)
  }

  @Test func colorAssetHasLightAndDarkVariant() throws {
    #expect(
      try css(of: "Sky") == "light-dark(color(srgb 0.5 1 1 / 1),color(srgb 0 0 0 / 0.5))"
    )
  }

  @Test func colorForAnyWindowIsDarkWhereTheLightOneDiffers() throws {
    #expect(
      try css(of: "Paper") == "light-dark(color(srgb 1 1 1 / 1),color(srgb 0.5 0.5 0.5 / 1))"
    )
  }

  @Test func folderCanBeNamespace() throws {
    #expect(try css(of: "Brand/Hot") == "color(srgb 1 0 0 / 1)")
  }

  @Test(
    arguments: [
      ("srgb", "color(srgb 1 0 0.5 / 0.5)"), ("extended-srgb", "color(srgb 1 0 0.5 / 0.5)"),
      ("display-p3", "color(display-p3 1 0 0.5 / 0.5)"),
      ("extended-linear-srgb", "color(srgb-linear 1 0 0.5 / 0.5)"),
    ]
  )
  func colorAssetHasItsColorSpace(space: String, expected: String) throws {
    try writeVivid(in: space)
    #expect(try css(of: "Vivid") == expected)
  }

  private func writeVivid(in space: String) throws {
    try write(
      """
      {"colors": [{"color": {"color-space": "\(space)", "components":
        {"alpha": "0.5", "red": "1.0", "green": "0.0", "blue": "0.5"}}}]}
      """,
      to: "Assets.xcassets/Vivid.colorset"
    )
  }

  @Test func unknownSpaceIsReportedAtTheLineOfTheColor() throws {
    try writeVivid(in: "cmyk")
    withKnownIssue {
      let css = try? css(of: "Vivid")
      #expect(css == "color(srgb 1 0 0.5 / 0.5)")
    } matching: { issue in
      issue.sourceLocation?.fileName == "ColorAssetTests.swift"
        && issue.comments.map(\.rawValue) == [
          """
          A color of an asset catalog has an unknown color space.

            Name: Vivid
            Color space: cmyk

          Its components are interpreted as sRGB.

          To fix this, choose 'sRGB', 'Display P3', a gray or one of their extended forms for the \
          color in the catalog.
          """
        ]
    }
  }

  @Test func resourceIsColorOfItsBundle() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    let resource = ColorResource(name: "Brand/Hot", bundle: bundle)
    #expect(Color(resource) == Color("Brand/Hot", bundle: bundle))
    #expect(ViewHarness { Color(resource) }.outline.contains("background:color(srgb 1 0 0 / 1)"))
  }

  @Test func colorOfUIKitIsOfTheSameCatalogs() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = try #require(Bundle(url: folder))
    let color = try #require(UIColor(named: "Sky", in: bundle, compatibleWith: nil))
    #expect(Color(color) == Color("Sky", bundle: bundle))
    let resource = ColorResource(name: "Brand/Hot", bundle: bundle)
    #expect(Color(UIColor(resource: resource)) == Color(resource))
    #expect(UIColor(named: "Nowhere", in: bundle, compatibleWith: nil) == nil)
    #expect(UIColor(named: "there-is-no-such-color") == nil)
  }

  @Test func nearestNameIsSuggested() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    let bundle = Bundle(url: folder)
    withKnownIssue {
      _ = Color("Brand/hat", bundle: bundle)
    } matching: { issue in
      issue.description.contains("  Name: Brand/hat\n  Nearest name: Brand/Hot\n\nThe catalogs")
    }
  }

  @Test func unknownNameIsReportedAtItsLine() {
    withKnownIssue {
      let view = ViewHarness { Color("Nowhere") }
      #expect(view.outline.contains("background:transparent"))
    } matching: { issue in
      issue.sourceLocation?.fileName == "ColorAssetTests.swift"
        && issue.description.contains(
          """
          No asset catalog has a color with this name.

            Name: Nowhere

          The catalogs in the app's resources were searched. The color is clear instead.

          To fix this, add 'resources: [.copy("Assets.xcassets")]' to the target in the package's \
          manifest, or name the bundle of the catalog: 'Color("Nowhere", bundle: .module)'.
          """
        )
    }
    try? FileManager.default.removeItem(at: folder)
  }
}
