import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

@testable import Packing

/// The layout of the Packing example, in a real browser with the real server.
@MainActor
@Suite(.needsBrowser)
struct PackingLayoutTests {
  @Test func packingFillsWideWindows() async throws {
    let store = Store(initialState: TripsFeature.State()) {
      TripsFeature()
    } withDependencies: {
      $0.ideas.destination = { "Lisbon" }
      $0.uuid = .incrementing
    }
    try await withPage(of: TripsView(store: store)) { page in
      try await page.click(.button("Give me an idea"))
      try await expectToFillWideWindows(page)
      try await page.click(.button("Lisbon"))
      try await page.waitFor(.textField("New item"))
      try await expectToFillWideWindows(page)
      try await examine(page, "packing")
    }
  }
}
