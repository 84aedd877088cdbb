import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

/// The notes' screens, mounted as they are.
@MainActor
struct ScreenTests {
  @Test func theCounterCounts() throws {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    let view = ViewHarness { ContentView(store: store) }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "1")
  }

  @Test func aViewStoreOfItsOwnDoesToo() throws {
    let store = Store(initialState: CounterFeature.State()) { CounterFeature() }
    let view = ViewHarness { ObservingView(store: store) }
    try view.tap(.button("Increment"))
    #expect(view.text.first == "1")
  }
}
