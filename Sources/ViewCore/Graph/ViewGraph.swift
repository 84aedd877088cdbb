internal import ConcurrencyExtras
import Foundation
import ViewValues

/// A mounted view: keeps state and identity, runs what changed, and emits patches for the page.
///
/// A graph does no I/O. Its owner, a session of the host or a test, sends events and receives patches
/// on the main actor:
///
///     mount() ─► [Patch]            handle(event, on: node) ─► EventOutcome
///     needsFlush() ── a later job ──► flush() ─► [Patch]       unmount()
@MainActor
package final class ViewGraph {
  /// The page's root container, which holds the elements of the root view.
  package nonisolated static let rootID: NodeID = 0

  /// The maximum of update rounds in one flush.
  ///
  /// More are reported as an endless update.
  private static let maximumRounds = 100

  /// Called once when a clean graph becomes dirty outside `handle`, `mount` and `flush`.
  ///
  /// The owner answers with one `flush()` in a later main-actor job.
  package var needsFlush: (() -> Void)?

  /// Called with an address when the app ends the login of the window.
  package var onLogout: ((String) -> Void)?

  /// Makes the root's node.
  ///
  /// It is released after use, so that the graph does not retain what the view captures.
  private var makeRoot: ((NodeContext) -> ViewNode)?
  private(set) var environment: EnvironmentValues
  /// Whether the user's system is light or dark.
  let systemScheme: StateLocation<ColorScheme>
  /// Whether the user can see the window.
  let scenePhase: StateLocation<ScenePhase>
  /// The size, the scale and the settings that the page reports.
  let metrics: StateLocation<WindowMetrics>
  /// The address of the window, and the handlers of addresses.
  let windowAddress: WindowAddress
  /// The window of the app that the graph shows, for warnings about models of two windows.
  var appWindow: AppWindow?
  /// The files that the window asks for and offers.
  package let fileTransfers = FileTransfers()
  /// The text that the window has copied.
  let clipboard = WindowClipboard()
  /// The user's steps on the page, if a test or the inspector asks for them.
  package var journal: EventJournal?
  /// The path at which the page was opened, if the app did nothing with it.
  ///
  /// It has no query but the name of a window, because logs show it.
  package internal(set) var ignoredAddress: AddressPath?
  private(set) lazy var container = ElementNode.root(in: self)
  private(set) var lastID = ViewGraph.rootID
  private var listeners: [NodeID: ElementNode] = [:]
  /// The elements that were removed or stopped listening in the last flush.
  ///
  /// The page may still report events for them until it has received the patches.
  package private(set) var removedListeners: [NodeID] = []
  /// The elements that have kept the user from others since the last flush, such as a new dialog.
  ///
  /// Until the page has received the patches, it may still report events for the others.
  package var closedBarriers: [NodeID] { reachability.closed }
  /// The nodes that were removed in the last flush.
  private var removedNodes: [ViewNode] = []
  private var patches: [Patch] = []
  var motions = FlushMotions()
  /// The views that move, if any have.
  private(set) lazy var frames = MotionFrames()
  private var recentSettings = RecentSettings()
  private var shapes = ElementShapes()
  let reachability = Reachability()
  /// The elements whose visibility the page reports.
  let elementVisibility = ElementVisibility()
  /// The interactions that have begun and not ended yet.
  var interactions = OngoingInteractions()

  /// The long collections of which some rows exist.
  let rowWindows = RowWindows()
  /// Whether long collections in lazy containers make their rows when the page needs them.
  package var makesRowsOnDemand = true
  /// The rows of long lists that are deferred to a later flush.
  let incrementalRendering = IncrementalRendering()
  /// The views that change the transactions of what changes inside.
  var transactions = TransactionNodes()
  /// The preferences that may have changed.
  let preferences = PreferenceUpdates()
  let pending = PendingUpdates()
  /// The alignment guides of the window.
  private(set) lazy var alignmentGuides = AlignmentGuides(in: self)
  /// The control that has the keyboard focus, if it has a focus value.
  weak var focusedControl: ElementNode? {
    didSet {
      if focusedControl !== oldValue { focusedValues.focusMoved(to: focusedControl) }
    }
  }
  /// The values of the views around the keyboard focus.
  private let focusedValues = FocusedValueStore()
  let delayedActions: DelayedActions
  private let announcer = WindowAnnouncer()
  private lazy var page = ViewPage(environment, clipboard: clipboard, announcer: announcer)
  /// The values of the preview that the window shows, if it shows one.
  private let scope: (any PreviewScope)?
  private var hasReportedEndlessUpdate = false
  #if DEBUG
  /// Whether the inspector may be told of the views: they are not its own.
  package var isInspectable = true
  /// How often elements were highlighted.
  var highlights = 0
  /// The developer's choice of an element, while the page asks for one.
  var picking = ElementPicking()
  #endif
  private var reportedPlaces: Set<String> = []
  private var isBusy = false
  private(set) var isMounted = false
  /// Whether all views are unmounting because their window is closed.
  private(set) var isEnding = false

  package init(
    root: some View,
    environment: EnvironmentValues = EnvironmentValues(),
    address: PageAddress? = nil,
    clock: any Clock<Duration> = ContinuousClock(),
    scope: (any PreviewScope)? = nil
  ) {
    self.scope = scope
    makeRoot = { root.makeNode(in: $0) }
    delayedActions = DelayedActions(clock: clock)
    windowAddress = WindowAddress(address)
    var environment = environment
    environment.addressBase = address?.base
    environment.addressScope = windowAddress.scope
    environment.edit(by: StateLocation(.inactive))
    systemScheme = environment.followSystem()
    scenePhase = environment.followScenePhase()
    metrics = environment.followMetrics()
    environment.focusedValueStore = focusedValues
    environment.sceneValues = SceneValues(environment.windowValues ?? WindowValues())
    self.environment = environment
    self.environment.openURL.systemAction = { [weak self] in self?.open($0) ?? false }
    self.environment.openWindow = OpenWindowAction(in: self)
    self.environment.logout.systemAction = { [weak self] in self?.logout(to: $0) ?? false }
    clipboard.send = { [weak self] in self?.copy($0) }
    announcer.send = { [weak self] in self?.announce($0) }
  }

  /// Makes the nodes of the root view.
  ///
  /// The owner calls it once.
  package func mount() -> [Patch] {
    isMounted = true
    return collectPatches {
      let context = NodeContext(graph: self, container: container, environment: environment)
      container.content = makeRoot?(context)
      makeRoot = nil
      container.setNeedsChildren()
      openFirstAddress()
      for patch in windowPatches { emit(patch) }
    }
  }

  /// Runs what changed since the last flush.
  ///
  /// The result is empty if nothing visible changed.
  package func flush() -> [Patch] {
    collectPatches {}
  }

  /// Releases the nodes that the last flush removed, after the page has received its patches.
  package func releaseRemovedNodes() {
    // Deinitializers may run code of the app.
    let nodes = removedNodes
    removedNodes = []
    withExtendedLifetime(nodes) {}
  }

  /// Keeps a removed node until the page has received the patches.
  func keepUntilSent(_ node: ViewNode) {
    removedNodes.append(node)
  }

  /// Describes the whole window, for a page that has nothing yet.
  ///
  /// The result includes changes since the last flush. Interactions on the previous page are
  /// cancelled.
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
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - node: The element.
  ///   - unseen: The elements of ``closedBarriers`` that the page did not have when the event happened.
  /// - Returns: Whether the event was handled, or why not.
  package func handle(
    _ event: Event,
    on node: NodeID,
    unseen: Set<NodeID> = []
  ) -> EventOutcome {
    #if DEBUG
    if event == .pick { return pick(node) }
    #endif
    if node == Self.rootID { return handleByWindow(event) }
    guard let listener = listeners[node] else { return .unknownNode }
    let wasBusy = isBusy
    isBusy = true
    defer { isBusy = wasBusy }
    return run {
      describing(event, on: listener) { listener.handle(event, unseen: unseen) }
    }
  }

  /// The element that listens for events under an id.
  func listener(_ node: NodeID) -> ElementNode? { listeners[node] }

  /// Runs code of the app with this page as the current one.
  private func run<Result>(_ operation: () -> Result) -> Result {
    guard let scope else { return page.run(operation) }
    return scope.run { page.run(operation) }
  }

  /// Ends all lifetimes: `onDisappear` runs, tasks are cancelled, state is released.
  ///
  /// Delayed actions that have not run are cancelled.
  package func unmount() {
    guard isMounted else { return }
    isMounted = false
    isEnding = true
    isBusy = true
    #if DEBUG
    leavePicking()
    #endif
    delayedActions.cancelAll()
    frames.cancelAll()
    run {
      container.unmount()
      pending.runActions()
    }
    container.content = nil
    listeners.removeAll()
    pending.removeNodes()
    preferences.removeAll()
    incrementalRendering.removeAll()
    releaseRemovedNodes()
  }

  // MARK: API for nodes

  func makeID() -> NodeID {
    lastID += 1
    return lastID
  }

  /// The shared part of a node's context.
  func setting(of context: NodeContext) -> NodeSetting {
    recentSettings.setting(of: context)
  }

  /// Whether an issue is the first one at a place in the app's source.
  func isFirstReport(at location: SourceLocation) -> Bool {
    reportedPlaces.insert(location.place).inserted
  }

  /// The shared part of an element.
  func shape(of element: Element) -> ElementShape {
    shapes.shape(of: element, in: self)
  }

  func emit(_ patch: Patch) {
    patches.append(patch)
  }

  func enqueue(_ node: UpdatableNode) {
    pending.add(node)
    requestFlush()
  }

  func enqueueChildren(of node: ElementNode) {
    pending.addChildren(of: node)
    requestFlush()
  }

  /// Marks a control whose live value is compared with the app's at the end of the flush.
  func enqueueStale(_ control: ElementNode) {
    pending.addStale(control)
  }

  /// Runs code of the app, such as the action of `onAppear`, once the nodes are up to date.
  func afterUpdate(_ action: @escaping () -> Void) {
    pending.add(action)
    requestFlush()
  }

  /// Runs code that makes rows of long collections, as soon as the collections are up to date.
  func makeRows(_ work: @escaping () -> Void) {
    rowWindows.request(work)
    requestFlush()
  }

  /// Runs code whose patches come after all others of the flush.
  func afterPatches(_ action: @escaping () -> Void) {
    pending.addLast(action)
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

  /// Runs an operation and its consequences, and returns the patches for the page.
  func collectPatches(_ operation: () -> Void) -> [Patch] {
    guard isMounted, !isBusy else { return [] }
    isBusy = true
    defer {
      isBusy = false
      isDirty = false
      patches.empty()
      motions.removeAll()
      // The cache must not retain values of removed views.
      recentSettings = RecentSettings()
    }
    removedListeners = []
    reachability.beginFlush()
    preferences.beginFlush()
    releaseRemovedNodes()
    incrementalRendering.beginBatch(after: lastID)
    run {
      if motions.isEmpty { transactions.apply(motions.transaction, in: self) }
      operation()
      settle()
    }
    if let path = windowAddress.takeChange() { emit(.setAddress(path.text)) }
    pending.runLastActions()
    #if DEBUG
    inspect(patches)
    #endif
    return motions.begin(in: patches)
  }

  /// Updates nodes, containers and controls, and repeats that until nothing is dirty.
  private func settle() {
    for _ in 0..<Self.maximumRounds {
      guard !isSettled else { return }
      if motions.isEmpty { motions.patchesBefore = patches.count }
      pending.updateNodes()
      // Now the collections have the current elements.
      rowWindows.serve()
      // Views that show a preference run again before anything appears.
      if preferences.run(), !pending.nodes.isEmpty { continue }
      let isStill = motions.isEmpty
      pending.runActions()
      // A view that animates as soon as it appears starts from its initial form.
      if pending.areViewsCurrent || motions.hasNewMovers || !motions.isEmpty {
        motions.hasNewMovers = false
        pending.updatePage()
      }
      if isStill { motions.patchesBefore = patches.count }
    }
    pending.updatePage()
    guard !hasReportedEndlessUpdate else { return }
    hasReportedEndlessUpdate = true
    Issues.report(Issues.updatesNeverEnd(rounds: Self.maximumRounds))
  }

  /// Suppresses the report of an endless update, because its cause has been reported already.
  func suppressEndlessUpdateReport() {
    hasReportedEndlessUpdate = true
  }

  private var isSettled: Bool {
    pending.areViewsCurrent && pending.isPageCurrent && rowWindows.isIdle && preferences.areDone
  }
}
