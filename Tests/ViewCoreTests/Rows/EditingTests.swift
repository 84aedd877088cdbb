import Foundation
import Testing
import ViewCore
import ViewTesting

/// Rows that the user deletes and moves.
@MainActor
struct EditingTests {
  private struct Fruits: View {
    @State var fruits = ["Apple", "Banana", "Cherry"]

    var body: some View {
      EditButton()
      List {
        ForEach(fruits, id: \.self) { Text($0) }
          .onDelete { fruits.remove(atOffsets: $0) }
          .onMove { fruits.move(fromOffsets: $0, toOffset: $1) }
      }
    }
  }

  private func shown(_ view: ViewHarness) -> [String] {
    view.text.filter { ["Apple", "Banana", "Cherry"].contains($0) }
  }

  @Test func rowsThatAreDisabledAreNotDeleted() throws {
    struct Screen: View {
      @State private var names = ["Blob", "Blob Jr."]
      @State private var isDisabled = false

      var body: some View {
        Button("Switch") { isDisabled.toggle() }
        List {
          ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) }
        }
        .disabled(isDisabled)
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Switch"))
    #expect(throws: HarnessError.self) { try view.delete(.text("Blob")) }
    #expect(!view.outline.contains("aria-keyshortcuts"))
    try view.tap(.button("Switch"))
    try view.delete(.text("Blob"))
    #expect(view.text == ["Switch", "Blob Jr."])
  }

  @Test func aRowIsDeletedByKey() throws {
    let view = ViewHarness { Fruits() }
    try view.delete(.text("Banana"))
    #expect(shown(view) == ["Apple", "Cherry"])
    #expect(view.patches.count == 1)
    try view.delete(.text("Cherry"))
    #expect(shown(view) == ["Apple"])
  }

  @Test func aSwipeShowsTheButtonThatDeletes() throws {
    let view = ViewHarness { Fruits() }
    #expect(!view.contains(.button("Delete")))
    try view.swipe(.text("Banana"))
    try view.tap(.button("Delete"))
    #expect(shown(view) == ["Apple", "Cherry"])
    #expect(!view.contains(.button("Delete")))
  }

  @Test func anEditedListHasAMinusBeforeEachRow() throws {
    let view = ViewHarness { Fruits() }
    #expect(!view.contains(.button("Remove")))
    try view.tap(.button("Edit"))
    #expect(throws: HarnessError.self) { try view.tap(.button("Remove")) }
    #expect(view.contains(.button("Done")))
    try view.tap(.button("Done"))
    #expect(!view.contains(.button("Remove")))
  }

  @Test func theMinusShowsTheButtonThatDeletes() throws {
    struct One: View {
      @State private var fruits = ["Apple"]

      var body: some View {
        EditButton()
        Form {
          ForEach(fruits, id: \.self) { Text($0) }.onDelete { fruits.remove(atOffsets: $0) }
        }
      }
    }
    let view = ViewHarness { One() }
    try view.tap(.button("Edit"))
    #expect(!view.contains(.button("Reorder")))
    try view.tap(.button("Remove"))
    try view.tap(.button("Delete"))
    #expect(view.text == ["Done"])
  }

  @Test func theButtonThatDeletesGoesWithTheEditing() throws {
    let view = ViewHarness { Fruits() }
    try view.tap(.button("Edit"))
    try view.swipe(.text("Banana"))
    #expect(view.contains(.button("Delete")))
    try view.tap(.button("Done"))
    #expect(!view.contains(.button("Delete")))
  }

  @Test(arguments: [
    (0, 1, ["Banana", "Apple", "Cherry"]), (0, 2, ["Banana", "Cherry", "Apple"]),
    (2, -2, ["Cherry", "Apple", "Banana"]), (1, -1, ["Banana", "Apple", "Cherry"]),
    (0, -1, ["Apple", "Banana", "Cherry"]), (0, Int.max, ["Banana", "Cherry", "Apple"]),
    (2, Int.min, ["Cherry", "Apple", "Banana"]), (2, 1, ["Apple", "Banana", "Cherry"]),
    (1, 0, ["Apple", "Banana", "Cherry"]),
  ])
  func aRowIsMovedByItsHandle(row: Int, distance: Int, result: [String]) throws {
    let view = ViewHarness { Fruits() }
    try view.tap(.button("Edit"))
    try view.moveRow(row, by: distance)
    #expect(shown(view) == result)
  }

  @Test func rowsThatCannotBeEditedHaveNoEditControls() throws {
    struct Fixed: View {
      @State private var canDelete = false

      var body: some View {
        Toggle("Unlock", isOn: $canDelete)
        List {
          ForEach(["Apple"], id: \.self) { Text($0) }.onDelete(perform: canDelete ? { _ in } : nil)
        }
      }
    }
    let view = ViewHarness { Fixed() }
    #expect(throws: HarnessError.self) { try view.delete(.text("Apple")) }
    try view.tap(.toggle("Unlock"))
    try view.delete(.text("Apple"))
  }

