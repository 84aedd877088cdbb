#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The order in which actions are shown, with the depth of each below its cause.
struct Timeline: Equatable {
  struct Row: Equatable, Identifiable {
    /// The number of the action.
    let id: Int
    /// The number of actions that led to it by effects.
    let depth: Int
  }

  let rows: [Row]

  /// The actions in the order of time, the newest first.
  init(newestFirst outline: some Collection<InspectedCause>) {
    rows = outline.map { Row(id: $0.number, depth: 0) }.reversed()
  }

  /// The actions as a tree, the newest root first.
  ///
  /// The actions that an action caused come below it, in the order of time. An action whose cause is not among them is a
  /// root.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  init(causesOf outline: some Collection<InspectedCause>) {
    let numbers = Set(outline.map(\.number))
    var children: [Int: [Int]] = [:]
    var roots: [Int] = []
    for action in outline {
      if let cause = action.cause, numbers.contains(cause) {
        children[cause, default: []].append(action.number)
      } else {
        roots.append(action.number)
      }
    }
    var rows: [Row] = []
    rows.reserveCapacity(numbers.count)
    // The next row is the last of them.
    var waiting = roots.map { Row(id: $0, depth: 0) }
    while let row = waiting.popLast() {
      rows.append(row)
      guard let effects = children[row.id] else { continue }
      waiting += effects.reversed().map { Row(id: $0, depth: row.depth + 1) }
    }
    self.rows = rows
  }
}
#endif
