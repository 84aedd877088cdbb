/// The animations of one flush.
struct FlushMotions {
  /// The animations with the elements whose content they animate.
  private var motions: [(node: NodeID, animation: Animation?)] = []
  /// The number of patches that were emitted before the first animation.
  var patchesBefore = 0
  /// Whether views were made that animate as soon as a value changes.
  var hasNewMovers = false

  /// The values that the app has put into the transaction of the changes.
  var values: TransactionValues?

  /// The number of flushes before this one.
  private(set) var round = 0

  var isEmpty: Bool { motions.isEmpty }

  /// The animation of what the flush changes anywhere in the window.
  var ofWindow: Animation? { motions.first { $0.node == ViewGraph.rootID }?.animation }

  /// The transaction of the changes anywhere in the window.
  var transaction: Transaction {
    var transaction = Transaction(animation: ofWindow)
    transaction.values = values
    return transaction
  }

  mutating func add(_ node: NodeID, _ animation: Animation?) {
    motions.removeAll { $0.node == node }
    motions.append((node, animation))
  }

  /// The patches of the flush with those that begin the animations.
  func begin(in patches: [Patch]) -> [Patch] {
    guard !motions.isEmpty, !patches.isEmpty else { return patches }
    let begins = motions.map { Patch.animate(node: $0.node, $0.animation?.motion) }
    return Array(patches[..<patchesBefore]) + begins + patches[patchesBefore...]
  }

  mutating func removeAll() {
    motions.removeAll()
    patchesBefore = 0
    values = nil
    round += 1
  }
}
