import Observation

/// A node that runs code of the app, and runs it again when something that the code read changed.
class UpdatableNode: ViewNode, DynamicPropertyOwner {
  /// The node whose code runs now. Read and written on the main actor only.
  // NB: `nonisolated` so that a state's location, which any thread may read, can ask for it; such a
  // reader first checks that it is on the main thread.
  nonisolated(unsafe) private(set) static var evaluating: UpdatableNode?

  var context: NodeContext
  private(set) var isDirty = false
  private(set) var isUnmounted = false

  init(context: NodeContext) {
    self.context = context
  }

  /// Runs the app's code again and patches what is below.
  ///
  /// Called for dirty nodes, parents first.
  func update() {}

  override func unmount() {
    isUnmounted = true
  }

  /// Marks the node for the next flush.
  final func invalidate() {
    guard !isDirty, !isUnmounted else { return }
    isDirty = true
    context.graph.enqueue(self)
  }

  /// Runs code of the app inside an observation scope of this node.
  final func evaluate<Result>(_ body: () -> Result) -> Result {
    isDirty = false
    let outer = Self.evaluating
    Self.evaluating = self
    defer { Self.evaluating = outer }
    return withObservationTracking(body) { [weak self] in
      MainThread.run { self?.invalidate() }
    }
  }
}
