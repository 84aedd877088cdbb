import Testing
import ViewCore
import ViewTesting

@MainActor
struct NavigationBarTitleTests {
  private func outline(_ view: some View) -> String {
    ViewHarness { NavigationStack { view } }.outline
  }

  @Test func deprecatedTitlesAreTitles() {
    let title = "Title"
    let text = Text("a")
    let expected = outline(text.navigationTitle("Title"))
    #expect(outline(text.navigationBarTitle("Title")) == expected)
    #expect(outline(text.navigationBarTitle(title)) == expected)
    #expect(outline(text.navigationBarTitle(Text("Title"))) == expected)
    let inline = outline(text.navigationTitle("Title").navigationBarTitleDisplayMode(.inline))
    #expect(inline != expected)
    #expect(outline(text.navigationBarTitle("Title", displayMode: .inline)) == inline)
    #expect(outline(text.navigationBarTitle(title, displayMode: .inline)) == inline)
    #expect(outline(text.navigationBarTitle(Text("Title"), displayMode: .inline)) == inline)
  }

  @Test func toolbarSetsTheModeOfTheTitle() {
    let title = Text("a").navigationTitle("Title")
    #expect(
      outline(title.toolbarTitleDisplayMode(.inline))
        == outline(title.navigationBarTitleDisplayMode(.inline))
    )
    #expect(outline(title.toolbarTitleDisplayMode(.large)) == outline(title))
    #expect(outline(title.toolbarTitleDisplayMode(.automatic)) == outline(title))
  }
}
