import ConcurrencyExtras
import Observation

/// A node that runs code of the app, and runs it again when a value that the code read changes.
class UpdatableNode: ViewNode, DynamicPropertyOwner {
  /// The node whose code is running.
  nonisolated(unsafe) private(set) static var evaluating: UpdatableNode?

  private unowned let container: ElementNode
  private(set) var setting: NodeSetting
  /// The number of enclosing views that have a body.
  let depth: Int32
  /// Orders nodes: enclosing nodes come first, and rows follow their order in the list.
  var placeInTree: Int { Int(depth) << 32 }
  private(set) var isDirty = false
  private(set) var isUnmounted = false
  #if DEBUG
  /// The reasons for which the node runs next, while an inspector asks for them.
  var causes: [BodyCause] = []
  #endif

  init(context: NodeContext) {
    container = context.container
    setting = context.graph.setting(of: context)
    depth = Int32(clamping: context.depth)
  }

  /// The context in which the node makes its content.
  final var context: NodeContext { NodeContext(in: container, setting, depth: Int(depth) + 1) }

  /// Replaces the context of the node.
  final func move(to context: NodeContext) {
    if !setting.fits(context) { setting = context.graph.setting(of: context) }
  }

  /// The type of the view whose code the node runs.
  nonisolated var viewType: Any.Type { Never.self }

  /// Runs the app's code again and patches the nodes below.
  ///
  /// The graph calls it for dirty nodes, parents first.
  func update() {}

  override func unmount() {
    isUnmounted = true
  }

  /// Marks the node for the next flush.
  final func invalidate() {
    guard !isUnmounted else { return }
    setting.graph.follow(Transaction.current)
    markDirty()
  }

  /// Marks the node for the next picture of its movement.
  final func continueMotion() {
    guard !isUnmounted else { return }
    note(.motion)
    markDirty()
  }

  private func markDirty() {
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
    #if DEBUG
    if isInspected { return evaluateInspected(body) }
    #endif
    return withObservationTracking(body) { [weak self] in
      MainThread.run {
        // NB: No reference to 'Self', because a second captured value would cost an allocation.
        UpdatableNode.reportChangeDuringBody(of: nil)
        self?.invalidate()
      }
    }
  }

  /// Reports a model that changes while a body is running.
  ///
  /// - Parameter model: The type of the model, if it is known.
  static func reportChangeDuringBody(of model: Any.Type?) {
    guard let node = evaluating else { return }
    node.setting.graph.suppressEndlessUpdateReport()
    Issues.reportOnce(Issues.modelChangedDuringBody(model, of: node.viewType))
  }
}
