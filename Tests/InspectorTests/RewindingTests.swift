#if DEBUG
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
struct RewindingTests {
  private let stores = InspectedStores()

  private func makeStore(clock: TestClock<Duration> = TestClock()) -> StoreOf<Ticking> {
    stores.recordingNewStores {
      Store(initialState: Ticking.State()) {
        Ticking()
      } withDependencies: {
        $0.continuousClock = clock
      }
    }
  }

  private var recording: any InspectedStore {
    get throws { try #require(stores.entries.first?.recording) }
  }

  @Test func appShowsAnEarlierStateUntilThePresentIsShown() throws {
    let store = makeStore()
    let app = ViewHarness { TickingView(store: store) }
    for _ in 1...3 { store.send(.tapped) }
    try recording.show(1)
    #expect(app.contains(.text("1")))
    try recording.show(2)
    #expect(app.contains(.text("2")))
    try recording.showPresent()
    #expect(app.contains(.text("3")))
    #expect(try recording.shownAction == nil)
  }

  @Test func actionOfAViewIsNotHandledWhileAnEarlierStateIsShown() throws {
    let store = makeStore()
    store.send(.tapped)
    store.send(.tapped)
    try recording.show(1)
    store.send(.tapped)
    #expect(store.count == 1)
    #expect(try recording.ignoredAction == ".tapped")
    try recording.showPresent()
    #expect(store.count == 2)
    #expect(try recording.numbers == 1...2)
  }

  @Test func effectsGoOnInThePresentWhileAnEarlierStateIsShown() async throws {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    store.send(.tapped)
    let task = store.send(.timerStarted)
    try recording.show(1)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(store.count == 1)
    #expect(try recording.state(after: 3)?.part(at: ["count"])?.text == "11")
    try recording.showPresent()
    #expect(store.count == 11)
  }

  @Test func presentThatAnotherWindowShowsEndsTheWish() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let feature = Store(initialState: InspectorFeature.State()) {
      InspectorFeature()
    } withDependencies: {
      $0.inspectedStores = .of { inspected.stores }
    }
    let page = ViewHarness {
      InspectorView(
        store: feature,
        stores: inspected.stores,
        screen: ScreenRecording(of: inspected.stores)
      )
    }
    let other = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    for page in [page, other] { try page.tap(.row(".counted").element(boundBy: 1)) }
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 2 })
    #expect(feature.rewoundStore == 1)
    try await other.waitFor(.button("Show the present"))
    try other.tap(.button("Show the present"))
    try await page.wait(until: { _ in feature.rewoundStore == nil })
    #expect(store.count == 3)
  }

  @Test func goingBackMakesTheShownStateThePresentOne() throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.tapped) }
    try recording.show(2)
    try recording.goBack(to: 1)
    #expect(store.count == 1)
    store.send(.tapped)
    #expect(store.count == 2)
  }

  @Test func actionThatIsSentAgainIsHandledInThePresent() throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.tapped) }
    try recording.show(1)
    try recording.send(2, with: [:])
    #expect(store.count == 4)
  }

  @Test func chosenActionsAreShownInTheAppWhileTheUserWantsThat() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 2))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 1 })
    #expect(page.text.contains { $0.hasPrefix("The app shows the state after action 1.") })
    try page.tap(.button("Next action"))
    try await page.wait(until: { _ in store.count == 2 })
    try page.tap(.button("Show the present"))
    try await page.wait(until: { _ in store.count == 3 })
  }

  @Test func anotherWindowOfTheInspectorShowsThePresent() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let pages = [inspected.makePage(), inspected.makePage()]
    for _ in 1...3 { store.send(.counted) }
    for page in pages { try page.tap(.row(".counted").element(boundBy: 2)) }
    try pages[0].tap(.button("Show in the app"))
    try await pages[0].wait(until: { _ in store.count == 1 })
    try pages[1].tap(.button("Show the present"))
    try await pages[1].wait(until: { _ in store.count == 3 })
  }

  @Test func closedInspectorLeavesNoAppInThePast() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    for _ in 1...2 { store.send(.counted) }
    let page = inspected.makePage()
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 1 })
    page.unmount()
    #expect(store.count == 2)
  }
}

private struct TickingView: View {
  let store: StoreOf<Ticking>

  var body: some View { Text("\(store.count)") }
}

@Reducer
private struct Ticking {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action {
    case tapped
    case ticked
    case timerStarted
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: state.count += 1
      case .ticked: state.count += 10
      case .timerStarted:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.ticked)
        }
      }
      return .none
    }
  }
}
#endif
