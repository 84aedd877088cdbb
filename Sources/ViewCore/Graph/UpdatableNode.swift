import ConcurrencyExtras
import Observation

/// A node that runs code of the app, and runs it again when something that the code read changed.
class UpdatableNode: ViewNode, DynamicPropertyOwner {
  /// The node whose code runs now. Read and written on the main actor only.
  // NB: `nonisolated` so that a state's location, which any thread may read, can ask for it; such a
  // reader first checks that it is on the main thread.
  nonisolated(unsafe) private(set) static var evaluating: UpdatableNode?

  private unowned let container: ElementNode
  private(set) var setting: NodeSetting
  /// How many views with a body of their own stand above.
  let depth: Int32
  /// A number by which nodes come after those around them, and after the rows before them.
  var placeInTree: Int { Int(depth) << 32 }
  private(set) var isDirty = false
  private(set) var isUnmounted = false

  init(context: NodeContext) {
    container = context.container
    setting = context.graph.setting(of: context)
    depth = Int32(clamping: context.depth)
  }

  /// What the node makes its views in.
  final var context: NodeContext { NodeContext(in: container, setting, depth: Int(depth) + 1) }

  /// Takes over another context of the same place.
  final func move(to context: NodeContext) {
    if !setting.fits(context) { setting = context.graph.setting(of: context) }
  }

  /// The view whose code the node runs.
  nonisolated var viewType: Any.Type { Never.self }

  /// Runs the app's code again and patches what is below.
  ///
  /// Called for dirty nodes, parents first.
  func update() {}

  override func unmount() {
    isUnmounted = true
  }

  /// Marks the node for the next flush.
  final func invalidate() {
    guard !isUnmounted else { return }
    setting.graph.follow(Transaction.current)
    guard !isDirty else { return }
    isDirty = true
    setting.graph.enqueue(self)
  }

  /// Runs code of the app inside an observation scope of this node.
  final func evaluate<Result>(_ body: () -> Result) -> Result {
    isDirty = false
    let outer = Self.evaluating
    Self.evaluating = self
    defer { Self.evaluating = outer }
    return withObservationTracking(body) { [weak self] in
      MainThread.run {
        // NB: Not of 'Self', which would be a second thing to capture, and an allocation more.
        UpdatableNode.reportChangeDuringBody(of: nil)
        self?.invalidate()
      }
    }
  }

  /// Reports that a model which is on the screen changes, if code of the app runs that shows it.
  ///
  /// - Parameter model: Its type, where it is known.
  static func reportChangeDuringBody(of model: Any.Type?) {
    guard let node = evaluating else { return }
    node.setting.graph.noteCauseOfRestlessness()
    Issues.reportOnce(Issues.modelChangedDuringBody(model, of: node.viewType))
  }
}
