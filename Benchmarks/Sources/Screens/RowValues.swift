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
      RowChangeButtons { change in
        var changed = rows
        for place in change.changedPlaces(of: changed.count) { changed[place].value.advance() }
        changed.apply(change) { RowValue(id: $0) }
        rows = changed
      }
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
