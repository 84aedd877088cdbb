#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// One update of a window: the bodies that ran, and what changed on the page.
struct ScreenUpdate: Identifiable {
  /// The number of the update, from 1.
  let id: Int
  /// The number of the window, as that of its stores.
  let window: Int
  let date: Date
  /// The actions of each store since the update before, by the numbers of the stores.
  let actions: [Int: ClosedRange<Int>]
  let bodies: [BodyRun]
  let changes: [PageChange]
  /// The bytes of the messages to the page until the next update.
  var bytes = 0

  /// The elements that have changed.
  var nodes: [NodeID] { changes.map(\.node) }

  /// Whether an action came before the update and after the one before.
  func follows(_ action: Int, of store: Int) -> Bool {
    actions[store]?.contains(action) == true
  }
}

/// A mounted view that has not run in an update.
struct QuietView: Identifiable {
  let id: ObjectIdentifier
  /// Its last run.
  let run: BodyRun
}
#endif
