import ComposableArchitecture
import SwiftUI

@testable import Packing

/// The tutorial's app before it has its list.
private enum FirstApp {
  struct PackingApp: App {
    var body: some Scene {
      WindowGroup {
        NavigationStack {
          TripView(
            store: Store(initialState: TripFeature.State(id: UUID(), name: "Lisbon")) {
              TripFeature()
            }
          )
        }
      }
    }
  }
}
