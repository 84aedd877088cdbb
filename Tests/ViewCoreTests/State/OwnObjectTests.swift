import Testing
import ViewCore
import ViewTesting

/// A view value that is shown at several places has objects of its own at each of them.
@MainActor
struct OwnObjectTests {
  @Test func stackThatIsShownInTwoWindowsHasTwoPaths() throws {
    let stack = NavigationStack { NavigationLink("Open") { Text("Next") } }
    let first = ViewHarness { stack }
    let second = ViewHarness { stack }
    try first.tap(.button("Open"))
    #expect(first.contains(.text("Next")))
    #expect(!second.contains(.text("Next")))
    try second.tap(.button("Open"))
    #expect(second.contains(.text("Next")))
  }

  @Test func stackIsShownAgainAfterItsWindowHasEnded() {
    let stack = NavigationStack {
      Text("Root").toolbarVisibility(.hidden, for: .navigationBar)
    }
    for _ in 1...2 {
      #expect(ViewHarness { stack }.text == ["Root"])
    }
  }

  @Test func fieldThatIsShownTwiceHasTheFocusOnce() throws {
    struct Fields: View {
      @State private var text = ""
      @FocusState private var isFocused: Bool

      var body: some View {
        let field = TextField("Name", text: $text)
        field.focused($isFocused)
        field
        Text(isFocused ? "first" : "none")
      }
    }
    let view = ViewHarness { Fields() }
    try view.type("a", into: .textField("Name").element(boundBy: 1))
    #expect(view.text == ["none"])
    try view.type("a", into: .textField("Name").element(boundBy: 0))
    #expect(view.text == ["first"])
  }
}
