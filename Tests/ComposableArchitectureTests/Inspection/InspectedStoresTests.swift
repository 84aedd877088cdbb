#if DEBUG
@testable import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@MainActor
struct InspectedStoresTests {
  private let stores = InspectedStores()

  private func makeStore() -> StoreOf<Tapped> {
    stores.recordingNewStores { Store(initialState: Tapped.State()) { Tapped() } }
  }

  @Test func newStoreIsRecordedUnderTheNameOfItsFeature() throws {
    let store = makeStore()
    store.send(.tapped)
    let entry = try #require(stores.entries.first)
    #expect(stores.entries.count == 1)
    #expect(entry.name.hasSuffix("Tapped"))
    #expect(entry.window == nil)
    #expect(entry.recording.row(of: 1)?.name == ".tapped")
    #expect(entry.recording.outline.map(\.cause) == [nil, 1])
  }

  @Test func storeIsNotRecordedWithoutTheInspectorOrInItself() {
    let store = Store(initialState: Tapped.State()) { Tapped() }
    let own = stores.recordingNewStores {
      InspectedStores.withoutRecording { Store(initialState: Tapped.State()) { Tapped() } }
    }
    #expect(stores.entries.isEmpty)
    withExtendedLifetime((store, own)) {}
  }

  @Test func lastEndedStoresAreKept() {
    for _ in 0..<12 { _ = makeStore() }
    let store = makeStore()
    #expect(stores.entries.map(\.id) == Array(5...13))
    #expect(stores.entries.map(\.isOpen) == Array(repeating: false, count: 8) + [true])
    withExtendedLifetime(store) {}
  }

  @Test func windowsHaveNumbersInTheirOrder() {
    let windows = (1...2).map { _ in
      ViewHarness { StoreInWindow(make: makeStore) }
    }
    #expect(stores.entries.map(\.window) == [1, 2])
    withExtendedLifetime(windows) {}
  }

  /// The body would make a store each time it runs.
  @Test func bodyThatMakesAStoreDoesNotRunAgainForOthers() {
    let window = ViewHarness { StoreInWindow(make: makeStore) }
    let store = makeStore()
    #expect(window.text == ["Store"])
    #expect(stores.entries.count == 2)
    withExtendedLifetime(store) {}
  }

  @Test func unchangedStateIsToldFromAChangedOne() throws {
    let store = makeStore()
    store.send(.tapped)
    let recording = try #require(stores.recording(of: 1))
    #expect(recording.row(of: 1)?.hasChanges == false)
    #expect(recording.row(of: 2)?.hasChanges == true)
    #expect(recording.changes(of: 1) == nil)
    #expect(recording.state(after: 2)?.parts.map(\.text) == ["1"])
    #expect(recording.state(after: 3)?.parts.map(\.text) == nil)
    #expect(recording.row(of: 3) == nil)
  }

  @Test func goingBackShowsTheEarlierStateAndGoesOnFromIt() throws {
    let store = makeStore()
    let view = ViewHarness { CountView(store: store) }
    store.send(.tapped)
    store.send(.tapped)
    #expect(view.text == ["2"])
    let recording = try #require(stores.recording(of: 1))
    recording.goBack(to: 2)
    #expect(view.text == ["1"])
    store.send(.tapped)
    #expect(view.text == ["2"])
    recording.goBack(to: 99)
    #expect(view.text == ["2"])
  }

  @Test func goingBackCancelsEffects() async throws {
    let store = makeStore()
    store.send(.counted)
    let task = store.send(.waited)
    let recording = try #require(stores.recording(of: 1))
    #expect(recording.runningEffects.map(\.startedBy) == [2])
    recording.goBack(to: 1)
    await task.finish()
    #expect(recording.runningEffects.isEmpty)
  }

  @Test func lastChangeOfAValueIsTheActionThatMadeIt() throws {
    let store = makeStore()
    store.send(.tapped)
    store.send(.tapped)
    let recording = try #require(stores.recording(of: 1))
    #expect(
      recording.lookForChange(of: ["count"], upTo: 4, from: 4, count: .max) == .changed(by: 4)
    )
    #expect(
      recording.lookForChange(of: ["count"], upTo: 3, from: 3, count: .max) == .changed(by: 2)
    )
    #expect(recording.lookForChange(of: ["count"], upTo: 1, from: 1, count: .max) == .notChanged)
    #expect(recording.lookForChange(of: ["nothing"], upTo: 4, from: 4, count: .max) == .notChanged)
  }

  @Test func testSourceEndsWithTheChosenAction() throws {
    let store = makeStore()
    store.send(.tapped)
    store.send(.tapped)
    let recording = try #require(stores.recording(of: 1))
    func count(from first: Int?, upTo last: Int) -> Int {
      recording.testSource(from: first, upTo: last).ranges(of: "store.send(.tapped)").count
    }
    #expect(count(from: nil, upTo: 2) == 1)
    #expect(count(from: nil, upTo: 4) == 2)
    #expect(count(from: 3, upTo: 4) == 1)
    #expect(recording.testSource(from: 5, upTo: 4).isEmpty)
  }

  @Test func shortestTestHasTheStepsOfAValue() async throws {
    let store = makeStore()
    store.send(.tapped)
    let recording = try #require(stores.recording(of: 1))
    let test = try #require(await recording.shortestTest(ofChangeAt: ["count"], upTo: 2))
    #expect(test.steps == 2)
    #expect(test.source.contains(".counted"))
    let nothing = await recording.shortestTest(ofChangeAt: ["nothing"], upTo: 2)
    #expect(nothing == nil)
  }

  @Test func journeyNeedsAnEventOfAPage() throws {
    let store = makeStore()
    store.send(.tapped)
    #expect(try #require(stores.recording(of: 1)).journeySource(upTo: 2) == nil)
  }
}

@Reducer
private struct Tapped {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case tapped
    case counted
    case waited
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .tapped: return .send(.counted)
      case .counted:
        state.count += 1
        return .none
      case .waited: return .run { _ in try await Task.never() }
      }
    }
  }
}

private struct StoreInWindow: View {
  let make: () -> StoreOf<Tapped>

  var body: some View {
    let store = make()
    Text("Store").onAppear { _ = store }
  }
}

private struct CountView: View {
  let store: StoreOf<Tapped>

  var body: some View { Text("\(store.count)") }
}
#endif
