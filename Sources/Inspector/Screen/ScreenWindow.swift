#if DEBUG && !canImport(Darwin)
import Foundation
import ViewCore

/// A window of the app with what its views have done.
@MainActor
struct ScreenWindow {
  weak var graph: ViewGraph?
  /// The bodies that have run since the last update.
  var bodies: [BodyRun] = []
  /// The runs of each view.
  private(set) var views: [ObjectIdentifier: MountedView] = [:]
  /// The number of the last update.
  private(set) var update: Int?
  /// The last actions of the stores at the last update.
  private var lastActions: [Int: Int] = [:]

  /// The number of views from which on those that have gone are forgotten.
  private var room = 1_000

  /// The last run of a view, and the update in which it was new.
  struct MountedView {
    let run: BodyRun
    /// The number of the first update.
    let first: Int
    /// The time of the first update.
    let firstDate: Date
    /// The time of the last run.
    let date: Date
    /// The actions of each store before the last run and after the update before, by the numbers of the stores.
    let actions: [Int: ClosedRange<Int>]
  }

  init(graph: ViewGraph, lastActions: [Int: Int]) {
    self.graph = graph
    self.lastActions = lastActions
  }

  /// The actions since the last update.
  ///
  /// - Parameter numbers: The last action of each store.
  /// - Returns: The numbers of the actions by the numbers of the stores.
  func actions(upTo numbers: [Int: Int]) -> [Int: ClosedRange<Int>] {
    var actions: [Int: ClosedRange<Int>] = [:]
    for (store, last) in numbers {
      let first = (lastActions[store] ?? 0) + 1
      if first <= last { actions[store] = first...last }
    }
    return actions
  }

  /// Ends an update.
  mutating func finish(_ update: ScreenUpdate, lastActions: [Int: Int]) {
    for run in bodies {
      // A new view may have the address of one that has gone.
      let former = run.causes == [.appearance] ? nil : views[run.node]
      views[run.node] = MountedView(
        run: run,
        first: former?.first ?? update.id,
        firstDate: former?.firstDate ?? update.date,
        date: update.date,
        actions: update.actions
      )
    }
    bodies = []
    if views.count > room, let mounted = graph?.mountedViews {
      views = views.filter { mounted.contains($0.key) }
      room = max(1_000, 2 * views.count)
    }
    self.lastActions = lastActions
    self.update = update.id
  }
}
#endif
