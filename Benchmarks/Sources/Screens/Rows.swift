public import WebSwiftUI

/// One line of a list, an object that its view observes.
@Observable
public final class Row: Identifiable {
  public let id: Int
  public var value = 0

  init(id: Int) {
    self.id = id
  }
}

/// A list of observable objects.
public struct RowsView: View {
  @State private var rows: [Row]

  public init(count: Int) {
    rows = (0..<count).map(Row.init)
  }

  public var body: some View {
    VStack {
      RowChangeButtons { change in
        // An object changes in place: its list stays as it is, and is not copied.
        for place in change.changedPlaces(of: rows.count) { rows[place].value.advance() }
        if change.isOfList { rows.apply(change, makeRow: Row.init) }
      }
      List(rows) { row in
        RowView(row: row)
      }
    }
  }
}

private struct RowView: View {
  let row: Row

  var body: some View {
    Text("Row \(row.id): \(row.value)")
  }
}
