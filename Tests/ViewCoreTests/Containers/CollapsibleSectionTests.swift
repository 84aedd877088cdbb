import Testing
import ViewCore
import ViewTesting

/// Sections whose rows the user hides.
@MainActor
struct CollapsibleSectionTests {
  private struct Mails: View {
    let isCollapsible: Bool
    @State private var isExpanded = false

    var body: some View {
      List {
        Section("Archive") { Text("Old") }.collapsible(isCollapsible)
        Section("Drafts", isExpanded: $isExpanded) { Text("New") }.collapsible(isCollapsible)
      }
    }
  }

  @Test func aSectionHidesItsRows() throws {
    let view = ViewHarness { Mails(isCollapsible: true) }
    #expect(view.contains(.text("Old")))
    #expect(!view.contains(.text("New")))
    try view.tap(.button("Archive"))
    #expect(!view.contains(.text("Old")))
    try view.tap(.button("Drafts"))
    #expect(view.contains(.text("New")))
  }

  @Test func aSectionThatIsNotCollapsibleShowsItsRows() {
    let view = ViewHarness { Mails(isCollapsible: false) }
    #expect(view.text == ["Archive", "Old", "Drafts", "New"])
  }
}
