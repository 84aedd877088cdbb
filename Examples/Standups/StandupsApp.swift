import ComposableArchitecture
import SwiftUI

@main
struct StandupsApp: App {
  /// One store for all windows, so that they show the same standups and write the same file.
  static let store = Store(initialState: AppFeature.State()) {
    AppFeature()
  }

  var body: some Scene {
    WindowGroup {
      AppView(store: Self.store)
    }
  }
}
