/// The nodes, the containers and the controls that have changed, and the actions that wait for them.
///
/// It is a class, because the code that it runs adds more.
@MainActor
final class PendingUpdates {
  private(set) var nodes: [UpdatableNode] = []
  private var containers: [ElementNode] = []
  private var staleControls: [ElementNode] = []
  private var actions: [() -> Void] = []
  private var lastActions: [() -> Void] = []

  /// Whether no view has to run, and no action waits for one.
  var areViewsCurrent: Bool { nodes.isEmpty && actions.isEmpty }

  /// Whether the page has all elements.
  var isPageCurrent: Bool { containers.isEmpty && staleControls.isEmpty }

  func add(_ node: UpdatableNode) {
    nodes.append(node)
  }

  func addChildren(of container: ElementNode) {
    containers.append(container)
  }

  func addStale(_ control: ElementNode) {
    staleControls.append(control)
  }

  /// Adds code of the app that runs once the views are current.
  func add(_ action: @escaping () -> Void) {
    actions.append(action)
  }

  /// Adds code that runs after all other patches of the flush.
  func addLast(_ action: @escaping () -> Void) {
    lastActions.append(action)
  }

  func removeNodes() {
    nodes.removeAll()
  }

  /// Runs the views that have changed.
  ///
  /// Parents come first, because patching a parent may update or remove a dirty child. Rows run from the top down,
  /// because some of them may be deferred.
  func updateNodes() {
    let nodes = nodes
    self.nodes.empty()
    for node in nodes.sorted(by: { $0.placeInTree < $1.placeInTree })
    where node.isDirty && !node.isUnmounted {
      node.update()
    }
  }

  /// Emits the patches for the containers and the controls that have changed.
  func updatePage() {
    let containers = containers
    let controls = staleControls
    self.containers.empty()
    staleControls.empty()
    for container in containers { container.commitChildren() }
    for control in controls { control.restoreLiveAttributes() }
  }

  func runActions() {
    let actions = actions
    self.actions.removeAll()
    for action in actions { action() }
  }

  func runLastActions() {
    for action in lastActions { action() }
    lastActions.removeAll()
  }
}
