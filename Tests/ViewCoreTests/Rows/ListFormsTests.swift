import Foundation
import Testing
import ViewCore
import ViewTesting

/// The forms in which lists and sections are written.
@MainActor
struct ListFormsTests {
  private struct Fruit: Identifiable, Equatable {
    let id: Int
    var name: String
    var parts: [Fruit]?
  }

  private static let fruits = [Fruit(id: 1, name: "Apple"), Fruit(id: 2, name: "Banana")]

  @Test func listOfABoundCollectionWritesToItsElements() throws {
    struct Names: View {
      @State var fruits = ListFormsTests.fruits

      var body: some View {
        List($fruits) { $fruit in TextField("First", text: $fruit.name) }
        List($fruits, id: \.name) { $fruit in Text($fruit.wrappedValue.name) }
        List(0..<2) { Text("Row \($0)") }
      }
    }
    let view = ViewHarness { Names(fruits: [Fruit(id: 1, name: "Apple")]) }
    #expect(view.text == ["Apple", "Row 0", "Row 1"])
    try view.type("Pear", into: .textField("First"))
    #expect(view.text == ["Pear", "Row 0", "Row 1"])
  }

  @Test func listWithEditActionsDeletesAndMoves() throws {
    struct Fruits: View {
      @State var fruits = ListFormsTests.fruits

      var body: some View {
        EditButton()
        List($fruits, editActions: .delete) { $fruit in Text(fruit.name) }
        List {
          ForEach($fruits, id: \.id, editActions: [.move]) { $fruit in Text(fruit.id.description) }
        }
        List { ForEach($fruits, editActions: .all) { _ in EmptyView() } }
      }
    }
    let view = ViewHarness { Fruits() }
    try view.tap(.button("Edit"))
    try view.moveRow(0, by: 1)
    #expect(view.text == ["Done", "Banana", "Apple", "2", "1"])
    try view.delete(.text("Banana"))
    #expect(view.text == ["Done", "Apple", "1"])
  }

  @Test func rowsOfAListWithASelectionAreEdited() throws {
    struct Fruits: View {
      @State var fruits = ListFormsTests.fruits
      @State var picked: Int?
      @State var several: Set<String> = []

      var body: some View {
        Text("\(picked ?? 0) \(several.sorted().joined())")
        List($fruits, editActions: .delete, selection: $picked) { $fruit in Text(fruit.name) }
        List($fruits, id: \.name, editActions: .all, selection: $several) { $fruit in
          Text("no. \(fruit.id)")
        }
        List($fruits, id: \.name, editActions: .move) { $fruit in Text("row \(fruit.id)") }
      }
    }
    let view = ViewHarness { Fruits() }
    try view.tap(.button("Banana"))
    try view.tap(.button("no. 1"))
    #expect(view.text.first == "2 Apple")
    try view.delete(.text("Apple"))
    #expect(view.text == ["2 Apple", "Banana", "no. 2", "row 2"])
    #expect(throws: HarnessError.self) { try view.delete(.text("row 2")) }
    try view.delete(.text("no. 2"))
    #expect(view.text == ["2 Apple"])
  }

  @Test func rowsHaveADistanceAndLeastHeights() {
    struct Reader: View {
      @Environment(\.defaultMinListRowHeight) private var row
      @Environment(\.defaultMinListHeaderHeight) private var header

      var body: some View { Text(verbatim: "\(row) \(header ?? -1)") }
    }
    let bare = ViewHarness { List { Reader() } }
    #expect(bare.text == ["44.0 -1.0"])
    #expect(!bare.outline.contains("spaced"))
    let view = ViewHarness {
      List { Reader() }
        .listRowSpacing(8)
        .environment(\.defaultMinListRowHeight, 20)
        .environment(\.defaultMinListHeaderHeight, 30)
      List { Reader() }.listRowSpacing(nil)
    }
    #expect(view.text == ["20.0 30.0", "44.0 -1.0"])
    let style = "--between:8px;--row-height:20px;--header-height:30px"
    #expect(view.outline.contains("class=\"list spaced\" role=\"list\" style=\"\(style)\""))
    #expect(view.outline.components(separatedBy: "spaced").count == 2)
  }

