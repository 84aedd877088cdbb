import Foundation

/// The mounted form of a view: keeps state and identity, runs what changed, and says what the page
/// must do about it.
///
/// A graph does no I/O. Its owner (a session of the host, or a test) sends events in and takes
/// patches out, on the main actor:
///
///     mount() ─► [Patch]            handle(event, on: node) ─► EventOutcome
///     needsFlush() ── a later turn ──► flush() ─► [Patch]       unmount()
@MainActor
package final class ViewGraph {
  /// The page's own container, into which the root's elements are inserted.
  package static let rootID: NodeID = 0

  /// How many rounds of updates one flush may take until it reports that they never end.
  private static let maximumRounds = 100

  /// Called once when a clean graph becomes dirty outside `handle`, `mount` and `flush`.
  ///
  /// The owner answers with one `flush()` in a later turn of the main actor.
  package var needsFlush: (() -> Void)?

  /// Makes the root's node.
  ///
  /// Let go of once it has, so that the graph does not keep what the view does.
  private var makeRoot: ((NodeContext) -> ViewNode)?
  private(set) var environment: EnvironmentValues
  /// Whether the person's system is light or dark.
  let systemScheme: StateLocation<ColorScheme>
  /// Whether a person can see the window.
  let scenePhase: StateLocation<ScenePhase>
  private lazy var container = ElementNode.root(in: self)
  private(set) var lastID = ViewGraph.rootID
  private var listeners: [NodeID: ElementNode] = [:]
  /// The elements that went or stopped listening in the last flush.
  ///
  /// A page may report events for them until it has been told.
  package private(set) var removedListeners: [NodeID] = []
  /// What has gone in the last flush.
  private var removedNodes: [ViewNode] = []
  private var patches: [Patch] = []
  /// How what changes in this flush moves, by the element that it moves in.
  private var motions: [(node: NodeID, animation: Animation?)] = []
  /// How many patches are of what came about before anything moved.
  private var stillPatches = 0
  /// Whether views were made that move as soon as a value changes.
  private var hasNewMovers = false

  private var recentSettings = RecentSettings()
  private var shapes = ElementShapes()
  /// The elements that tell when they come into sight.
  let elementVisibility = ElementVisibility()
  /// What people have begun and not ended yet.
  var interactions = OngoingInteractions()

  /// The rows of long lists that wait for another flush.
  let incrementalRendering = IncrementalRendering()
  private var dirtyNodes: [UpdatableNode] = []
  private var dirtyContainers: [ElementNode] = []
  private var staleControls: [ElementNode] = []
  /// The control that has the keyboard's focus, as far as it is tied to the app.
  weak var focusedControl: ElementNode?
  private var pendingActions: [() -> Void] = []
  private var lastActions: [() -> Void] = []
  /// What waits for its time.
  private var waits: [Int: Task<Void, Never>] = [:]
  private var lastWait = 0
  private let clock: any Clock<Duration>
  private lazy var page = CurrentPage(environment)
  /// The values of the window's own, if it is that of a preview.
  private let scope: (any PreviewScope)?
  private var hasReportedRestlessness = false
  private var reportedPlaces: Set<String> = []
  private var isBusy = false
  private var isMounted = false
  /// Whether all views go because their window is closed.
  private(set) var isEnding = false

  package init(
    root: some View,
    environment: EnvironmentValues = EnvironmentValues(),
    clock: any Clock<Duration> = ContinuousClock(),
    scope: (any PreviewScope)? = nil
  ) {
    self.scope = scope
    makeRoot = { root.makeNode(in: $0) }
    self.clock = clock
    var environment = environment
    environment.edit(by: StateLocation(.inactive))
    systemScheme = environment.followSystem()
    scenePhase = environment.followScenePhase()
    self.environment = environment
    self.environment.openURL.systemAction = { [weak self] in self?.open($0) ?? false }
  }

  /// Makes the nodes of the root view.
  ///
  /// Called once.
  package func mount() -> [Patch] {
    isMounted = true
    return collectPatches {
      let context = NodeContext(graph: self, container: container, environment: environment)
      container.content = makeRoot?(context)
      makeRoot = nil
      container.setNeedsChildren()
      for patch in windowPatches { emit(patch) }
    }
  }

  /// Runs what changed since the last flush.
  ///
  /// Empty where nothing visible did.
  package func flush() -> [Patch] {
    collectPatches {}
  }

  /// Lets go of what has gone in the last flush: a page that was told before need not wait for it.
  package func releaseRemovedNodes() {
    // What ends with a node may be code of the app.
    let nodes = removedNodes
    removedNodes = []
    withExtendedLifetime(nodes) {}
  }

  /// Keeps a node that has gone until the page has been told.
  func keepUntilSent(_ node: ViewNode) {
    removedNodes.append(node)
  }

  /// Describes all that there is, for a page that has nothing yet.
  ///
  /// What changed since the last flush is part of it. What a person was doing on the page before has
  /// broken off.
  package func rebuild() -> [Patch] {
    for node in interactions.nodes { listeners[node]?.cancelInteractions() }
    _ = flush()
    guard isMounted else { return [] }
    return windowPatches
      + container.makeChildTrees().map {
        .insert($0, into: Self.rootID, before: nil)
      }
  }

  /// Runs the handler for an event.
  ///
  /// The caller flushes afterwards.
  package func handle(_ event: Event, on node: NodeID) -> EventOutcome {
    if node == Self.rootID { return handleByWindow(event) }
    guard let listener = listeners[node] else { return .unknownNode }
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return run { listener.handle(event) }
  }

  /// What is in a text field, or `nil` where the element is none.
  package func text(in node: NodeID) -> String? {
    guard let element = listeners[node]?.element, element.takesText else { return nil }
    return element["value"] ?? ""
  }

  /// Runs code of the app as that of this page.
  private func run<Result>(_ operation: () -> Result) -> Result {
    guard let scope else { return page.run(operation) }
    return scope.run { page.run(operation) }
  }

  /// Has the page open an address, and tells whether there still is one.
  private func open(_ url: URL) -> Bool {
    guard isMounted else { return false }
    afterPatches { self.emit(.open(url.absoluteString)) }
    return true
  }

  /// Ends all lifetimes: `onDisappear` runs, tasks are cancelled, state is released.
  ///
  /// What waits for its time does not run any more.
  package func unmount() {
    guard isMounted else { return }
    isMounted = false
    isEnding = true
    isBusy = true
    for wait in waits.values { wait.cancel() }
    waits.removeAll()
    run {
      container.unmount()
      runPendingActions()
    }
    container.content = nil
    listeners.removeAll()
    dirtyNodes.removeAll()
    incrementalRendering.removeAll()
    releaseRemovedNodes()
  }

  // MARK: For the nodes

  func makeID() -> NodeID {
    lastID += 1
    return lastID
  }

  /// What a node keeps of the context that it is made in.
  func setting(of context: NodeContext) -> NodeSetting {
    recentSettings.setting(of: context)
  }

  /// Whether nothing has been reported yet at a place in the app's source that is reported once.
  func isFirstReport(at location: SourceLocation) -> Bool {
    reportedPlaces.insert("\(location.filePath):\(location.line):\(location.column)").inserted
  }

  /// What a node keeps of its element.
  func shape(of element: Element) -> ElementShape {
    shapes.shape(of: element, in: self)
  }

  func emit(_ patch: Patch) {
    patches.append(patch)
  }

  func enqueue(_ node: UpdatableNode) {
    dirtyNodes.append(node)
    requestFlush()
  }

  /// Lets what changes now go with the transaction of the code that changes it.
  func follow(_ transaction: Transaction) {
    if transaction.animation != nil, !transaction.disablesAnimations {
      animate(Self.rootID, by: transaction.animation)
    }
    transaction.completion?.wait(for: transaction.animation, in: self)
  }

  /// Runs code of the app after a time, unless the window is closed before.
  func run(after duration: Duration, _ action: @escaping () -> Void) {
    lastWait += 1
    let wait = lastWait
    waits[wait] = Task { [clock, weak self] in
      try? await clock.sleep(for: duration)
      guard !Task.isCancelled else { return }
      self?.waits[wait] = nil
      action()
    }
  }

  /// Lets what changes inside an element in this flush move.
  func animate(_ node: NodeID, by animation: Animation?) {
    motions.removeAll { $0.node == node }
    motions.append((node, animation))
  }

  /// Has the page show a view as it is made, so that what moves as soon as it appears moves from there.
  func showBeforeItMoves() {
    hasNewMovers = true
  }

  func enqueueChildren(of node: ElementNode) {
    dirtyContainers.append(node)
    requestFlush()
  }

  /// Has a control's live value compared with the app's at the end of the flush.
  func enqueueStale(_ control: ElementNode) {
    staleControls.append(control)
  }

  /// Runs code of the app when the nodes are up to date, such as the action of `onAppear`.
  func afterUpdate(_ action: @escaping () -> Void) {
    pendingActions.append(action)
    requestFlush()
  }

  /// Runs code that emits patches which come after all others of the flush.
  func afterPatches(_ action: @escaping () -> Void) {
    lastActions.append(action)
    requestFlush()
  }

  func register(_ node: ElementNode) {
    listeners[node.id] = node
  }

  func unregister(_ node: ElementNode) {
    listeners.removeValue(forKey: node.id)
    removedListeners.append(node.id)
  }

  // MARK: Flushing

  private var isDirty = false

  private func requestFlush() {
    guard !isBusy, !isDirty else { return }
    isDirty = true
    needsFlush?()
  }

  /// Runs an operation and what it causes, and returns what the page must do about it.
  func collectPatches(_ operation: () -> Void) -> [Patch] {
    guard isMounted, !isBusy else { return [] }
    isBusy = true
    defer {
      isBusy = false
      isDirty = false
    }
    removedListeners = []
    releaseRemovedNodes()
    incrementalRendering.beginBatch(after: lastID)
    run {
      operation()
      settle()
    }
    for action in lastActions { action() }
    lastActions.removeAll()
    defer {
      patches.empty()
      motions.removeAll()
      stillPatches = 0
      // Nothing is to be kept for what is not on the page any more.
      recentSettings = RecentSettings()
    }
    guard !motions.isEmpty, !patches.isEmpty else { return patches }
    let moves = motions.map { Patch.animate(node: $0.node, $0.animation?.motion) }
    return Array(patches[..<stillPatches]) + moves + patches[stillPatches...]
  }

  /// Brings nodes, containers and controls up to date, and what that causes, until nothing is left.
  private func settle() {
    for _ in 0..<Self.maximumRounds {
      guard !dirtyNodes.isEmpty || !pendingActions.isEmpty || !isPageCurrent else { return }
      if motions.isEmpty { stillPatches = patches.count }
      updateNodes()
      let isStill = motions.isEmpty
      runPendingActions()
      let isCurrent = dirtyNodes.isEmpty && pendingActions.isEmpty
      // What moves as soon as it appears, moves from what it was when it was made.
      if isCurrent || hasNewMovers || !motions.isEmpty {
        hasNewMovers = false
        updatePage()
      }
      if isStill { stillPatches = patches.count }
    }
    updatePage()
    guard !hasReportedRestlessness else { return }
    hasReportedRestlessness = true
    Issues.report(Issues.updatesNeverEnd(rounds: Self.maximumRounds))
  }

  /// Notes that something was reported that may keep the screen from coming to rest, at its line.
  func noteCauseOfRestlessness() {
    hasReportedRestlessness = true
  }

  private var isPageCurrent: Bool { dirtyContainers.isEmpty && staleControls.isEmpty }

  private func updatePage() {
    let containers = dirtyContainers
    let controls = staleControls
    dirtyContainers.empty()
    staleControls.empty()
    for container in containers { container.commitChildren() }
    for control in controls { control.restoreLiveAttributes() }
  }

  private func updateNodes() {
    // Parents first, because patching a parent may bring a dirty child up to date, or remove it. Rows from
    // the top down, because some of them may wait.
    let nodes = dirtyNodes
    dirtyNodes.empty()
    for index in FlushOrder.order(of: nodes) {
      let node = nodes[index]
      if node.isDirty, !node.isUnmounted { node.update() }
    }
  }

  private func runPendingActions() {
    let actions = pendingActions
    pendingActions.removeAll()
    for action in actions { action() }
  }
}

extension Array {
  /// Removes all elements, and keeps no more room for the next ones than they usually need.
  fileprivate mutating func empty() {
    removeAll(keepingCapacity: count <= 16)
  }
}
