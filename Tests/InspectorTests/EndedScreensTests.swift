#if DEBUG
import ComposableArchitecture
import Testing
import ViewTesting

@testable import Inspector

@MainActor
struct EndedScreensTests {
  private let inspected = Inspected()

  @Test func effectThatOutlivesItsSheetHasAWarning() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    let task = store.send(.form(.presented(.waitedAround)))
    try page.tap(.option("Effects (1)"))
    #expect(!page.text.contains { $0.hasSuffix("has ended.") })
    #expect(page.text.contains { $0.hasPrefix("Started by action 2 of Album › Album.Form") })
    store.send(.formEnded)
    #expect(page.contains(.text("Its screen “form” has ended.")))
    task.cancel()
    await task.finish()
  }

  @Test func effectOfASheetThatIsOpenedAgainKeepsItsWarning() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    let task = store.send(.form(.presented(.waitedAround)))
    try page.tap(.option("Effects (1)"))
    store.send(.formEnded)
    store.send(.formButtonTapped)
    #expect(page.contains(.text("Its screen “form” has ended.")))
    task.cancel()
    await task.finish()
  }

  @Test func effectOfAnAlertsButtonHasNoWarning() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.alertButtonTapped)
    let task = store.send(.alert(.presented(.confirmed)))
    #expect(store.alert == nil)
    try page.tap(.option("Effects (1)"))
    #expect(!page.text.contains { $0.hasSuffix("has ended.") })
    task.cancel()
    await task.finish()
  }

  @Test func effectOfARemovedElementHasAWarning() async throws {
    let store = inspected.makeStore(Album.State(photos: [Album.Photo.State(id: 7)]))
    let page = inspected.makePage()
    let task = store.send(.photos(.element(id: 7, action: .waitedAround)))
    try page.tap(.option("Effects (1)"))
    #expect(!page.text.contains { $0.hasSuffix("has ended.") })
    store.send(.photosRemoved)
    #expect(page.contains(.text("Its screen “photos” has ended.")))
    task.cancel()
    await task.finish()
  }
}
#endif
