#if DEBUG
import ComposableArchitecture
import Testing
import ViewTesting

@testable import Inspector

@MainActor
struct PinsTests {
  private let inspected = Inspected()

  @Test func pinnedActionStaysInViewWhileTheFilterLeavesItOut() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    try page.tap(.row(".formButtonTapped"))
    try page.tap(.button("Pin"))
    try page.type("nothing", into: .textField("Filter"))
    #expect(page.contains(.text("No such actions")))
    let pin = ElementQuery.button.containing(.text(".formButtonTapped"))
    #expect(page.contains(pin))
    try page.tap(.button("Unpin action 1"))
    #expect(!page.contains(pin))
  }

  @Test func pinnedValueShowsItsChangesOverTime() throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.counted)
    store.send(.formButtonTapped)
    try page.tap(.row(".counted"))
    try page.tap(.option("State"))
    try page.tap(.button("count 1"))
    try page.tap(.button("Pin").element(boundBy: 1))
    #expect(page.contains(.button("Action 1: 1")))
    store.send(.counted)
    #expect(page.contains(.button("Action 3: 2")))
    #expect(!page.contains(.button("Action 2: 1")))
    for _ in 1...5 { store.send(.counted) }
    #expect(page.contains(.button("Action 8: 7")))
    #expect(!page.contains(.button("Action 1: 1")))
    #expect(page.contains(.text("and 2 earlier changes")))
    try page.tap(.button("Action 8: 7"))
    #expect(page.text.contains { $0.hasPrefix("Action 8 at ") })
    try page.tap(.button("Unpin count"))
    #expect(!page.contains(.button("Action 8: 7")))
  }

  @Test func changesOfAValueInAnElementAreFound() throws {
    let store = inspected.makeStore(
      Album.State(photos: [Album.Photo.State(id: 7), Album.Photo.State(id: 8)])
    )
    store.send(.photos(.element(id: 8, action: .titleChanged("Plan"))))
    store.send(.photos(.element(id: 7, action: .titleChanged("Plan"))))
    store.send(.photosRemoved)
    store.send(.photosRemoved)
    let recording = try #require(inspected.stores.recording(of: 1))
    let path = ["photos", "[id: 7]", "title"]
    #expect((1...4).map { recording.isChanged(path, by: $0) } == [false, true, true, false])
    #expect(recording.lookForChange(of: path, upTo: 2, from: 2, count: .max) == .changed(by: 2))
    #expect(recording.lookForChange(of: path, upTo: 1, from: 1, count: .max) == .notChanged)
  }
}
#endif
