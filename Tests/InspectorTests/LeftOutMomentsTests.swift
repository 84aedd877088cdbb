#if DEBUG
import Testing
import ViewCore
import ViewTesting

@testable import ComposableArchitecture
@testable import Inspector

/// The states without an action, one after the other.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LeftOutMomentsTests {
  private let stores = InspectedStores()

  private func makeStore() -> StoreOf<Doubling> {
    stores.recordingNewStores { Store(initialState: Doubling.State()) { Doubling() } }
  }

  private var recording: any InspectedStore {
    get throws { try #require(stores.entries.last?.recording) }
  }

  private func counts(leavingOut leftOut: Int) throws -> [String?] {
    let recording = try recording
    let numbers = try #require(recording.numbers)
    return numbers.map {
      recording.state(after: $0, leavingOut: leftOut)?.part(at: ["count"])?.text
    }
  }

  @Test func eachLaterStateIsThatWithoutTheAction() throws {
    let store = makeStore()
    store.send(.added(1))
    store.send(.added(2))
    store.send(.doubled)
    store.send(.added(5))
    #expect(try counts(leavingOut: 2) == ["1", "1", "2", "7"])
    #expect(try counts(leavingOut: 3) == ["1", "3", "3", "8"])
    #expect(store.count == 11)
  }

  @Test func whatTheActionCausedIsLeftOut() throws {
    let store = makeStore()
    store.send(.added(1))
    store.send(.twiceAdded(2))
    store.send(.doubled)
    #expect(try counts(leavingOut: 2) == ["1", "1", "1", "1", "2"])
    #expect(
      try (1...5).map { try recording.isLeftOut($0, with: 2) } == [false, true, true, true, false]
    )
    #expect(store.count == 10)
  }

  @Test func statesEndAtTheFirstActionThatIsNotPossible() throws {
    let store = makeStore()
    store.send(.opened)
    store.send(.added(1))
    store.send(.form(.presented(.tapped)))
    store.send(.added(1))
    #expect(try counts(leavingOut: 1) == ["0", "1", nil, nil])
    #expect(try recording.difference(at: 2, leavingOut: 1) != .unknown)
    #expect(try recording.difference(at: 3, leavingOut: 1) == .unknown)
  }

  @Test func laterActionsOfTheAppAreAmongTheStates() throws {
    let store = makeStore()
    store.send(.added(1))
    #expect(try counts(leavingOut: 1) == ["0"])
    store.send(.added(2))
    #expect(try counts(leavingOut: 1) == ["0", "2"])
  }

  @Test func statesAfterManyActionsAreFoundInSteps() async throws {
    let store = makeStore()
    for number in 1...100 { store.send(number.isMultiple(of: 10) ? .tallied : .added(number)) }
    let recording = try #require(stores.entries.last?.recording as? Doubling.Recording)
    #expect(recording.progress(to: 100, leavingOut: 2) == .running(handled: 0, of: 98))
    #expect(recording.difference(at: 100, leavingOut: 2) == .searched)
    #expect(recording.state(after: 100, leavingOut: 2) == nil)
    await recording.findStates(upTo: 100, leavingOut: 2)
    #expect(recording.progress(to: 100, leavingOut: 2) == .known)
    let later = try #require(recording.actions(leavingOut: 2))
    #expect(later.count == 98)
    // A shared value that an action has changed is so for later ones, wherever the reducer goes on from.
    for action in later.reversed() {
      #expect(recording.moment(after: action.number, without: 2)?.state == action.stateAfter)
    }
    #expect(recording.moment(after: 2, without: 2)?.state.count == 1)
  }

  @Test func sharedValuesBeginAsTheyWereBeforeTheAction() async throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.tallied) }
    #expect(store.count == 6)
    #expect(try counts(leavingOut: 1) == ["0", "1", "3"])
    #expect(try counts(leavingOut: 2) == ["1", "1", "3"])
    #expect(try counts(leavingOut: 3) == ["1", "3", "3"])
    let recording = try #require(stores.entries.last?.recording as? Doubling.Recording)
    #expect(recording.actions(leavingOut: 1)?.map(\.stateAfter.count) == [1, 3])
    #expect(recording.difference(at: 2, leavingOut: 1) != .none)
    #expect(await recording.shortestTest(ofChangeAt: ["count"], upTo: 3)?.steps == 3)
    #expect(store.tally == 3)
  }

  @Test func sharedValuesOfOtherCodeAreWrittenAgain() throws {
    let store = makeStore()
    store.send(.tallied)
    store.$tally.withLock { $0 = 10 }
    store.send(.tallied)
    store.send(.tallied)
    #expect(store.count == 24)
    #expect(try counts(leavingOut: 1) == ["0", "11", "23"])
    #expect(try counts(leavingOut: 2) == ["1", "1", "12"])
  }

  @Test func sharedValuesOfEffectsAreWrittenAgain() async throws {
    let store = makeStore()
    store.send(.added(1))
    await store.send(.tallyLoaded(5)).finish()
    store.send(.tallied)
    #expect(store.count == 7)
    #expect(try counts(leavingOut: 1) == ["0", "0", "6"])
  }

  @Test func shownSharedValuesAreThoseWithoutTheAction() throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.tallied) }
    let recording = try recording
    let tallies = (1...3).map {
      recording.state(after: $0, leavingOut: 1)?.part(at: ["tally"])?.text
    }
    #expect(tallies == ["0", "1", "2"])
    guard case .some(let difference) = recording.difference(at: 3, leavingOut: 1) else {
      Issue.record("The states are equal.")
      return
    }
    #expect(difference.hasSuffix("- 3\n+ 2"))
    recording.show(3, of: recording, leavingOut: 1)
    #expect(store.tally == 2)
    recording.showPresent()
    #expect(store.tally == 3)
  }

  @Test func writesOfAnEffectOfTheActionAreLeftOut() async throws {
    let store = makeStore()
    await store.send(.tallyLoaded(5)).finish()
    store.send(.tallied)
    #expect(store.count == 6)
    #expect(try counts(leavingOut: 1) == ["0", "1"])
    let recording = try #require(stores.entries.last?.recording as? Doubling.Recording)
    #expect(recording.actions(leavingOut: 1)?.map(\.stateAfter.count) == [1])
  }

  @Test func writesOfOtherEffectsStayWhileOneOfTheActionRuns() async throws {
    let store = makeStore()
    let waiting = store.send(.waited)
    await store.send(.tallyLoaded(5)).finish()
    store.send(.tallied)
    #expect(try counts(leavingOut: 1) == ["0", "0", "6"])
    #expect(try counts(leavingOut: 2) == ["0", "0", "1"])
    waiting.cancel()
  }

  /// An action that is left out knows the writes that came before it.
  @Test func writesOfOtherCodeBeforeALeftOutActionStay() async throws {
    let store = makeStore()
    await store.send(.twiceTallied).finish()
    store.$tally.withLock { $0 = 10 }
    await store.send(.twiceTallied).finish()
    store.send(.tallied)
    #expect(store.tally == 13)
    #expect(try counts(leavingOut: 1).last == "36")
    #expect(try counts(leavingOut: 4).last == "14")
  }

  @Test func sharedValuesBeginAsTheyWereAfterAJump() throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.tallied) }
    try recording.goBack(to: 1)
    store.send(.tallied)
    store.send(.tallied)
    #expect(store.count == 6)
    #expect(try counts(leavingOut: 4).last == "3")
    #expect(try counts(leavingOut: 1).last == "3")
  }

  @Test func reducerRunsAgainUpToTheChosenActionAlone() async throws {
    let runs = LockIsolated(0)
    let store = stores.recordingNewStores {
      Store(initialState: Doubling.State()) {
        Reduce<Doubling.State, Doubling.Action> { _, _ in
          runs.withValue { $0 += 1 }
          return .none
        }
        Doubling()
      }
    }
    for _ in 1...100 { store.send(.added(1)) }
    let recording = try recording
    runs.setValue(0)
    #expect(recording.progress(to: 2, leavingOut: 2) == .known)
    #expect(runs.value == 0)
    await recording.findStates(upTo: 60, leavingOut: 2)
    #expect(runs.value == 58)
    #expect(recording.progress(to: 60, leavingOut: 2) == .known)
    #expect(recording.progress(to: 100, leavingOut: 2) == .running(handled: 58, of: 98))
    #expect(recording.state(after: 40, leavingOut: 2)?.part(at: ["count"])?.text == "39")
    #expect(runs.value < 58 + 16)
  }

  @Test func searchForStatesEndsWithItsTask() async throws {
    let store = makeStore()
    for _ in 1...100 { store.send(.added(1)) }
    let recording = try recording
    let search = Task { await recording.findStates(upTo: 100, leavingOut: 2) }
    search.cancel()
    await search.value
    #expect(recording.progress(to: 100, leavingOut: 2) == .running(handled: 0, of: 98))
  }

  @Test(arguments: [false, true])
  func closedWindowEndsItsSearches(isShown: Bool) async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let recording = try #require(inspected.stores.entries.last?.recording)
    for _ in 1...2_000 { store.send(.counted) }
    let page = inspected.makePage()
    try page.tap(.row(".counted").element(boundBy: 0))
    try page.tap(.button("First action"))
    try page.tap(.button("Leave out"))
    if isShown { try page.tap(.button("Show in the app")) }
    try page.tap(.button("Last action"))
    let start = LeavingOutProgress.running(handled: 0, of: 1_999)
    try await waitFor("a search") { recording.progress(to: 2_000, leavingOut: 1) != start }
    page.unmount()
    // The reducer would have handled all actions in 125 steps.
    for _ in 1...500 { await Task.yield() }
    #expect(recording.progress(to: 2_000, leavingOut: 1) != .known)
  }

  @Test func manyActionsEndAtTheFirstOneThatIsNotPossible() async throws {
    let store = makeStore()
    store.send(.opened)
    for _ in 1...20 { store.send(.added(1)) }
    store.send(.form(.presented(.tapped)))
    for _ in 1...20 { store.send(.added(1)) }
    let recording = try recording
    await recording.findStates(upTo: 42, leavingOut: 1)
    #expect(recording.progress(to: 42, leavingOut: 1) == .impossible)
    #expect(recording.progress(to: 22, leavingOut: 1) == .impossible)
    let isShown = await stores.show(ShownMoment(store: 1, number: 42, leftOut: 1))
    #expect(!isShown)
    #expect(try counts(leavingOut: 1)[20...22] == ["20", nil, nil])
  }

  @Test func storeThatEndsDuringTheSearchIsNotReplacedByAnother() async throws {
    let held = LockIsolated<StoreOf<Doubling>?>(nil)
    let endsAtNextAction = LockIsolated(false)
    func makeHeldStore() {
      let store = stores.recordingNewStores {
        Store(initialState: Doubling.State()) {
          Reduce<Doubling.State, Doubling.Action> { _, _ in
            if endsAtNextAction.value { held.setValue(nil) }
            return .none
          }
          Doubling()
        }
      }
      for _ in 1...100 { store.send(.added(1)) }
      held.setValue(store)
    }
    makeHeldStore()
    let other = makeStore()
    endsAtNextAction.setValue(true)
    let isShown = await stores.show(ShownMoment(store: 1, number: 100, leftOut: 1))
    #expect(!isShown)
    #expect(stores.entries.map(\.isOpen) == [false, true])
    #expect(try recording.shownAction == nil)
    #expect(other.count == 0)
  }

  @Test func pageFindsTheStateBesideTheApp() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...100 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 0))
    try page.tap(.button("First action"))
    try page.tap(.button("Leave out"))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 0 })
    try page.tap(.button("Last action"))
    try await page.wait(until: { _ in store.count == 99 })
    try await page.wait(until: { $0.text.contains { $0.hasSuffix("count: 99,") } })
    try page.tap(.button("Stop leaving out"))
    try await page.wait(until: { _ in store.count == 100 })
  }

  @Test func appShowsTheStatesWithoutTheActionStepByStep() async throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...4 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 2))
    try page.tap(.button("Leave out"))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 1 })
    try page.tap(.button("Next action"))
    try await page.wait(until: { _ in store.count == 2 })
    #expect(
      page.text.contains {
        $0.hasPrefix("The app shows the state after action 3 without action 2.")
      }
    )
    try page.tap(.button("Stop leaving out"))
    try await page.wait(until: { _ in store.count == 3 })
    try page.tap(.button("Show the present"))
    try await page.wait(until: { _ in store.count == 4 })
  }

  @Test func viewsFollowTheStatesWithoutTheActionStepByStep() async throws {
    struct CountView: View {
      let store: StoreOf<Album>

      var body: some View {
        Text("Count \(store.count)")
        ForEach(store.scope(state: \.photos, action: \.photos)) { Text($0.title) }
      }
    }

    let inspected = Inspected()
    let store = inspected.makeStore(Album.State(photos: [Album.Photo.State(id: 1)]))
    let app = ViewHarness { CountView(store: store) }
    let page = inspected.makePage()
    for number in 1...5 {
      store.send(.counted)
      store.send(.photos(.element(id: 1, action: .titleChanged("Photo \(number)"))))
    }
    try page.tap(.row(".counted").element(boundBy: 0))
    try page.tap(.button("First action"))
    try page.tap(.button("Leave out"))
    try page.tap(.button("Show in the app"))
    try await app.waitFor(.text("Count 0"))
    for number in 1...4 {
      try page.tap(.button("Next action"))
      try await app.waitFor(.text("Photo \(number)"))
      try page.tap(.button("Next action"))
      try await app.waitFor(.text("Count \(number)"))
    }
  }

  @Test func stateOfTheDetailIsTheOneWithoutTheAction() throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Leave out"))
    try page.tap(.option("State"))
    try page.tap(.button("Last action"))
    let count = try #require(page.text.lastIndex(of: "count"))
    #expect(page.text[count + 1] == "2")
  }

  @Test func stateWithoutTheActionNamesNoRecordedChange() throws {
    let inspected = Inspected()
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 0))
    try page.tap(.option("State"))
    try page.tap(.button("count 3"))
    #expect(page.contains(.button("Changed by this action")))
    try page.tap(.button("Leave out"))
    try page.tap(.option("State"))
    #expect(page.contains(.button("Pin")))
    #expect(!page.contains(.button("Changed by this action")))
    #expect(!page.contains(.button("Copy shortest test for this value")))
    try page.tap(.button("Stop leaving out"))
    #expect(page.contains(.button("Changed by this action")))
  }
}
#endif