  @Test func rowIsPicked() throws {
    struct Fruits: View {
      @State var picked: Int?

      var body: some View {
        Text("\(picked ?? 0)")
        List(ListFormsTests.fruits, selection: $picked) { Text($0.name) }
        List(selection: $picked) { Text("Other").tag(7) }
      }
    }
    let view = ViewHarness { Fruits() }
    try view.send(.click, nearest: .text("Banana"))
    #expect(view.text.first == "2")
    #expect(try view.attribute("aria-pressed", of: .button("Banana")) == "true")
    #expect(try view.attribute("aria-pressed", of: .button("Apple")) == "false")
    try view.send(.click, nearest: .text("Other"))
    #expect(view.text.first == "7")
    try view.send(.click, nearest: .text("Other"))
    #expect(view.text.first == "7")
  }

  @Test func severalRowsArePicked() throws {
    struct Fruits: View {
      @State var picked: Set<Int> = [1]
      @State var fruits = ListFormsTests.fruits

      var body: some View {
        Text(picked.sorted().description)
        List(selection: $picked) {
          Section("Fruits") {
            ForEach(fruits) { Text($0.name) }.onDelete { fruits.remove(atOffsets: $0) }
          }
        }
      }
    }
    let view = ViewHarness { Fruits() }
    try view.send(.click, nearest: .text("Banana"))
    #expect(view.text.first == "[1, 2]")
    try view.send(.click, nearest: .text("Apple"))
    #expect(view.text.first == "[2]")
    // Selectable rows can still be deleted.
    try view.delete(.text("Apple"))
    #expect(view.text == ["[2]", "Fruits", "Banana"])
  }

  private struct Links: View {
    @State var picked: Set<Int> = []
    @State var mode = EditMode.inactive

    var body: some View {
      NavigationStack {
        List(ListFormsTests.fruits, selection: $picked) { fruit in
          NavigationLink(fruit.name, value: fruit.id)
        }
        .navigationDestination(for: Int.self) { Text("shows \($0)") }
        .environment(\.editMode, $mode)
        Text(picked.sorted().description)
        Button("Begin") { mode = .active }
        Button("End") { mode = .inactive }
      }
    }
  }

  @Test func aLinkPicksItsRowWhileTheListIsEdited() throws {
    let view = ViewHarness { Links() }
    try view.tap(.button("Begin"))
    try view.tap(.button("Banana"))
    #expect(view.contains(.text("[2]")))
    #expect(!view.contains(.text("shows 2")))
    #expect(try view.attribute("aria-pressed", of: .button("Banana")) == "true")
    #expect(try view.attribute("aria-pressed", of: .button("Apple")) == nil)
    #expect(view.outline.contains("row pickable several picked"))
    try view.tap(.button("Banana"))
    #expect(view.contains(.text("[]")))
    try view.tap(.button("End"))
    try view.tap(.button("Banana"))
    #expect(view.contains(.text("shows 2")))
  }

  @Test func aLinkInsideOfARowLeadsNowhereWhileRowsArePicked() throws {
    struct Rows: View {
      @State private var picked: Int?

      var body: some View {
        NavigationStack {
          List(ListFormsTests.fruits, selection: $picked) { fruit in
            HStack { NavigationLink(fruit.name, value: fruit.id) }
          }
          .navigationDestination(for: Int.self) { Text("shows \($0)") }
          .environment(\.editMode, .constant(.active))
          Text(picked?.description ?? "none")
        }
      }
    }
    let view = ViewHarness { Rows() }
    try view.send(.click, nearest: .text("Banana"))
    #expect(view.contains(.text("none")))
    #expect(!view.contains(.text("shows 2")))
  }

