public import WebSwiftUI

/// One line of a list.
@Observable
public final class Row: Identifiable {
  public let id: Int
  public var value = 0

  init(id: Int) {
    self.id = id
  }
}

/// A list of rows of which one changes with each tap.
public struct RowsView: View {
  private let rows: [Row]

  public init(count: Int) {
    rows = (0..<count).map(Row.init)
  }

  public var body: some View {
    VStack {
      Button("Change one") { rows[rows.count / 2].value += 1 }
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
