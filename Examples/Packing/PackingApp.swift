import ComposableArchitecture
import SwiftUI

@main
struct PackingApp: App {
  var body: some Scene {
    WindowGroup {
      TripsView(
        store: Store(initialState: TripsFeature.State()) { TripsFeature() }
      )
    }
  }
}
