#if DEBUG && !canImport(Darwin)
import ComposableArchitecture
import Foundation
import ViewCore

/// Shows what the stores of the process do, on a page of its own.
///
/// The launch option `--inspector` finds this type and serves it.
struct InspectorPage: InspectorApp {
  static func begin(hasPage: Bool) {
    let stores = hasPage ? InspectedStores() : InspectedStores(actionLimit: 1_000, closedLimit: 0)
    InspectedStores.current = stores
    if hasPage {
      let screen = ScreenRecording(of: stores)
      ScreenRecording.current = screen
      GraphInspection.observer = screen
    }
    HandledEvent.isDescribed = true
    // The launch replaces the default reporter of issues first.
    Task { IssueFiles.begin() }
  }

  var body: some Scene {
    WindowGroup("Inspector") {
      if let stores = InspectedStores.current, let screen = ScreenRecording.current {
        InspectorWindow(stores: stores, screen: screen)
      }
    }
  }
}

/// One window of the inspector, with its own choices.
struct InspectorWindow: View {
  let stores: InspectedStores
  let screen: ScreenRecording
  @State var store = InspectedStores.withoutRecording {
    Store(initialState: InspectorFeature.State()) { InspectorFeature() }
  }

  var body: some View {
    InspectorView(store: store, stores: stores, screen: screen)
  }
}
#endif
