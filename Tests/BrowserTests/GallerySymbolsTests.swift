import Testing
import ViewCore
import ViewTesting

@testable import Gallery

/// The page of the gallery that lists symbols.
@MainActor
struct GallerySymbolsTests {
  @Test(arguments: ["bolt.badge.a", "pip", "teddybear", "window.vertical.open"])
  func searchFindsASymbolByItsName(name: String) throws {
    let view = ViewHarness { SymbolsPage() }
    try view.type(name, into: .textField("Search symbols"))
    #expect(view.text == [name])
  }

  @Test func searchFindsSymbolsByAPartOfTheirNames() throws {
    let view = ViewHarness { SymbolsPage() }
    #expect(view.contains(.text("trash")))
    try view.type("Paintbrush", into: .textField("Search symbols"))
    #expect(view.text == ["paintbrush", "paintbrush.pointed"])
    try view.type("nothing is named so", into: .textField("Search symbols"))
    #expect(view.text == [])
    try view.type("", into: .textField("Search symbols"))
    #expect(view.contains(.text("trash")))
  }
}
