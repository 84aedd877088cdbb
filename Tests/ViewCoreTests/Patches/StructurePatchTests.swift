import Observation
import Testing
import ViewCore
import ViewTesting

@Observable private final class NameList {
  var names = ["a", "b", "c", "d"]
}

@Observable private final class Row: Identifiable {
  let id: Int
  var title: String

  init(id: Int) {
    self.id = id
    title = "Row \(id)"
  }
}

@MainActor
struct StructurePatchTests {
  private struct Details: View {
    @State private var isShown = false

    var body: some View {
      VStack {
        Button("Details") { isShown.toggle() }
        if isShown {
          Text("More")
        }
        Text("End")
      }
    }
  }

  @Test func newViewIsInsertedAtItsPlaceAndRemovedAgain() throws {
    let view = ViewHarness { Details() }
    try view.tap(.button("Details"))
    #expect(view.text == ["Details", "More", "End"])
    let text = ElementTree(
      id: 5,
      element: Element("span", attributes: [.init("class", "text")], text: "More")
    )
    #expect(view.patches == [.insert(text, into: 1, before: 4)])

    try view.tap(.button("Details"))
    #expect(view.text == ["Details", "End"])
    #expect(view.patches == [.remove(node: 5)])
  }

  @Test func theBranchesOfAnIfAreDifferentViews() throws {
    struct Branches: View {
      @State private var isFirst = true

      var body: some View {
        if isFirst { Field(title: "First") } else { Field(title: "Second") }
        Button("Switch") { isFirst.toggle() }
      }
    }
    struct Field: View {
      let title: String
      @State private var text = ""

      var body: some View { TextField(title, text: $text) }
    }
    let view = ViewHarness { Branches() }
    try view.type("hello", into: .textField("First"))
    try view.tap(.button("Switch"))
    #expect(try view.attribute("value", of: .textField("Second")) == "")
  }

  @Test func aRowKeepsItsElementsWhereverItMoves() throws {
    struct Names: View {
      let model: NameList

      var body: some View {
        List(model.names, id: \.self) { Text($0) }
      }
    }
    let model = NameList()
    let view = ViewHarness { Names(model: model) }
    #expect(view.text == ["a", "b", "c", "d"])

    model.names = ["d", "a", "b", "c"]
    #expect(view.text == ["d", "a", "b", "c"])
    #expect(view.patches == [.move(node: 8, into: 1, before: 2)])
  }

  @Test func changedRowIsOnePatchAndRunsNoOtherRow() throws {
    struct RowView: View {
      let row: Row
      let count: Counter

      var body: some View {
        count.value += 1
        return Text(row.title)
      }
    }
    struct Rows: View {
      let rows: [Row]
      let count: Counter

      var body: some View {
        List(rows) { RowView(row: $0, count: count) }
      }
    }
    let rows = (0..<10_000).map(Row.init)
    let count = Counter()
    let view = ViewHarness { Rows(rows: rows, count: count) }
    count.value = 0
    rows[5_000].title = "Changed"
    #expect(view.patches == [.setText(node: 10_003, "Changed")])
    #expect(count.value == 1)
  }

  @Test func anIDThatChangesStartsAViewAnew() throws {
    struct Screen: View {
      @State private var generation = 0

      var body: some View {
        Local().id(generation)
        Button("Restart") { generation += 1 }
      }
    }
    struct Local: View {
      @State private var count = 0

      var body: some View {
        Button("Count \(count)") { count += 1 }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Count 0"))
    #expect(view.contains(.button("Count 1")))
    try view.tap(.button("Restart"))
    #expect(view.contains(.button("Count 0")))
  }

  @Test func anErasedViewOfAnotherTypeStartsAnew() throws {
    struct Screen: View {
      @State private var isText = true

      var body: some View {
        isText ? AnyView(Text("Text")) : AnyView(Divider())
        Button("Switch") { isText.toggle() }
      }
    }
    let view = ViewHarness { Screen() }
    try view.tap(.button("Switch"))
    #expect(view.text == ["Switch"])
    #expect(view.patches.count == 2)
  }
}

/// Counts how often something ran.
@MainActor
final class Counter {
  var value = 0
}
