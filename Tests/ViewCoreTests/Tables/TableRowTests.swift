import Foundation
import Testing
import ViewCore
import ViewTesting

/// Tables of rows that an app makes one by one.
@MainActor
struct TableRowTests {
  private struct Person: Identifiable {
    let name: String
    var id: String { name }
  }

  private struct People: View {
    @State private var order = [KeyPathComparator(\Person.name)]
    @State private var selection: Set<String> = []
    @State private var friends = ["Cleo", "Dan"].map(Person.init)
    @State private var hasBoss = false

    var body: some View {
      Table(of: Person.self, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Length") { person in Text(verbatim: "\(person.name.count)") }
      } rows: {
        TableRow(Person(name: "Ann"))
        if hasBoss { TableRow(Person(name: "Boss")) }
        ForEach(friends) { friend in TableRow(friend) }
      }
      .onChange(of: order) { friends.sort(using: order) }
      Button("Boss") { hasBoss = true }
      Text(verbatim: "Selected: \(selection.sorted())")
    }
  }

  @Test func rowsAreThoseOfTheBlock() throws {
    let view = ViewHarness { People() }
    #expect(view.text == ["Ann", "Cleo", "Dan", "Boss", "Selected: []"])
    try view.tap(.button("Boss"))
    #expect(view.text.prefix(4) == ["Ann", "Boss", "Cleo", "Dan"])
    view.report(WindowMetrics(hasCompactWidth: false))
    #expect(view.text.contains("4"))
    try view.tap(.button("Name ascending"))
    #expect(
      view.text.filter { ["Ann", "Boss", "Cleo", "Dan"].contains($0) }.prefix(4) == [
        "Ann", "Boss", "Dan", "Cleo",
      ]
    )
  }

  @Test func rowsAreSelected() throws {
    let view = ViewHarness { People() }
    try view.tap(.button("Dan"))
    #expect(view.contains(.text(#"Selected: ["Dan"]"#)))
  }

  @Test func aTableWithoutAnOrderHasRows() {
    let view = ViewHarness {
      Table(of: Person.self) {
        TableColumn("Name") { person in Text(person.name) }
      } rows: {
        TableRow(Person(name: "Ann"))
      }
    }
    #expect(view.text == ["Ann"])
  }
}
