import WebSwiftUI

/// What a tap does to a list of rows.
public enum RowChange: String, CaseIterable, Sendable {
  case changeOne = "Change one"
  case append = "Append"
  case insertInFront = "Insert in front"
  case remove = "Remove from the middle"
  case swap = "Swap"
  case changeEveryTenth = "Change every tenth"

  /// Whether rows come, go or move.
  var isOfList: Bool {
    switch self {
    case .changeOne, .changeEveryTenth: false
    case .append, .insertInFront, .remove, .swap: true
    }
  }
}

/// The buttons above a list.
struct RowChangeButtons: View {
  let change: (RowChange) -> Void

  var body: some View {
    HStack {
      ForEach(RowChange.allCases, id: \.self) { kind in
        Button(kind.rawValue) { change(kind) }
      }
    }
  }
}

extension Array {
  /// Changes the rows in an order that is the same each time.
  mutating func apply(
    _ kind: RowChange,
    makeRow: (Int) -> Element,
    increment: (inout Element) -> Void
  ) {
    switch kind {
    case .changeOne: increment(&self[count / 2])
    case .append: append(makeRow(count + 1_000_000))
    case .insertInFront: insert(makeRow(-count), at: 0)
    case .remove: remove(at: count / 2)
    case .swap: swapAt(1, count - 2)
    case .changeEveryTenth:
      for index in stride(from: 0, to: count, by: 10) { increment(&self[index]) }
    }
  }
}
