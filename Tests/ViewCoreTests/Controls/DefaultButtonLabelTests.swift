import Testing
import ViewCore
import ViewTesting

/// Buttons that say what they do by their role or by what is around them.
@MainActor
struct DefaultButtonLabelTests {
  private struct Buttons: View {
    @State private var log: [String] = []

    var body: some View {
      NavigationStack {
        VStack {
          Text(verbatim: log.joined(separator: " "))
          Button(role: .cancel) { log.append("cancel") }
          Button(role: .destructive) { log.append("delete") }
        }
        .toolbar {
          ToolbarItem(placement: .cancellationAction) {
            Button(role: .close) { log.append("close") }
          }
          ToolbarItem(placement: .confirmationAction) {
            Button(role: .confirm) { log.append("confirm") }
          }
        }
      }
    }
  }

  @Test func aButtonWithoutALabelSaysItsRole() throws {
    let view = ViewHarness { Buttons() }
    for name in ["Cancel", "Delete", "Close", "Done"] { try view.tap(.button(name)) }
    #expect(view.text.contains("cancel delete close confirm"))
  }

  @Test func onlyBarsShowSymbols() {
    let plain = ViewHarness { Button(role: .confirm) {} }
    #expect(plain.text == ["Done"])
    #expect(!plain.outline.contains("<svg"))
    #expect(ViewHarness { Buttons() }.outline.contains("<svg"))
  }

  private struct Folder: View {
    @State private var name = "Trips"
    @FocusState private var isNaming: Bool

    var body: some View {
      VStack {
        TextField("Name", text: $name).focused($isNaming)
        RenameButton()
      }
      .renameAction($isNaming)
      RenameButton().accessibilityLabel("Elsewhere")
    }
  }

  @Test func aButtonRenamesWhatIsAroundIt() throws {
    let view = ViewHarness { Folder() }
    try view.tap(.button("Rename"))
    #expect(try view.attribute("autofocus", of: .textField("Name")) != nil)
    #expect(try view.attribute("disabled", of: .button("Elsewhere")) != nil)
  }

  @Test func anActionOfTheAppRenames() throws {
    var count = 0
    let view = ViewHarness { RenameButton().renameAction { count += 1 } }
    try view.tap(.button("Rename"))
    #expect(count == 1)
  }

  @Test func anArrowShowsWhereAMenuIs() {
    let menu = Menu("Sort") { Button("By name") {} }
    #expect(!ViewHarness { menu }.outline.contains("<svg"))
    #expect(!ViewHarness { menu.menuIndicator(.hidden) }.outline.contains("<svg"))
    #expect(ViewHarness { menu.menuIndicator(.visible) }.outline.contains("<svg"))
  }
}
