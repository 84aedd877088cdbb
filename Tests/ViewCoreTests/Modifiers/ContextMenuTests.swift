import Testing
import ViewCore
import ViewTesting

@MainActor
struct ContextMenuTests {
  @Test func viewHasItsOwnContextMenu() throws {
    var log: [String] = []
    let view = ViewHarness {
      Text("Mail").contextMenu {
        Button("Archive") { log.append("archive") }
      }
    }
    #expect(view.outline.contains("class=\"layers context\""))
    #expect(view.outline.contains("class=\"menu-items context-items\" popover=\"manual\""))
    try view.tap(.button("Archive"))
    #expect(log == ["archive"])
  }

  @Test func previewIsAboveTheItemsWhileTheMenuIsOpen() throws {
    let view = ViewHarness {
      Text("Mail").contextMenu {
        Button("Archive") {}
      } preview: {
        Picker("Folder", selection: .constant(1)) { Text("Inbox").tag(1) }
      }
    }
    #expect(!view.outline.contains("menu-preview"))
    try view.send(.menu(true), nearest: .text("Mail"))
    let menu = view.outline.split(separator: "context-items").last ?? ""
    #expect(menu.contains(#"<div class="menu-preview" inert="">"#))
    // A picker of a menu would show its options.
    #expect(menu.contains("<select"))
    let items = menu.split(separator: "menu-preview").last ?? ""
    #expect(items.contains("Archive"))
    try view.send(.menu(false), nearest: .text("Mail"))
    #expect(!view.outline.contains("menu-preview"))
  }

  @Test func contentShapeOfRectangleChangesNothing() throws {
    var taps = 0
    let view = ViewHarness {
      HStack {
        Text("Row")
        Spacer()
      }
      .contentShape(.rect)
      .onTapGesture { taps += 1 }
      Text("Other").contentShape(Rectangle())
    }
    try view.tap(.button("Row"))
    #expect(taps == 1)
  }
}
