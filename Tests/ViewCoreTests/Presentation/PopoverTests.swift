import Testing
import ViewCore
import ViewTesting

@MainActor
struct PopoverTests {
  private struct Item: Identifiable {
    let id: Int
  }

  private struct Screen: View {
    @State private var item: Item?
    @State private var isShown = false

    var body: some View {
      Text(verbatim: item.map { "item \($0.id)" } ?? "no item")
      Button("About 7") { item = Item(id: 7) }
        .popover(item: $item, arrowEdge: .trailing) { Text("Number \($0.id)") }
      Button("Help") { isShown = true }
        .popover(isPresented: $isShown) { Text("Help is here") }
    }
  }

  @Test func popoverIsPresentedWhileItsItemExists() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("About 7"))
    #expect(view.contains(.text("Number 7")))
    #expect(try view.attribute("data-edge", of: .dialog) == "trailing")
    try view.dismiss()
    #expect(view.text == ["no item", "About 7", "Help"])
  }

  @Test func popoverIsPresentedWhileItsConditionIsTrue() throws {
    let view = ViewHarness { Screen() }
    try view.tap(.button("Help"))
    #expect(view.contains(.text("Help is here")))
    #expect(try view.attribute("data-edge", of: .dialog) == "top")
    try view.dismiss()
    #expect(!view.contains(.dialog))
  }
}
