import ComposableArchitecture
import SwiftUI

@main
struct SyncUpsApp: App {
  var body: some Scene {
    WindowGroup {
      WindowView()
    }
  }
}

/// A window: it is at a place of its own, among the standups that all windows share.
struct WindowView: View {
  @State private var store = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  var body: some View {
    AppView(store: store)
  }
}
