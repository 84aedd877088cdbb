import Foundation
import Testing
import ViewTesting

@testable import ViewCore

@MainActor
struct TableTests {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let age: Int
  }

  private static let people = [
    Person(id: 1, name: "Bea", age: 40), Person(id: 2, name: "Ada", age: 36),
    Person(id: 3, name: "Cem", age: 38),
  ]

  private struct People: View {
    @State private var people = TableTests.people
    @State private var order = [KeyPathComparator(\Person.age)]
    @State private var selection: Person.ID?

    var body: some View {
      Table(people, selection: $selection, sortOrder: $order) {
        TableColumn("Name", value: \.name)
        TableColumn("Age", value: \.age) { person in Text("\(person.age)") }
          .width(60)
        TableColumn("Note") { _ in Text("-") }
          .width(min: 20, ideal: 50, max: 80)
      }
      .onChange(of: order, initial: true) { people.sort(using: order) }
      Text("Selected \(selection ?? 0)")
    }
  }

  @Test func titleMayBeKnownAtRunTimeAlone() throws {
    struct Ages: View {
      let titles = ["Who", "How old"]
      @State private var people = TableTests.people
      @State private var order = [KeyPathComparator(\Person.age, order: .reverse)]

      var body: some View {
        Table(people, sortOrder: $order) {
          TableColumn(titles[0], value: \.name)
          TableColumn(titles[1], value: \.age) { person in Text("\(person.age)") }
        }
        .onChange(of: order, initial: true) { people.sort(using: order) }
        Table(people) { TableColumn(titles[0], value: \.name) }
      }
    }
    let view = mount(.regular) { Ages() }
    #expect(view.text.prefix(4) == ["Who", "How old", "Bea", "40"])
    try view.tap(.button("Who"))
    #expect(view.text.dropFirst(2).prefix(2) == ["Ada", "36"])
    #expect(view.text.suffix(4).first == "Who")
  }

  private func mount(
    _ size: UserInterfaceSizeClass,
    @ViewBuilder _ content: () -> some View
  ) -> ViewHarness {
    var environment = EnvironmentValues()
    environment.horizontalSizeClass = size
    return ViewHarness(environment: environment, content: content)
  }

  @Test func wideTableHasAllColumnsWithTheirTitles() throws {
    let view = mount(.regular) { People() }
    #expect(
      view.text == [
        "Name", "Age", "Note", "Ada", "36", "-", "Cem", "38", "-", "Bea", "40", "-", "Selected 0",
      ]
    )
  }

  @Test func widthOfAColumnIsATrackOfAGrid() {
    #expect(ColumnWidth().track == "minmax(0,1fr)")
    #expect(ColumnWidth(least: 60, most: 60).track == "minmax(60px,60px)")
    #expect(ColumnWidth(least: 20, most: nil).track == "minmax(20px,1fr)")
    #expect(ColumnWidth(least: -1, most: 80).track == "minmax(0px,80px)")
  }

  @Test func narrowTableHasTheFirstColumnAlone() {
    let view = mount(.compact) { People() }
    #expect(view.text == ["Ada", "Cem", "Bea", "Selected 0"])
  }

  @Test func tapOnATitleSortsTheRowsAndTheNextOneReversesThem() throws {
    let view = mount(.regular) { People() }
    #expect(view.contains(.button("Age ascending")))
    try view.tap(.button("Name"))
    #expect(view.text.filter { $0.count == 3 && $0 != "Age" } == ["Ada", "Bea", "Cem"])
    try view.tap(.button("Name ascending"))
    #expect(view.text.filter { $0.count == 3 && $0 != "Age" } == ["Cem", "Bea", "Ada"])
    #expect(view.contains(.button("Name descending")))
    #expect(!view.contains(.button("Note")))
  }

  @Test func earlierOrderDecidesBetweenEqualRows() throws {
    let name = KeyPathComparator(\Person.name)
    let age = KeyPathComparator(\Person.age, order: .reverse)
    struct Sorted: View {
      @State var order: [KeyPathComparator<Person>]

      var body: some View {
        Table(TableTests.people, sortOrder: $order) {
          TableColumn("Name", value: \.name) { Text($0.name) }
          TableColumn("Age", value: \.age) { Text("\($0.age)") }
        }
        Text(verbatim: order.map { $0.order == .forward ? "up" : "down" }.joined(separator: " "))
      }
    }
    let view = mount(.regular) { Sorted(order: [age, name]) }
    try view.tap(.button("Name"))
    #expect(view.text.last == "up down")
  }

  @Test func rowIsSelectedByATap() throws {
    let view = mount(.regular) { People() }
    try view.tap(.row.containing(.text("Cem")))
    #expect(view.text.last == "Selected 3")
  }

  @Test func severalRowsAreSelected() throws {
    struct Several: View {
      @State var selection: Set<Int> = [1]

      var body: some View {
        Table(TableTests.people, selection: $selection) {
          TableColumn("Name", value: \.name)
          if selection.count > 1 { TableColumn("Age") { Text("\($0.age)") } }
        }
        .tableColumnHeaders(.hidden)
        Text(verbatim: "\(selection.sorted())")
      }
    }
    let view = mount(.regular) { Several() }
    #expect(view.text == ["Bea", "Ada", "Cem", "[1]"])
    try view.tap(.row.containing(.text("Ada")))
    #expect(view.text == ["Bea", "40", "Ada", "36", "Cem", "38", "[1, 2]"])
  }

  @Test func tableMakesTheRowsThatAreSeen() {
    let people = (0..<10_000).map { Person(id: $0, name: "Person \($0)", age: $0) }
    var window = GraphWindow(
      Table(people) { TableColumn("Number") { Text(verbatim: "\($0.id)") } },
      makesRowsOnDemand: true
    )
    window.take(window.graph.mount())
    #expect(window.rows.first == 0)
    #expect(window.rows.count < 100)
  }
}
