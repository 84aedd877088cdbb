#if DEBUG
import ComposableArchitecture
import Testing
import ViewTesting

@testable import Inspector

@MainActor
struct FeatureFilterTests {
  private let inspected = Inspected()

  @Test func actionBelongsToItsInnermostFeature() throws {
    let store = inspected.makeStore(Album.State(photos: [Album.Photo.State(id: 7)]))
    store.send(.formButtonTapped)
    store.send(.form(.presented(.titleChanged("Plan"))))
    store.send(.photos(.element(id: 7, action: .titleChanged("Plan"))))
    store.send(.form(.dismiss))
    let recording = try #require(inspected.stores.recording(of: 1))
    #expect(
      (1...4).map { recording.feature(of: $0) } == ["Album", "Album.Form", "Album.Photo", "Album"]
    )
    #expect(recording.feature(of: 5) == nil)
  }

  @Test func searchGoesOnToOlderActions() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    for _ in 1...600 { store.send(.counted) }
    try page.type("formBut", into: .textField("Filter"))
    #expect(page.contains(.text("Searching…")))
    try await page.waitFor(.text(".formButtonTapped"))
    #expect(!page.contains(.text(".counted")))
    try page.type("nowhere", into: .textField("Filter"))
    #expect(page.contains(.text("No such actions")))
  }

  @Test func filterShowsTheActionsOfOneFeature() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    store.send(.form(.presented(.titleChanged("Plan"))))
    try page.tap(.button("Album.Form"))
    #expect(page.contains(.text(#".form(.presented(.titleChanged("Plan")))"#)))
    #expect(!page.contains(.text(".formButtonTapped")))
    try page.type("nothing", into: .textField("Filter"))
    #expect(page.contains(.text("No such actions")))
    try page.type("plan", into: .textField("Filter"))
    #expect(page.contains(.text(#".form(.presented(.titleChanged("Plan")))"#)))
    try page.type("", into: .textField("Filter"))
    try page.tap(.button("All features"))
    #expect(page.contains(.text(".formButtonTapped")))
  }
}
#endif
