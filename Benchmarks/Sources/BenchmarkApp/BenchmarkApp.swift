import ComposableArchitecture
import Foundation
import Screens
import WebSwiftUI

/// Serves a list of rows as the environment says, or a counter where it says nothing.
@main
struct BenchmarkApp: App {
  private let objectCount = Self.count("ROW_OBJECTS")
  private let valueCount = Self.count("ROW_VALUES")

  var body: some Scene {
    WindowGroup {
      if let objectCount {
        RowsView(count: objectCount)
      } else if let valueCount {
        RowValuesView(count: valueCount)
      } else {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    }
  }

  private static func count(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
