#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
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

  /// The choice of an element that the pages wait for, or the last one.
  @ObservationIgnored var pendingPick: PendingPick?

  @ObservationIgnored let stores: InspectedStores
  @ObservationIgnored private var lastID = 0
  @ObservationIgnored private var windows: [ObjectIdentifier: ScreenWindow] = [:]

  @ObservationIgnored private let now: () -> Date

  init(of stores: InspectedStores, now: @escaping () -> Date = { Date() }) {
    self.stores = stores
    self.now = now
  }

  /// The updates that came after an action and before the next ones.
  func updates(after action: Int, of store: Int) -> [ScreenUpdate] {
    updates.filter { $0.follows(action, of: store) }
  }

  /// The views of a window that existed at an update, did not run in it, and are still mounted.
  func quietViews(in update: ScreenUpdate) -> [QuietView] {
    guard let window = window(update.window), let mounted = window.graph?.mountedViews
    else { return [] }
    let busy = Set(update.bodies.map(\.node))
    return mounted.subtracting(busy).compactMap { node in
      guard let view = window.views[node], view.first < update.id, view.run.isOfApp
      else { return nil }
      return QuietView(id: node, run: view.run)
    }
    .sorted { ($0.run.name, $0.run.text) < ($1.run.name, $1.run.text) }
  }

  /// Lets the elements that an update has changed flash on their page.
  func highlight(_ update: Int) {
    guard let update = updates.first(where: { $0.id == update }) else { return }
    window(update.window)?.graph?.highlight(update.nodes)
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
    let update = ScreenUpdate(
      id: lastID,
      window: number,
      date: now(),
      actions: window.actions(upTo: lastActions),
      bodies: window.bodies,
      changes: changes
    )
    updates.append(update)
    if updates.count > Self.limit + Self.limit / 4 { updates.removeFirst(Self.limit / 4) }
    window.finish(update, lastActions: lastActions)
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

  /// The record of a window, by the window's number.
  func window(_ number: Int) -> ScreenWindow? {
    windows.values.first { self.number(of: $0.graph) == number }
  }

  /// The windows with a number, or all.
  func graphs(ofWindow number: Int?) -> [ViewGraph] {
    windows.values.compactMap(\.graph).filter { number == nil || self.number(of: $0) == number }
  }

  /// The number of a window.
  func number(of graph: ViewGraph?) -> Int? {
    graph?.windowValues.map { stores.number(ofWindow: $0) }
  }

  /// A window that has followed no action of a store which other windows use.
  private func makeWindow(_ graph: ViewGraph) -> ScreenWindow {
    ScreenWindow(graph: graph, lastActions: stores.lastActions(ofWindow: nil))
  }
}
#endif
