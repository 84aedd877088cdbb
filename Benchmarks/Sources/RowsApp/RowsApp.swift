import Foundation
import Rows
import WebSwiftUI

/// Serves the list of the benchmarks, with as many rows as the environment says.
@main
struct RowsApp: App {
  var body: some Scene {
    WindowGroup {
      RowsView(count: ProcessInfo.processInfo.environment["ROWS"].flatMap(Int.init) ?? 20)
    }
  }
}
