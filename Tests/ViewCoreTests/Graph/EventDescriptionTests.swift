#if DEBUG
import Testing
import ViewCore

@testable import ViewTesting

@MainActor
@Suite(.serialized)
struct EventDescriptionTests {
  private func description(
    of view: (@escaping () -> Void) -> some View,
    _ act: (ViewHarness) throws -> Void
  ) throws -> String? {
    var description: String?
    let harness = ViewHarness { view { description = HandledEvent.current?.text } }
    HandledEvent.isDescribed = true
    defer { HandledEvent.isDescribed = false }
    try act(harness)
    #expect(HandledEvent.current?.text == nil)
    return description
  }

  @Test func tapHasTheKindAndTheLabelOfItsControl() throws {
    let text = try description { action in
      Button(action: action) {
        HStack {
          Text("Add"); Text("one")
        }
      }
    } _: {
      try $0.tap(.button("Add one"))
    }
    #expect(text == "Tap on button “Add one”")
  }

  @Test(arguments: [true, false])
  func eventOfAPageOfTheInspectorHasNone(isInspectable: Bool) throws {
    var text: String?
    let harness = ViewHarness { Button("Add") { text = HandledEvent.current?.text } }
    harness.graph.isInspectable = isInspectable
    HandledEvent.isDescribed = true
    defer { HandledEvent.isDescribed = false }
    try harness.tap(.button("Add"))
    #expect(text == (isInspectable ? "Tap on button “Add”" : nil))
  }

  @Test func accessibilityLabelComesBeforeTheTexts() throws {
    let text = try description { action in
      Button("×", action: action).accessibilityLabel("Close")
    } _: {
      try $0.tap(.button("Close"))
    }
    #expect(text == "Tap on button “Close”")
  }

  @Test func typingHasTheNameOfItsField() throws {
    let text = try description { action in
      TextField(
        "Title",
        text: Binding {
          ""
        } set: { _ in
          action()
        }
      )
    } _: {
      try $0.type("a", into: .textField("Title"))
    }
    #expect(text == "Text in text field “Title”")
  }

  @Test func rowsHaveTheirTextsOrThoseOfTheirFields() throws {
    func expectNames(of row: @escaping (String) -> some View) throws {
      let rows = { (action: @escaping () -> Void) in
        List {
          ForEach(["Milk", "Bread"], id: \.self) { name in
            row(name).swipeActions { Button("Pin") {} }
          }
          .onDelete { _ in action() }
          .onMove { _, _ in action() }
        }
        .environment(\.editMode, .constant(.active))
      }
      let deletion = try description(of: rows) {
        try $0.delete(.button("Remove").element(boundBy: 1))
      }
      #expect(deletion == "Deletion of row “Bread”")
      let move = try description(of: rows) { try $0.moveRow(0, by: 1) }
      #expect(move == "Move of row “Milk”")
    }
    try expectNames { Text($0) }
    try expectNames { TextField("Title", text: .constant($0)) }
  }

  @Test func nothingIsDescribedUnlessItIsAskedFor() throws {
    var description: String?
    let view = ViewHarness { Button("Add") { description = HandledEvent.current?.text } }
    try view.tap(.button("Add"))
    #expect(description == nil)
  }
}
#endif
