#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Observation
import ViewCore

/// Keeps what the views of the app's windows do.
@MainActor
@Observable
final class ScreenRecording: GraphObserver {
  /// The recording of the app's windows, or nil while nothing is inspected.
  static var current: ScreenRecording?

  /// The number of updates that are kept.
  static let limit = 1_000

  /// The last updates of all windows, from the oldest to the newest.
  private(set) var updates: [ScreenUpdate] = []

  /// Whether the elements that an update changes flash on the page.
  @ObservationIgnored var isHighlighting = false

  @ObservationIgnored private let stores: InspectedStores
  @ObservationIgnored private var lastID = 0
  @ObservationIgnored private var windows: [ObjectIdentifier: ScreenWindow] = [:]

  init(of stores: InspectedStores) {
    self.stores = stores
  }

  /// The updates that came after an action and before the next ones.
  func updates(after action: Int, of store: Int) -> [ScreenUpdate] {
    updates.filter { $0.follows(action, of: store) }
  }

  /// The views of a window that existed at an update, did not run in it, and are still mounted.
  func quietViews(in update: ScreenUpdate) -> [QuietView] {
    guard let window = windows.values.first(where: { number(of: $0.graph) == update.window }),
      let mounted = window.graph?.mountedViews
    else { return [] }
    let busy = Set(update.bodies.map(\.node))
    return mounted.subtracting(busy).compactMap { node in
      guard let (run, first) = window.runs[node], first < update.id, run.isOfApp else { return nil }
      return QuietView(id: node, run: run)
    }
    .sorted { ($0.run.name, $0.run.text) < ($1.run.name, $1.run.text) }
  }

  /// Lets the elements that an update has changed flash on their page.
  func highlight(_ update: Int) {
    guard let update = updates.first(where: { $0.id == update }) else { return }
    let graph = windows.values.first { number(of: $0.graph) == update.window }?.graph
    graph?.highlight(update.nodes)
  }

  func bodyRan(_ run: BodyRun, in graph: ViewGraph) {
    let id = ObjectIdentifier(graph)
    var window = windows.removeValue(forKey: id) ?? makeWindow(graph)
    // Another graph may have had the address.
    if window.graph !== graph { window = makeWindow(graph) }
    window.bodies.append(run)
    windows[id] = window
  }

  func updated(_ graph: ViewGraph, by changes: [PageChange]) {
    // A window without a body has shown nothing yet.
    guard var window = windows[ObjectIdentifier(graph)], window.graph === graph,
      !window.bodies.isEmpty || !changes.isEmpty, let number = number(of: graph)
    else { return }
    lastID += 1
    let lastActions = stores.lastActions(ofWindow: number)
    updates.append(
      ScreenUpdate(
        id: lastID,
        window: number,
        actions: window.actions(upTo: lastActions),
        bodies: window.bodies,
        changes: changes
      )
    )
    if updates.count > Self.limit + Self.limit / 4 { updates.removeFirst(Self.limit / 4) }
    window.finish(lastID, lastActions: lastActions)
    windows[ObjectIdentifier(graph)] = window
    windows = windows.filter { $0.value.graph != nil }
    guard isHighlighting else { return }
    // A flush that has not ended asks for no other one.
    Task { [weak graph] in graph?.highlight(changes.map(\.node)) }
  }

  func sent(bytes: Int, to window: AnyObject) {
    guard let update = windows[ObjectIdentifier(window)]?.update,
      let index = updates.lastIndex(where: { $0.id == update })
    else { return }
    updates[index].bytes += bytes
  }

  /// A window that has followed no action of a store which other windows use.
  private func makeWindow(_ graph: ViewGraph) -> ScreenWindow {
    ScreenWindow(graph: graph, lastActions: stores.lastActions(ofWindow: nil))
  }

  private func number(of graph: ViewGraph?) -> Int? {
    graph?.windowValues.map { stores.number(ofWindow: $0) }
  }
}
#endif
