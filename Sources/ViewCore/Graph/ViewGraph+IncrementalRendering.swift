extension ViewGraph {
  /// Whether rows of long lists are deferred; ``advance()`` makes them.
  package var isUnfinished: Bool { !incrementalRendering.isEmpty }

  /// Makes the next batch of deferred rows, and runs what changed since the last flush.
  ///
  /// Mounting and flushing leave most of a long list to this method. While the graph is unfinished, its
  /// owner calls the method in main-actor jobs of their own and handles events between them.
  package func advance() -> [Patch] {
    collectPatches { incrementalRendering.renderNext { !isBatchFull } }
  }

  /// Makes all deferred rows at once.
  func finish() {
    while isUnfinished { incrementalRendering.renderNext { true } }
  }

  /// Whether this flush has made so many elements that it defers rows.
  var isBatchFull: Bool { incrementalRendering.isBatchFull(at: lastID) }

  /// Has a node make its content in a later flush.
  func renderLater(_ node: some IncrementalRendering.DeferredNode) {
    incrementalRendering.add(node)
  }
}
