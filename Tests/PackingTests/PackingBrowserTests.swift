import BrowserTesting
import ComposableArchitecture
import Testing

@testable import Packing

@MainActor
@Suite(.needsBrowser)
struct PackingBrowserTests {
  @Test func userPacksInABrowser() async throws {
    let store = Store(initialState: TripsFeature.State()) {
      TripsFeature()
    } withDependencies: {
      $0.ideas.destination = { "Lisbon" }
      $0.uuid = .incrementing
    }
    try await withPage(of: TripsView(store: store)) { page in
      try await page.click(.button("Give me an idea"))
      try await page.click(.button("Lisbon"))
      try await page.type("Passport", into: .textField("New item"))
      try await page.click(.button("Add"))
      try await page.waitFor(.button("Passport"))
    }
  }
}
