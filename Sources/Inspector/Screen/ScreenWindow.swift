#if DEBUG && !canImport(Darwin)
import ViewCore

/// A window of the app with what its views have done.
@MainActor
struct ScreenWindow {
  weak var graph: ViewGraph?
  /// The bodies that have run since the last update.
  var bodies: [BodyRun] = []
  /// The last run of each view, with the number of its first update.
  private(set) var runs: [ObjectIdentifier: (run: BodyRun, first: Int)] = [:]
  /// The number of the last update.
  private(set) var update: Int?
  /// The last actions of the stores at the last update.
  private var lastActions: [Int: Int] = [:]

  /// The number of views from which on those that have gone are forgotten.
  private var room = 1_000

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
  mutating func finish(_ update: Int, lastActions: [Int: Int]) {
    for run in bodies {
      // A new view may have the address of one that has gone.
      let first = run.causes == [.appearance] ? update : runs[run.node]?.first ?? update
      runs[run.node] = (run, first)
    }
    bodies = []
    if runs.count > room, let views = graph?.mountedViews {
      runs = runs.filter { views.contains($0.key) }
      room = max(1_000, 2 * runs.count)
    }
    self.lastActions = lastActions
    self.update = update
  }
}
#endif
