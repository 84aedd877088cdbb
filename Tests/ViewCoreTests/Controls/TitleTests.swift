import Testing
import ViewCore
import ViewTesting

/// Titles that are known only at run time, in the forms that have a symbol.
@MainActor
struct TitleTests {
  @Test func titleWithSymbolMayBeString() {
    let title = "Tools"
    let view = ViewHarness {
      Menu(title, systemImage: "heart") { Button("One") {} }
      Picker(title, systemImage: "heart", selection: .constant(1)) { Text("1").tag(1) }
      Picker("Literal", systemImage: "heart", selection: .constant(1)) { Text("1").tag(1) }
      ContentUnavailableView(title, systemImage: "heart")
    }
    #expect(view.contains(.button("Tools")))
    #expect(view.contains(ElementQuery(role: "combobox", name: "Tools")))
    #expect(view.contains(ElementQuery(role: "combobox", name: "Literal")))
    #expect(view.contains(ElementQuery(role: "heading", name: "Tools")))
  }

  @Test func emptySearchResultIsDescribed() {
    let view = ViewHarness {
      ContentUnavailableView.search
      ContentUnavailableView.search(text: "Blob")
    }
    let hint = "Check the spelling or try another search."
    #expect(view.text == ["No results", hint, "No results for “Blob”", hint])
  }
}
