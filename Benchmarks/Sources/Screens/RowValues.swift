public import WebSwiftUI

/// One line of a list, a value.
private struct RowValue: Identifiable, Equatable {
  let id: Int
  var value = 0
}

/// A list of values that are one state.
public struct RowValuesView: View {
  @State private var rows: [RowValue]

  public init(count: Int) {
    rows = (0..<count).map { RowValue(id: $0) }
  }

  public var body: some View {
    VStack {
      RowChangeButtons { rows.apply($0, makeRow: { RowValue(id: $0) }) { $0.value += 1 } }
      List(rows) { row in
        RowValueView(row: row)
      }
    }
  }
}

private struct RowValueView: View {
  let row: RowValue

  var body: some View {
    Text("Row \(row.id): \(row.value)")
  }
}
