extension ViewGraph {
  /// Whether there are rows of long lists that wait, which ``advance()`` makes or runs.
  package var isUnfinished: Bool { !portions.isEmpty }

  /// Makes or runs the next rows of long lists, and runs what changed since the last flush.
  ///
  /// Mounting and flushing leave most of what is new in a long list, or has to run in it, to this. The owner
  /// calls it in turns of its own, between which events are handled, as often as the graph is unfinished.
  package func advance() -> [Patch] {
    collectPatches {
      let rows = portions.takeLateRows()
      for row in rows { enqueue(row) }
      if rows.isEmpty { portions.makeNext { !isPortionFull } }
    }
  }

  /// Makes and runs all rows that wait, at once, and has those run at once that change in this flush.
  func finish() {
    portions.runAll()
    while isUnfinished {
      if !catchUp() { portions.makeNext { true } }
    }
  }

  /// Whether this flush has made so many elements that rows wait.
  var isPortionFull: Bool { portions.isFull(at: lastID) }

  /// Has a node make its rows in another flush.
  func wait(_ node: some Portions.Follower) {
    portions.add(node)
  }

  /// Has a node do in another flush what is left to do to rows when they are there and have run.
  func waitForRows(_ node: some Portions.Follower) {
    portions.addLast(node)
  }

  /// Runs a row again, or leaves that to another flush where this one has run enough.
  func run(_ row: CollectionRow) {
    guard row.mayWait, !portions.takes(row, at: lastID) else { return row.update() }
    portions.postpone(row)
  }

  /// Runs the rows that were left to other flushes, and returns whether there were any.
  ///
  /// What is in a row runs after the row, which may take it away, and so does what a person does. Rows that are in
  /// these rows run with them.
  @discardableResult
  func catchUp() -> Bool {
    let rows = portions.takeLateRows()
    portions.runningAll {
      for row in rows.inTreeOrder where row.isDirty && !row.isUnmounted { row.update() }
    }
    return !rows.isEmpty
  }
}

extension [Int] {
  /// Whether no number is less than the one before.
  fileprivate var isInOrder: Bool {
    withUnsafeBufferPointer { numbers in
      var index = 1
      while index < numbers.count {
        if numbers[index] < numbers[index - 1] { return false }
        index += 1
      }
      return true
    }
  }
}

extension [UpdatableNode] {
  /// The nodes by their places in the tree.
  ///
  /// Those of one place stay in their order.
  @MainActor
  var inTreeOrder: [UpdatableNode] {
    let places = map { $0.placeInTree }
    if places.isInOrder { return self }
    return places.indices.sorted { places[$0] < places[$1] }.map { self[$0] }
  }
}