  @Test func aLinkLeadsNowhereWhileItsRowIsEdited() throws {
    struct Rows: View {
      @State private var mode = EditMode.active

      var body: some View {
        NavigationStack {
          List {
            ForEach(ListFormsTests.fruits) { NavigationLink($0.name, value: $0.id) }
              .onDelete { _ in }
          }
          .navigationDestination(for: Int.self) { Text("shows \($0)") }
          .environment(\.editMode, $mode)
          NavigationLink("Beside", value: 7)
          Button("End") { mode = .inactive }
        }
      }
    }
    let view = ViewHarness { Rows() }
    try view.tap(.button("Banana"))
    #expect(!view.contains(.text("shows 2")))
    try view.tap(.button("End"))
    try view.tap(.button("Banana"))
    #expect(view.contains(.text("shows 2")))
    let other = ViewHarness { Rows() }
    try other.tap(.button("Beside"))
    #expect(other.contains(.text("shows 7")))
  }

  @Test func aTreeOpensItsBranches() throws {
    let tree = [
      Fruit(
        id: 1,
        name: "Citrus",
        parts: [Fruit(id: 2, name: "Lemon"), Fruit(id: 3, name: "Lime")]
      ),
      Fruit(id: 4, name: "Apple"),
    ]
    let view = ViewHarness {
      List(tree, children: \.parts) { Text($0.name) }
      OutlineGroup(tree, id: \.name, children: \.parts) { Text($0.name) }
    }
    #expect(view.text == ["Citrus", "Apple", "Citrus", "Apple"])
    #expect(view.outline.components(separatedBy: "details").count == 3)
  }

  @Test func aTreeMayHaveOneRoot() throws {
    let root = Fruit(
      id: 1,
      name: "Citrus",
      parts: [Fruit(id: 2, name: "Lemon"), Fruit(id: 3, name: "Lime")]
    )
    let view = ViewHarness {
      OutlineGroup(root, children: \.parts) { Text($0.name) }
      OutlineGroup(root, id: \.name, children: \.parts) { Text("\($0.name) again") }
    }
    #expect(view.text == ["Citrus", "Citrus again"])
    try view.tap(.text("Citrus"))
    #expect(view.text == ["Citrus", "Lemon", "Lime", "Citrus again"])
    try view.tap(.text("Citrus again"))
    try view.tap(.text("Citrus"))
    #expect(view.text == ["Citrus", "Citrus again", "Lemon again", "Lime again"])
  }

  @Test func sectionsShowHeadersAndFooters() throws {
    let view = ViewHarness {
      Form {
        Section(footer: Text("Foot")) { Text("A") }
        Section(header: Text("Head"), footer: Text("Toe")) { Text("B") }
      }
    }
    #expect(view.text == ["A", "Foot", "Head", "B", "Toe"])
  }

  @Test func aSectionOpensAndCloses() throws {
    struct Sections: View {
      @State var isOpen = false

      var body: some View {
        List {
          Section("More", isExpanded: $isOpen) { Text("Inside") }
          Section(isExpanded: $isOpen) {
            Text("Too")
          } header: {
            Text("Else")
          }
        }
      }
    }
    let view = ViewHarness { Sections() }
    #expect(view.text == ["More", "Else"])
    #expect(try view.attribute("aria-expanded", of: .button("More")) == "false")
    try view.tap(.button("More"))
    #expect(view.text == ["More", "Inside", "Else", "Too"])
    #expect(try view.attribute("aria-expanded", of: .button("More")) == "true")
  }

  @Test func someRowsStayWhereTheyAre() throws {
    let view = ViewHarness {
      List {
        ForEach(Self.fruits) { fruit in
          Text(fruit.name)
            .deleteDisabled(fruit.id == 1)
            .moveDisabled(fruit.id == 2)
        }
        .onDelete { _ in }
        .onMove { _, _ in }
      }
      .environment(\.editMode, .constant(.active))
    }
    #expect(view.contains(.button("Remove")))
    #expect(throws: HarnessError.self) { try view.delete(.text("Apple")) }
    try view.delete(.text("Banana"))
    #expect(view.outline.components(separatedBy: "row-handle").count == 2)
    #expect(view.outline.components(separatedBy: "row-minus").count == 2)
  }

