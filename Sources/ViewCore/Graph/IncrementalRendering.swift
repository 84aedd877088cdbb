/// The rows of collections that are still to be made.
///
/// One flush makes a batch, about as many rows as fit on a screen, and later flushes make the rest. So the
/// app answers an event as fast in a long list as in a short one. A deferred row has its place in the list
/// and no elements on the page.
@MainActor
final class IncrementalRendering {
  /// A node that makes its content in a later flush.
  @MainActor
  protocol DeferredNode: AnyObject {
    /// Makes the content, unless it is no longer needed.
    func renderDeferred()
  }

  /// How many elements a flush makes before it defers rows.
  private static let batchSize = 200
  /// How many rows of one collection are never deferred: a short list appears at once.
  static let immediateRows = 30

  private var deferred: [any DeferredNode] = []
  private var firstID: NodeID = 0

  /// Whether no node is deferred.
  var isEmpty: Bool { deferred.isEmpty }

  /// Starts the batch of a flush, given the last id before it.
  func beginBatch(after id: NodeID) {
    firstID = id
  }

  /// Whether the batch is full, given the last id that was handed out.
  func isBatchFull(at id: NodeID) -> Bool {
    id - firstID >= Self.batchSize
  }

  func add(_ node: some DeferredNode) {
    deferred.append(node)
  }

  /// Makes deferred nodes in order while there is room.
  func renderNext(while hasRoom: () -> Bool) {
    let waiting = deferred
    deferred = []
    var made = 0
    while made < waiting.count, hasRoom() {
      waiting[made].renderDeferred()
      made += 1
    }
    // Rows inside the rows that were just made come before the rows after them.
    deferred += waiting[made...]
  }

  func removeAll() {
    deferred = []
  }
}
