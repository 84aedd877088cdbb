import ComposableArchitecture
import Foundation
import Screens
import WebSwiftUI

/// Serves a list of as many rows as the environment says, or a counter where it says nothing.
@main
struct BenchmarkApp: App {
  private let rowCount = ProcessInfo.processInfo.environment["ROWS"].flatMap(Int.init)

  var body: some Scene {
    WindowGroup {
      if let rowCount {
        RowsView(count: rowCount)
      } else {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    }
  }
}
