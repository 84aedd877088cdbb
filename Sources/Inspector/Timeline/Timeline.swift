#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The order in which actions are shown, with the depth of each below its cause.
struct Timeline: Equatable {
  struct Row: Equatable, Identifiable {
    /// The number of the action, or a negative one for a jump.
    let id: Int
    /// The number of actions that led to it by effects.
    var depth = 0
    /// Whether the action belongs to a future that was abandoned.
    var isAbandoned = false
    /// The jump, if the row is not an action.
    var jump: RecordedJump?
  }

  let rows: [Row]

  /// The actions in the order of time, the newest first.
  init(newestFirst outline: some Collection<InspectedCause>, jumps: [RecordedJump] = []) {
    rows = Self.withJumps(
      jumps,
      among: outline.map { Row(id: $0.number, isAbandoned: $0.isAbandoned) }
    ).reversed()
  }

  /// The actions as a tree, the newest root first.
  ///
  /// The actions that an action caused come below it, in the order of time. An action whose cause is not among them is a
  /// root.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  init(causesOf outline: some Collection<InspectedCause>, jumps: [RecordedJump] = []) {
    let numbers = Set(outline.map(\.number))
    var children: [Int: [Row]] = [:]
    var roots: [Row] = []
    for action in outline {
      let row = Row(id: action.number, isAbandoned: action.isAbandoned)
      if let cause = action.cause, numbers.contains(cause) {
        children[cause, default: []].append(row)
      } else {
        roots.append(row)
      }
    }
    var rows: [Row] = []
    rows.reserveCapacity(numbers.count)
    // The next row is the last of them.
    var waiting = Self.withJumps(jumps, among: roots)
    while let row = waiting.popLast() {
      rows.append(row)
      guard let effects = children[row.id] else { continue }
      for var effect in effects.reversed() {
        effect.depth = row.depth + 1
        waiting.append(effect)
      }
    }
    self.rows = rows
  }

  /// Puts jumps between actions, in the order of time.
  private static func withJumps(_ jumps: [RecordedJump], among rows: [Row]) -> [Row] {
    var all: [Row] = []
    all.reserveCapacity(rows.count + jumps.count)
    var jumps = jumps.enumerated().map { Row(id: -1 - $0, jump: $1) }[...]
    for row in rows {
      while let jump = jumps.first, jump.jump?.lastAction ?? 0 < row.id {
        all.append(jump)
        jumps.removeFirst()
      }
      all.append(row)
    }
    return all + jumps
  }
}
#endif
