import WebSwiftUI

/// The change that a tap makes to a list of rows.
public enum RowChange: String, CaseIterable, Sendable {
  case changeOne = "Change one"
  case append = "Append"
  case insertInFront = "Insert in front"
  case remove = "Remove from the middle"
  case swap = "Swap"
  case changeEveryTenth = "Change every tenth"

  /// Whether rows are inserted, removed or moved.
  var isOfList: Bool {
    switch self {
    case .changeOne, .changeEveryTenth: false
    case .append, .insertInFront, .remove, .swap: true
    }
  }

  /// The positions of the rows whose value changes.
  func changedPlaces(of count: Int) -> StrideTo<Int> {
    switch self {
    // A row that a long list has made.
    case .changeOne: stride(from: min(20, count / 2), to: min(20, count / 2) + 1, by: 1)
    case .changeEveryTenth: stride(from: 0, to: count, by: 10)
    case .append, .insertInFront, .remove, .swap: stride(from: 0, to: 0, by: 1)
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

extension Int {
  /// Goes on to the next number, which stays small: the text of a large number takes more work.
  mutating func advance() {
    self = (self + 1) % 100
  }
}

extension Array {
  /// Inserts, removes or moves rows, in the same order each time.
  mutating func apply(_ kind: RowChange, makeRow: (Int) -> Element) {
    switch kind {
    case .append: append(makeRow(count + 1_000_000))
    case .insertInFront: insert(makeRow(-count), at: 0)
    case .remove: remove(at: count / 2)
    case .swap: swapAt(1, count - 2)
    case .changeOne, .changeEveryTenth: break
    }
  }
}
