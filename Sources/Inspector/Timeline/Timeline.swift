#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The order in which actions are shown, with the depth of each below its cause.
struct Timeline: Equatable {
  enum Order: Equatable {
    /// The actions as a tree, the newest root first.
    ///
    /// The actions that an action caused come below it, in the order of time. An action whose cause is not among them is a
    /// root.
    case causes
    /// The actions in the order of time, the newest first.
    case time
  }

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

  private(set) var rows: [Row] = []
  let order: Order

  /// A timeline without rows.
  init(order: Order) {
    self.order = order
  }

  /// The timeline of some actions.
  ///
  /// - Complexity: O(*n*) for *n* actions.
  init(of outline: some Collection<InspectedCause>, in order: Order, jumps: [RecordedJump] = []) {
    self.order = order
    switch order {
    case .causes: rows = Self.tree(of: outline, jumps)
    case .time:
      rows = Self.withJumps(jumps, among: outline.map { Row($0) }).reversed()
    }
  }

  /// Puts a later action among the rows.
  mutating func add(_ action: InspectedCause) {
    var row = Row(action)
    guard order == .causes, let cause = action.cause,
      let parent = rows.firstIndex(where: { $0.id == cause })
    else { return rows.insert(row, at: 0) }
    row.depth = rows[parent].depth + 1
    let end = rows[(parent + 1)...].firstIndex { $0.depth < row.depth }
    rows.insert(row, at: end ?? rows.endIndex)
  }

  /// Puts a jump after the last action, as the newest row.
  ///
  /// - Parameters:
  ///   - jump: The jump.
  ///   - earlier: The earlier jumps.
  ///   - isAbandoned: Whether an action belongs to an abandoned future since then.
  mutating func add(
    _ jump: RecordedJump,
    after earlier: some Collection<RecordedJump>,
    isAbandoned: (Int) -> Bool
  ) {
    // Every line has the actions up to the oldest one that the store ever went back to.
    let last = earlier.map(\.action).reduce(jump.action, min)
    for index in rows.indices where rows[index].id > last {
      let isNowAbandoned = isAbandoned(rows[index].id)
      if rows[index].isAbandoned != isNowAbandoned { rows[index].isAbandoned = isNowAbandoned }
    }
    rows.insert(Row(jump, after: earlier.count), at: 0)
  }

  /// Removes the rows of actions before one, if these are the last rows.
  ///
  /// - Returns: False if there may be such rows still.
  mutating func forget(before number: Int) -> Bool {
    while let last = rows.last, last.jump == nil, last.depth == 0, last.id < number {
      rows.removeLast()
    }
    guard order == .causes else { return rows.last.map { $0.id >= number } ?? true }
    // The root of the last row is the oldest one, and actions come after their causes.
    guard let root = rows.last(where: { $0.depth == 0 }) else { return true }
    return root.id >= number
  }

  private static func tree(
    of outline: some Collection<InspectedCause>,
    _ jumps: [RecordedJump]
  ) -> [Row] {
    // The numbers of kept actions have no gaps.
    let first = outline.first?.number ?? 0
    var children: [Int: [Row]] = [:]
    var roots: [Row] = []
    roots.reserveCapacity(outline.count)
    for action in outline {
      let row = Row(action)
      if let cause = action.cause, cause >= first {
        children[cause, default: []].append(row)
      } else {
        roots.append(row)
      }
    }
    var rows: [Row] = []
    rows.reserveCapacity(outline.count)
    for root in Self.withJumps(jumps, among: roots).reversed() {
      rows.append(root)
      guard let effects = children[root.id] else { continue }
      add(effects, below: root, children, to: &rows)
    }
    return rows
  }

  /// Adds the actions that an action caused, and those that they caused.
  private static func add(
    _ effects: [Row],
    below root: Row,
    _ children: [Int: [Row]],
    to rows: inout [Row]
  ) {
    // The next row is the last of them.
    var waiting = effects.reversed().map { $0.with(depth: root.depth + 1) }
    while let row = waiting.popLast() {
      rows.append(row)
      guard let effects = children[row.id] else { continue }
      waiting += effects.reversed().map { $0.with(depth: row.depth + 1) }
    }
  }

  /// Puts jumps between actions, in the order of time.
  private static func withJumps(_ jumps: [RecordedJump], among rows: [Row]) -> [Row] {
    var all: [Row] = []
    all.reserveCapacity(rows.count + jumps.count)
    var rest = rows[...]
    for (number, jump) in jumps.enumerated() {
      let end = firstIndex(in: rest, after: jump.lastAction)
      all += rest[..<end]
      all.append(Row(jump, after: number))
      rest = rest[end...]
    }
    return all + rest
  }

  /// The position of the first row of an action after one, by halving.
  private static func firstIndex(in rows: ArraySlice<Row>, after number: Int) -> Int {
    var (start, end) = (rows.startIndex, rows.endIndex)
    while start < end {
      let middle = (start + end) / 2
      if rows[middle].id > number { end = middle } else { start = middle + 1 }
    }
    return start
  }
}

extension Timeline.Row {
  fileprivate init(_ action: InspectedCause) {
    self.init(id: action.number, isAbandoned: action.isAbandoned)
  }

  /// The row of a jump after some others.
  fileprivate init(_ jump: RecordedJump, after count: Int) {
    self.init(id: -1 - count, jump: jump)
  }

  fileprivate func with(depth: Int) -> Self {
    var row = self
    row.depth = depth
    return row
  }
}
#endif
