import SwiftUI

/// A table whose columns sort its rows.
struct PeopleTable: View {
  private struct Person: Identifiable {
    let id: Int
    let name: String
    let town: String
    let age: Int
  }

  @State private var people = [
    Person(id: 1, name: "Bea", town: "Graz", age: 40),
    Person(id: 2, name: "Ada", town: "Vienna", age: 36),
    Person(id: 3, name: "Cem", town: "Linz", age: 38),
  ]
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var selection: Person.ID? = 2

  var body: some View {
    Table(of: Person.self, selection: $selection, sortOrder: $order) {
      TableColumn("Name", value: \.name)
      TableColumn("Town", value: \.town) { Label($0.town, systemImage: "house") }
      TableColumn("Age", value: \.age) { Text("\($0.age)").monospacedDigit() }
        .width(60)
    } rows: {
      ForEach(people) { TableRow($0) }
      TableRow(Person(id: 4, name: "Always the last", town: "Nowhere", age: 0))
    }
    .onChange(of: order, initial: true) { people.sort(using: order) }
  }
}
