import ComposableArchitecture
import SwiftUI

@main
struct StandupsApp: App {
  var body: some Scene {
    WindowGroup {
      WindowView()
    }
  }
}

/// One window.
///
/// It has its own place in the app, and shares the standups with all windows.
struct WindowView: View {
  @State private var store = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  var body: some View {
    AppView(store: store)
  }
}
