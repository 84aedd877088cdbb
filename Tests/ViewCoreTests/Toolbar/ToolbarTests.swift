import Testing
import ViewCore
import ViewTesting

@MainActor
struct ToolbarTests {
  private struct Editor: View {
    @State private var isEditing = false
    @State private var log: [String] = []

    var body: some View {
      NavigationStack {
        Text(verbatim: "\(log)")
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { log.append("cancel") }
            }
            if isEditing {
              ToolbarItem(placement: .confirmationAction) {
                Button("Save") { log.append("save") }
              }
            } else {
              ToolbarItem { Button("Edit") { isEditing = true } }
            }
            ToolbarItemGroup(placement: .bottomBar) {
              Button("First") {}
              Button("Second") {}
            }
            Closing()
          }
          .navigationTitle("Editor")
          .navigationBarTitleDisplayMode(.inline)
      }
    }
  }

  private struct Closing: ToolbarContent {
    @State private var count = 0

    var body: some ToolbarContent {
      ToolbarItem(placement: .principal) {
        Button("Count \(count)") { count += 1 }
      }
    }
  }

  @Test func labelsInBarsShowTheirSymbols() throws {
    struct Bars: View {
      @State var isShown = false

      var body: some View {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItem(placement: .primaryAction) {
              Button {
                isShown = true
              } label: {
                Label("Add", systemImage: "plus")
              }
              .sheet(isPresented: $isShown) { Label("In a sheet", systemImage: "plus") }
            }
            ToolbarItem(placement: .topBarLeading) {
              Menu {
                Label("In a menu", systemImage: "plus")
              } label: {
                Label("More", systemImage: "plus")
              }
            }
            ToolbarItem(placement: .bottomBar) {
              Label("Both", systemImage: "plus").labelStyle(.titleAndIcon)
            }
            ToolbarItem(placement: .secondaryAction) {
              Button {
                isShown = true
              } label: {
                Label("Below", systemImage: "plus")
              }
            }
            ToolbarItem(placement: .cancellationAction) {
              NavigationLink {
                Label("Pushed", systemImage: "plus")
              } label: {
                Label("Go", systemImage: "plus")
              }
            }
          }
        }
      }
    }
    let view = ViewHarness { Bars() }
    #expect(view.titlesToHear == ["More", "Go", "Add"])
    try view.tap(.button("Add"))
    #expect(view.contains(.text("In a sheet")))
    #expect(view.titlesToHear == ["More", "Go", "Add"])

    let other = ViewHarness { Bars() }
    try other.tap(.button("Go"))
    #expect(other.contains(.text("Pushed")))
    #expect(other.titlesToHear == ["More", "Go", "Add"])
  }

  @Test func itemsAreInTheBarsOfTheirScreen() throws {
    let view = ViewHarness { Editor() }
    #expect(
      view.text == ["Cancel", "Editor", "Count 0", "Edit", "[]", "First", "Second"]
    )
    try view.tap(.button("Cancel"))
    try view.tap(.button("Edit"))
    try view.tap(.button("Save"))
    try view.tap(.button("Count 0"))
    #expect(
      view.text == [
        "Cancel", "Editor", "Count 1", "Save", #"["cancel", "save"]"#, "First", "Second",
      ]
    )
  }

  @Test func viewsWithoutItemAreAtTheTrailingEnd() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          List { Text("row") }
            .toolbar { Button("Add \(count)") { count += 1 } }
            .navigationBarItems(leading: Text("leading"), trailing: Text("trailing"))
        }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Add 0"))
    #expect(view.text == ["leading", "Add 1", "trailing", "row"])
  }

  @Test func eachScreenHasItsOwnBars() throws {
    let view = ViewHarness {
      NavigationStack {
        NavigationLink("Next", value: 1)
          .toolbar { Button("Root item") {} }
          .navigationTitle("Root")
          .navigationDestination(for: Int.self) { _ in
            Text("Top").toolbar { Button("Top item") {} }.navigationTitle("Above")
          }
      }
    }
    #expect(view.text == ["Root item", "Root", "Next"])
    try view.tap(.button("Next"))
    #expect(view.text == ["Root", "Top item", "Above", "Top"])
    try view.tap(.button("Root"))
    #expect(view.text == ["Root item", "Root", "Next"])
  }

  @Test func titleChangesWithItsView() throws {
    struct Screen: View {
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Button("Count") { count += 1 }
            .navigationTitle(count == 0 ? "None" : "Some")
          if count > 1 { Text("many").navigationTitle(String("Many")) }
        }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.contains(.heading("None")))
    try view.tap(.button("Count"))
    #expect(view.contains(.heading("Some")))
    try view.tap(.button("Count"))
    // The first title on a screen counts.
    #expect(view.contains(.heading("Some")))
  }

  @Test func secondaryActionsAreInMenu() throws {
    struct Screen: View {
      @State private var hasMore = true
      @State private var count = 0

      var body: some View {
        NavigationStack {
          Text("content \(count)")
            .toolbar {
              ToolbarItem(placement: .primaryAction) { Button("Add") { hasMore = false } }
              if hasMore {
                ToolbarItem(placement: .secondaryAction) { Button("Sort") { count += 1 } }
              }
            }
        }
      }
    }
    let view = ViewHarness { Screen() }
    #expect(view.text == ["Add", "Sort", "content 0"])
    #expect(view.contains(.button("More")))
    try view.tap(.button("Sort"))
    #expect(view.contains(.text("content 1")))
    try view.tap(.button("Add"))
    #expect(!view.contains(.button("More")))
    #expect(view.text == ["Add", "content 1"])
  }

  @Test func toolbarOutsideAStackShowsNoBar() {
    withKnownIssue {
      let view = ViewHarness {
        Text("content").toolbar { Button("Item") {} }.navigationTitle("Title")
      }
      #expect(view.text == ["content"])
    } matching: {
      $0.description.contains("Modifier: .toolbar")
    }
  }

  @Test func barAboveTheKeyboardExistsOnlyWithItems() throws {
    struct Editor: View {
      @State private var hasItem = false

      var body: some View {
        NavigationStack {
          Button("Change") { hasItem.toggle() }
            .toolbar {
              if hasItem { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
            }
        }
      }
    }
    let view = ViewHarness { Editor() }
    #expect(!view.outline.contains("keyboard-bar"))
    try view.tap(.button("Change"))
    #expect(view.outline.contains("class=\"bottom-bar keyboard-bar\""))
    #expect(view.contains(.button("Done")))
    try view.tap(.button("Change"))
    #expect(!view.outline.contains("keyboard-bar"))
  }

  @Test func titleIsRemovedFromItsBar() throws {
    struct Screen: View {
      @State private var isRemoved = true

      var body: some View {
        NavigationStack {
          Button("Turn") { isRemoved.toggle() }
            .navigationTitle("Mail")
            .toolbar(removing: isRemoved ? .title : nil)
        }
      }
    }
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let view = ViewHarness { Screen().navigationBarTitleDisplayMode(mode) }
      #expect(view.text == ["Turn"])
      try view.tap(.button("Turn"))
      #expect(view.text == ["Mail", "Turn"])
    }
  }

  @Test func labeledGroupIsAMenuInAMenu() throws {
    func group(_ placement: ToolbarItemPlacement) -> ViewHarness {
      ViewHarness {
        NavigationStack {
          Text("Content").toolbar {
            ToolbarItemGroup(placement: placement) {
              Button("Cut") {}
              Button("Copy") {}
            } label: {
              Text("Edit")
            }
          }
        }
      }
    }
    #expect(group(.topBarTrailing).text == ["Cut", "Copy", "Content"])
    #expect(group(.topBarPinnedTrailing).outline == group(.topBarTrailing).outline)
    let menu = group(.secondaryAction)
    #expect(menu.contains(.button("Edit")))
    #expect(menu.text.contains("Cut"))
  }
}

extension ViewHarness {
  /// The titles that stand in for symbols.
  fileprivate var titlesToHear: [String] {
    outline.matches(of: /class="unseen">\n *<span class="text"> "(.*)"/).map { String($0.1) }
  }
}
