#if os(Linux)
import ServiceLifecycle
import SwiftUI

// The sample of docs/Operations.md, which begins with '@main' in an app.

struct StandupsApp: App {
  static func main() { main(beside: [Database.shared]) }

  var body: some Scene {
    WindowGroup { StandupsView() }
  }
}

struct Database: Service {
  static let shared = Database()

  func run() async throws { try await gracefulShutdown() }
}

private struct StandupsView: View {
  var body: some View { Text("Standups") }
}
#endif