  @Test func aRowHasButtonsAtItsSides() throws {
    var log: [String] = []
    let view = ViewHarness {
      List {
        Text("Mail")
          .swipeActions { Button("Archive") { log.append("archive") } }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Unread") { log.append("unread") }
          }
      }
    }
    try view.swipe(.text("Mail"))
    try view.tap(.button("Archive"))
    try view.swipe(.text("Mail"), edge: .leading)
    try view.tap(.button("Unread"))
    #expect(log == ["archive", "unread"])
    #expect(view.outline.contains("class=\"row-actions leading\" data-full=\"false\""))
    #expect(view.outline.contains("class=\"row-actions trailing\" data-full=\"true\""))
  }

  @Test func listsHaveSeparatorsAndStyles() throws {
    let view = ViewHarness {
      List {
        Text("A").listRowSeparator(.hidden, edges: .top)
        Text("B").listRowSeparatorTint(.red, edges: .top)
      }
      .listStyle(.sidebar)
      List { Text("C") }.listStyle(.inset)
    }
    #expect(view.outline.contains("--line:transparent"))
    #expect(view.outline.components(separatedBy: "--line:").count == 3)
    #expect(view.outline.contains("class=\"list sidebar\""))
    #expect(view.outline.contains("class=\"list inset\""))
  }

  @Test func separatorsOnBothSidesOfARowChange() {
    func row(_ view: some View) -> String? {
      ViewHarness { List { view } }.outline.firstMatch(of: /<li class="row([^>]*)>/).map {
        String($0.1)
      }
    }
    let text = Text("A")
    #expect(row(text) == "\"")
    #expect(
      row(text.listRowSeparator(.hidden)) == #" own-above bare-below" style="--line:transparent""#
    )
    #expect(row(text.listRowSeparator(.hidden, edges: .bottom)) == " bare-below\"")
    let tinted = row(text.listRowSeparatorTint(.red))
    #expect(tinted?.hasPrefix(" own-above own-below\" style=\"--line:") == true)
    #expect(tinted?.contains(";--line-below:") == true)
    let below = row(text.listRowSeparatorTint(.red, edges: .bottom))
    #expect(below?.hasPrefix(" own-below\" style=\"--line-below:") == true)
    // The inner modifier of two counts for its sides.
    let both = text.listRowSeparator(.visible, edges: .top).listRowSeparator(.hidden)
    #expect(row(both) == " bare-below\"")
    #expect(row(text.listRowSeparatorTint(nil)) == "\"")
  }

  @Test func insetsOfSomeSidesLeaveTheOthers() {
    func style(_ view: some View) -> String? {
      ViewHarness { List { view } }.outline.firstMatch(of: /<li class="row" style="([^"]*)"/).map {
        String($0.1)
      }
    }
    let text = Text("A")
    #expect(style(text.listRowInsets(.horizontal, 3)) == "--row-leading:3px;--row-trailing:3px")
    #expect(style(text.listRowInsets(.top, 0)) == "--row-top:0px")
    #expect(
      style(text.listRowInsets(.all, 2))
        == "--row-top:2px;--row-bottom:2px;--row-leading:2px;--row-trailing:2px"
    )
    #expect(
      style(text.listRowInsets(.leading, nil).listRowInsets(.horizontal, 3)) == "--row-trailing:3px"
    )
    #expect(style(text.listRowInsets(nil).listRowInsets(.all, 2)) == nil)
  }

  @Test func rowIsNotPickedWhereThatIsDisabled() throws {
    struct Fruits: View {
      @State private var picked: Int?

      var body: some View {
        Text("\(picked ?? 0)")
        List(ListFormsTests.fruits, selection: $picked) { fruit in
          Text(fruit.name).selectionDisabled(fruit.id == 1)
        }
      }
    }
    let view = ViewHarness { Fruits() }
    #expect(throws: HarnessError.self) { try view.send(.click, nearest: .text("Apple")) }
    try view.send(.click, nearest: .text("Banana"))
    #expect(view.text.first == "2")
  }

  @Test func separatorsOfASectionHaveTheirColors() {
    let view = ViewHarness {
      List {
        Section("Fruits") { Text("Apple") }
          .listSectionSeparator(.visible)
          .listSectionSeparatorTint(.red, edges: .top)
      }
      .listSectionSeparatorTint(.blue)
    }
    #expect(view.outline.contains("border-block-start:1px solid var(--red)"))
    #expect(view.outline.contains("border-block-end:1px solid var(--blue)"))
  }
}
