import ComposableArchitecture
import Foundation
import Screens
import WebSwiftUI

/// Serves the screen that the environment names, or a counter.
@main
struct BenchmarkApp: App {
  private let objectCount = Self.count("ROW_OBJECTS")
  private let valueCount = Self.count("ROW_VALUES")
  private let storeCount = Self.count("ROW_STORES")
  private let offeredBytes = Self.count("OFFERED_BYTES")
  private let takesFiles = Self.count("TAKES_FILES") != nil
  private let isKept = Self.count("KEPT") != nil

  var body: some Scene {
    WindowGroup {
      if let objectCount {
        RowsView(count: objectCount)
      } else if let valueCount {
        RowValuesView(count: valueCount)
      } else if let storeCount {
        CountedRowsView(count: storeCount)
      } else if takesFiles || offeredBytes != nil {
        FilesView(offeredBytes: offeredBytes)
      } else if isKept {
        CounterView(store: Store(initialState: Counter.State(), keptAs: "counter") { Counter() })
      } else {
        CounterView(store: Store(initialState: Counter.State()) { Counter() })
      }
    }
  }

  private static func count(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}
