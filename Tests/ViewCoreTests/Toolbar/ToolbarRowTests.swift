import Testing
import ViewCore
import ViewTesting

/// Groups and collections of items in a toolbar, and the order of the items.
@MainActor
struct ToolbarRowTests {
  private struct Closing: ToolbarContent {
    var body: some ToolbarContent {
      ToolbarItem(placement: .cancellationAction) { Button("Close") {} }
    }
  }

  @Test func groupsOfItemsAreInTheBars() {
    let isShown = true
    let name: String? = "Bob"
    let other: String? = nil
    let view = ViewHarness {
      NavigationStack {
        Text("Content").toolbar {
          Group {
            Closing()
            ToolbarItem(placement: .primaryAction) { Text("Item") }
            if isShown {
              Group {
                ToolbarItem { Text("Inner") }
                Text("View")
              }
            }
          }
          Group {
            if let name { ToolbarItem(placement: .bottomBar) { Text(name) } }
            if let other { ToolbarItem(placement: .bottomBar) { Text(other) } }
          }
          if let name { Group { ToolbarItem(placement: .bottomBar) { Text("2 \(name)") } } }
          Group { Text("Alone") }
        }
      }
    }
    #expect(view.text == ["Close", "Item", "Inner", "View", "Alone", "Content", "Bob", "2 Bob"])
  }

  @Test func itemTakesThePlaceOfTheTitle() {
    let view = ViewHarness {
      NavigationStack {
        Text("Content")
          .navigationTitle("Title")
          .toolbarTitleDisplayMode(.inline)
          .toolbar {
            ForEach(1..<4, id: \.self) { number in
              ToolbarItem(placement: .bottomBar) { Text("Tool \(number)") }
            }
            ToolbarItem(placement: .title) { Text("Instead of it") }
          }
      }
    }
    #expect(view.text == ["Title", "Instead of it", "Content", "Tool 1", "Tool 2", "Tool 3"])
    #expect(view.outline.contains("<div class=\"bar-middle\""))
  }

  private struct Tool: Identifiable {
    let id: String
  }

  private struct Tools: View {
    @State private var tools = ["Pen", "Brush"].map(Tool.init)
    @State private var isEditing = false
    @State private var counts: [String: Int] = [:]

    var body: some View {
      NavigationStack {
        Button("Add") { tools.insert(Tool(id: "Knife"), at: 1) }
        Button("Turn") { tools.reverse() }
        Button("Remove") { tools.removeFirst() }
          .toolbar {
            if isEditing { ToolbarItem { Button("Undo") {} } }
            ForEach(tools) { tool in
              ToolbarItem {
                Button("\(tool.id) \(counts[tool.id, default: 0])") {
                  counts[tool.id, default: 0] += 1
                }
              }
            }
            ForEach(tools, id: \.id) { tool in
              if tool.id != "Brush" { ToolbarItem(placement: .bottomBar) { Text(tool.id) } }
            }
            ToolbarItem { Button("Edit") { isEditing.toggle() } }
          }
      }
    }
  }

  @Test func itemsOfACollectionFollowIt() throws {
    let view = ViewHarness { Tools() }
    let content = ["Add", "Turn", "Remove"]
    #expect(view.text == ["Pen 0", "Brush 0", "Edit"] + content + ["Pen"])
    try view.tap(.button("Pen 0"))
    try view.tap(.button("Add"))
    #expect(view.text == ["Pen 1", "Knife 0", "Brush 0", "Edit"] + content + ["Pen", "Knife"])
    try view.tap(.button("Turn"))
    #expect(view.text == ["Brush 0", "Knife 0", "Pen 1", "Edit"] + content + ["Knife", "Pen"])
    try view.tap(.button("Remove"))
    #expect(view.text == ["Knife 0", "Pen 1", "Edit"] + content + ["Knife", "Pen"])
  }

  @Test func itemThatComesLaterHasItsPlace() throws {
    let view = ViewHarness { Tools() }
    try view.tap(.button("Edit"))
    #expect(Array(view.text.prefix(4)) == ["Undo", "Pen 0", "Brush 0", "Edit"])
    try view.tap(.button("Edit"))
    #expect(Array(view.text.prefix(3)) == ["Pen 0", "Brush 0", "Edit"])
  }

  @Test func toolbarsOfAScreenKeepTheirItemsTogether() throws {
    struct Screen: View {
      @State private var isEditing = false

      var body: some View {
        NavigationStack {
          Text("Content")
            .toolbar {
              if isEditing { ToolbarItem { Text("First") } }
              ToolbarItem { Text("Second") }
            }
            .toolbar {
              ToolbarItem { Text("Third") }
              if isEditing { ToolbarItem { Text("Fourth") } }
              ToolbarItem { Button("Edit") { isEditing = true } }
            }
        }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["Second", "Third", "Edit", "Content"])
    try view.tap(.button("Edit"))
    #expect(view.text == ["First", "Second", "Third", "Fourth", "Edit", "Content"])
  }
}