  @Test func editActionsMayChangeDuringEditing() throws {
    struct Lockable: View {
      @State private var canMove = false
      @State private var canDelete = true
      @State private var moves = 0

      var body: some View {
        EditButton()
        Toggle("Move", isOn: $canMove)
        Toggle("Delete", isOn: $canDelete)
        Text("\(moves) moves")
        List {
          ForEach(["Apple"], id: \.self) { Text($0) }
            .onDelete(perform: canDelete ? { _ in } : nil)
            .onMove(perform: canMove ? { _, _ in moves += 1 } : nil)
        }
      }
    }
    let view = ViewHarness { Lockable() }
    try view.tap(.button("Edit"))
    #expect(view.contains(.button("Remove")))
    #expect(!view.contains(.button("Reorder")))
    try view.tap(.toggle("Move"))
    #expect(view.contains(.button("Reorder")))
    try view.tap(.toggle("Delete"))
    #expect(!view.contains(.button("Remove")))
    #expect(throws: HarnessError.self) { try view.delete(.text("Apple")) }
    try view.tap(.toggle("Move"))
    #expect(!view.contains(.button("Reorder")))
  }

  /// Updates of rows wait until removed rows are gone.
  @Test func removedRowReceivesNoEditActions() throws {
    struct Filtered: View {
      @State private var isFiltered = false

      var body: some View {
        Button("Filter") { isFiltered = true }
        List {
          ForEach([1, 2, 3], id: \.self) { number in
            if !isFiltered || number == 2 { Text("\(number)") }
          }
          .onMove(perform: isFiltered ? nil : { _, _ in })
        }
      }
    }
    let view = ViewHarness { Filtered() }
    let patches = try view.element(.button("Filter")).tap()
    #expect(patches.count { if case .setEvents = $0 { true } else { false } } == 1)
    #expect(patches.count { if case .remove = $0 { true } else { false } } == 2)
    #expect(patches.count == 3)
  }

  @Test func theAppMayOwnTheEditMode() throws {
    struct Owner: View {
      @State private var mode = EditMode.inactive

      var body: some View {
        EditButton()
        Text(mode == .active ? "Editing" : "Looking")
        List { ForEach(["Apple"], id: \.self) { Text($0) }.onDelete { _ in } }
          .environment(\.editMode, $mode)
        Button("Start") { mode = .active }
      }
    }
    let view = ViewHarness { Owner().environment(\.editMode, .constant(.inactive)) }
    try view.tap(.button("Start"))
    #expect(view.contains(.text("Editing")))
    #expect(view.contains(.button("Remove")))
  }

  @Test func aRowHasAGroundOfItsOwn() throws {
    let view = ViewHarness {
      List {
        Text("Color").listRowBackground(Color(red: 1, green: 0, blue: 0))
        Text("View").listRowBackground(Text("Behind"))
        Text("None").listRowBackground(Color?.none)
        Text("Close").listRowInsets(EdgeInsets())
      }
    }
    let outline = view.outline
    #expect(outline.contains("<li class=\"row\" style=\"background:rgb(255 0 0 / 1)\">"))
    #expect(outline.contains("class=\"row-background\""))
    #expect(outline.contains("<li class=\"row\" style=\"background:none\">"))
    #expect(
      outline.contains(
        "style=\"--row-top:0px;--row-bottom:0px;--row-leading:0px;--row-trailing:0px\""
      )
    )
    #expect(view.text == ["Color", "Behind", "View", "None", "Close"])
  }

  @Test func traitsOfASectionApplyToItsRows() throws {
    struct Painted: View {
      @State var isRed = true

      var body: some View {
        List {
          Button("Paint") { isRed = false }
          Section("Title") {
            Text("First")
            Text("Second").listRowBackground(Color.clear)
            ForEach(["Third"], id: \.self) { Text($0) }.onDelete { _ in }
          }
          .padding(1)
          .listRowBackground(isRed ? Color(red: 1, green: 0, blue: 0) : nil)
          .listRowInsets(EdgeInsets())
        }
      }
    }
    let view = ViewHarness { Painted() }
    let red = "<li class=\"row\" style=\"background:rgb(255 0 0 / 1);--row-top:0px"
    #expect(view.outline.components(separatedBy: red).count == 3)
    #expect(
      view.outline.contains(
        "<li class=\"row\" style=\"background:transparent;--row-top:0px"
      )
    )
    #expect(!view.outline.contains("row-section\" style"))
    try view.tap(.button("Paint"))
    #expect(!view.outline.contains(red))
    #expect(
      view.outline.components(separatedBy: "row\" style=\"--row-top:0px").count == 3
    )
  }

  @Test func sheetIsEditedApartFromItsPresenter() throws {
    struct Lists: View {
      @State var isShown = false

      var body: some View {
        List { ForEach(["Under"], id: \.self) { Text($0) }.onDelete { _ in } }
        Button("Show") { isShown = true }
          .sheet(isPresented: $isShown) {
            EditButton()
            List { ForEach(["Above"], id: \.self) { Text($0) }.onDelete { _ in } }
          }
      }
    }
    let view = ViewHarness { Lists() }
    try view.tap(.button("Show"))
    try view.tap(.button("Edit"))
    #expect(view.outline.components(separatedBy: "row-minus").count == 2)
  }

  @Test func eachScreenIsEditedByItself() throws {
    let view = ViewHarness {
      NavigationStack {
        List { ForEach(["Root"], id: \.self) { Text($0) }.onDelete { _ in } }
        NavigationLink("Next") {
          EditButton()
          List { ForEach(["Pushed"], id: \.self) { Text($0) }.onDelete { _ in } }
        }
      }
    }
    try view.tap(.button("Next"))
    try view.tap(.button("Edit"))
    #expect(view.outline.components(separatedBy: "row-minus").count == 2)
  }
}
