import Foundation
import Testing

@testable import AssetSymbolsTool

struct SymbolSourceTests {
  private let catalog: URL

  init() throws {
    catalog = FileManager.default.temporaryDirectory
      .appendingPathComponent("\(UUID().uuidString).xcassets")
    for path in [
      "Harbor.imageset", "Photos/Sea.imageset", "Icons/Anchor.imageset", "AccentColor.colorset",
      "red.colorset", "AppIcon.appiconset",
    ] {
      let folder = catalog.appendingPathComponent(path)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    try Data(#"{"properties": {"provides-namespace": true}}"#.utf8)
      .write(to: catalog.appendingPathComponent("Icons/Contents.json"))
  }

  @Test func sourceHasConstantOfEachAsset() throws {
    defer { try? FileManager.default.removeItem(at: catalog) }
    var assets = AssetFolder()
    assets.add(contentsOf: catalog)
    #expect(
      SymbolSource(assets).text == """
        // The plugin 'AssetSymbols' generates this file from the asset catalogs of the target.

        import Foundation
        import SwiftUI

        extension ImageResource {
          static let harbor = ImageResource(name: "Harbor", bundle: .module)
          static let sea = ImageResource(name: "Sea", bundle: .module)

          enum Icons {
            static let anchor = ImageResource(name: "Icons/Anchor", bundle: .module)
          }
        }

        extension Image {
          static var harbor: Image { Image(ImageResource.harbor) }
          static var sea: Image { Image(ImageResource.sea) }

          enum Icons {
            static var anchor: Image { Image(ImageResource.Icons.anchor) }
          }
        }

        extension ColorResource {
          static let accent = ColorResource(name: "AccentColor", bundle: .module)
          static let red = ColorResource(name: "red", bundle: .module)
        }

        extension Color {
          static var accent: Color { Color(ColorResource.accent) }
          // 'Color' has a constant 'red' itself. Write 'Color(.red)'.
        }

        extension ShapeStyle where Self == Color {
          static var accent: Color { Color(ColorResource.accent) }
          // 'Color' has a constant 'red' itself. Write 'Color(.red)'.
        }

        """
    )
  }

  @Test func secondAssetOfOneSymbolIsReported() {
    let source = SymbolSource(AssetFolder(images: ["logo", "Logo"])).text
    #expect(source.contains("#warning(\"Another asset has the symbol of 'Logo': 'logo'.\")"))
    #expect(source.components(separatedBy: "static let logo ").count == 2)
  }

  @Test func targetWithoutAssetsHasFileWithoutConstants() {
    #expect(!SymbolSource(AssetFolder()).text.contains("extension"))
  }
}
