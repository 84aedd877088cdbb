import Testing

@testable import AssetSymbolsTool

struct SymbolNameTests {
  @Test(arguments: [
    ("logo", "logo"), ("Logo", "logo"), ("AppLogo", "appLogo"), ("URLIcon", "urlIcon"),
    ("HTML5", "html5"), ("USA", "usa"), ("harbor-at night", "harborAtNight"),
    ("small_icon.left", "smallIconLeft"), ("-leading", "leading"), ("24px", "_24Px"),
    ("icon24px", "icon24Px"), ("1", "_1"), ("---", "_"), ("default", "`default`"),
    ("Import", "`import`"), ("backgroundImage", "background"), ("image", "image"),
    ("Größe", "größe"),
  ])
  func nameBecomesIdentifierAsInXcode(name: String, symbol: String) {
    #expect(SymbolName.constant(name, of: "Image") == symbol)
  }

  @Test func wordOfTheKindIsLeftOutAtTheEnd() {
    #expect(SymbolName.constant("AccentColor", of: "Color") == "accent")
    #expect(SymbolName.constant("AccentColor", of: "Image") == "accentColor")
    #expect(SymbolName.constant("Color", of: "Color") == "color")
  }

  @Test(arguments: [
    ("Icons", "Icons"), ("small icons", "SmallIcons"), ("2024", "_2024"), ("Type", "`Type`"),
  ])
  func folderBecomesType(name: String, type: String) {
    #expect(SymbolName.namespace(name) == type)
  }
}
