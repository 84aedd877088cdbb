#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
struct SharedMomentsTests {
  private let inspected = Inspected()

  private var recording: any InspectedStore {
    get throws { try #require(inspected.stores.entries.first?.recording) }
  }

  private func count(after number: Int) throws -> String? {
    try recording.state(after: number)?.part(at: ["sharedCount"])?.text
  }

  @Test func stateOfAMomentHasTheSharedValuesOfItsTime() throws {
    let store = inspected.makeStore()
    store.send(.counted)
    store.send(.sharedCounted)
    store.send(.counted)
    store.send(.sharedCounted)
    #expect(try (1...4).map { try count(after: $0) } == ["0", "1", "1", "2"])
  }

  @Test func changesOfASharedValueAreThoseOfItsActions() throws {
    let store = inspected.makeStore()
    store.send(.sharedCounted)
    store.send(.counted)
    #expect(try recording.isChanged(["sharedCount"], by: 1))
    #expect(try !recording.isChanged(["sharedCount"], by: 2))
    #expect(try recording.isChanged([], by: 1))
    #expect(
      try recording.lookForChange(of: ["sharedCount"], upTo: 2, from: 2, count: .max)
        == .changed(by: 1)
    )
  }

  @Test func comparisonHasTheSharedValuesOfBothMoments() throws {
    let store = inspected.makeStore()
    for _ in 1...3 { store.send(.sharedCounted) }
    let difference = try #require(try recording.difference(from: 1, to: 3))
    #expect(difference.contains("@Shared"))
    #expect(difference.hasSuffix("- 1\n+ 3"))
    #expect(try recording.difference(from: 3, to: 3) == nil)
  }

  @Test func appShowsTheSharedValuesOfAnEarlierStateAndDoesNotChangeThem() throws {
    @Shared(.inMemory("album")) var shared = 0
    let store = inspected.makeStore()
    let app = ViewHarness { SharedCountView(store: store) }
    store.send(.sharedCounted)
    store.send(.sharedCounted)
    #expect(app.contains(.text("Shared 2")))
    try recording.show(1)
    #expect(app.contains(.text("Shared 1")))
    store.$sharedCount.withLock { $0 = 7 }
    #expect(app.contains(.text("Shared 7")))
    #expect(shared == 2)
    try recording.showPresent()
    #expect(app.contains(.text("Shared 2")))
  }

  @Test func sharedValuesOfAMomentBecomeThePresentOnes() async throws {
    @Shared(.inMemory("album")) var shared = 0
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.sharedCounted) }
    try page.tap(.row(".sharedCounted").element(boundBy: 1))
    try page.tap(.button("Go back to here"))
    let notice =
      "The app is at action 2 again. No effect was cancelled. One shared value went back: "
    try await page.wait(until: { $0.text.contains { $0.hasPrefix(notice) } })
    #expect(page.text.contains { $0.hasPrefix("No effect cancelled, 1 shared value went back · ") })
    #expect(shared == 2)
    #expect(try count(after: 3) == "3")
    store.send(.sharedCounted)
    #expect(shared == 3)
    #expect(try count(after: 4) == "3")
    #expect(try recording.changes(of: 4)?.hasSuffix("- 2\n+ 3") == true)
  }

  @Test func changeByAnEffectIsShownBeforeTheNextAction() async throws {
    let store = inspected.stores.recordingNewStores {
      Store(initialState: Loading.State()) { Loading() }
    }
    await store.send(.started).finish()
    let pending = try #require(try recording.changes(of: 1))
    #expect(pending.contains(", by an effect at InspectorTests/SharedMomentsTests.swift:"))
    #expect(pending.contains(" after the action\n- 0\n+ 1"))
    store.send(.ended)
    #expect(try recording.changes(of: 1) == nil)
    #expect(try #require(try recording.changes(of: 2)).contains(" before the action\n- 0\n+ 1"))
  }
}

private struct SharedCountView: View {
  let store: StoreOf<Album>

  var body: some View { Text("Shared \(store.sharedCount)") }
}

@Reducer
private struct Loading {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("loaded")) var loaded = 0
  }
  enum Action: Equatable {
    case ended
    case started
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      guard action == .started else { return .none }
      return .run { [loaded = state.$loaded] _ in loaded.withLock { $0 += 1 } }
    }
  }
}
#endif
