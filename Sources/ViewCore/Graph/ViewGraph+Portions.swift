extension ViewGraph {
  /// Whether rows of long lists wait, which ``advance()`` makes.
  package var isUnfinished: Bool { !portions.isEmpty }

  /// Makes the next rows of long lists, and runs what changed since the last flush.
  ///
  /// Mounting and flushing leave most of what is new in a long list to this. The owner calls it in turns of
  /// its own, between which events are handled, as often as the graph is unfinished.
  package func advance() -> [Patch] {
    collectPatches { portions.makeNext { !isPortionFull } }
  }

  /// Makes all rows that wait, at once.
  func finish() {
    while isUnfinished { portions.makeNext { true } }
  }

  /// Whether this flush has made so many elements that rows wait.
  var isPortionFull: Bool { portions.isFull(at: lastID) }

  /// Has a node make its rows in another flush.
  func wait(_ node: some Portions.Follower) {
    portions.add(node)
  }
}
