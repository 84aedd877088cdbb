#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// Shows what the stores of the process do, on a page of its own.
///
/// The launch option `--inspector` finds this type and serves it.
struct InspectorPage: InspectorApp {
  static func begin() {
    InspectedStores.current = InspectedStores()
    HandledEvent.isDescribed = true
  }

  var body: some Scene {
    WindowGroup("Inspector") {
      InspectorWindow(stores: InspectedStores.current ?? InspectedStores())
    }
  }
}

/// One window of the inspector, with its own choices.
struct InspectorWindow: View {
  let stores: InspectedStores
  @State var store = InspectedStores.withoutRecording {
    Store(initialState: InspectorFeature.State()) { InspectorFeature() }
  }

  var body: some View {
    InspectorView(store: store, stores: stores)
  }
}
#endif
