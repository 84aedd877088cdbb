#if DEBUG
import ComposableArchitecture
import Testing

@testable import Inspector

@MainActor
struct InspectorFeatureTests {
  private func makeStore(
    _ state: InspectorFeature.State = InspectorFeature.State(),
    _ prepare: (inout DependencyValues) -> Void = { _ in }
  ) -> TestStoreOf<InspectorFeature> {
    TestStore(initialState: state) {
      InspectorFeature()
    } withDependencies: {
      prepare(&$0)
    }
  }

  @Test func anotherStoreBeginsWithoutAChoiceOfAnAction() async {
    let store = makeStore(InspectorFeature.State(pausedAfter: 3, selection: 2, notice: "Copied"))
    await store.send(.set(\.storeID, 7)) {
      $0.storeID = 7
      $0.pausedAfter = nil
      $0.selection = nil
      $0.notice = nil
    }
  }

  @Test func pauseKeepsTheLastActionUntilItContinues() async {
    let store = makeStore()
    await store.send(.pauseButtonTapped(after: 12)) { $0.pausedAfter = 12 }
    await store.send(.continueButtonTapped) { $0.pausedAfter = nil }
  }

  @Test func anotherActionHidesTheNotice() async {
    let store = makeStore(
      InspectorFeature.State(
        selection: 1,
        copying: TestCopying.State(notice: "Copied"),
        notice: "Back"
      )
    )
    await store.send(.actionTapped(4)) {
      $0.selection = 4
      $0.notice = nil
      $0.copying.notice = nil
    }
  }

  @Test func buttonsOfAnActionTellTheUserWhatTheyDid() async {
    let calls = LockIsolated<[String]>([])
    let store = makeStore {
      $0.inspectedStores.goBack = { store, number in
        calls.withValue { $0.append("back to \(number) of \(store)") }
        return "The app is at action 4 again."
      }
      $0.inspectedStores.clear = { store in calls.withValue { $0.append("clear \(store)") } }
    }
    await store.send(.goBackButtonTapped(store: 1, number: 4))
    await store.receive(.wentBack(notice: "The app is at action 4 again.")) {
      $0.notice = "The app is at action 4 again."
    }
    await store.send(.clearButtonTapped(store: 1))
    await store.finish()
    #expect(calls.value == ["back to 4 of 1", "clear 1"])
  }

  @Test func newPresentStateEndsTheSearchForAnother() async throws {
    let begun = LockIsolated(0)
    let store = makeStore(InspectorFeature.State(selection: 2)) {
      $0.inspectedStores.show = { _ in
        begun.withValue { $0 += 1 }
        // It ends when the search is cancelled.
        try? await Task.never()
        return true
      }
      $0.inspectedStores.goBack = { _, _ in nil }
      $0.inspectedStores.send = { _, _, _ in }
    }
    store.exhaustivity = .off
    let actions: [InspectorFeature.Action] = [
      .goBackButtonTapped(store: 1, number: 2),
      .sendAgainButtonTapped(store: 1, number: 2),
      .sending(.sendButtonTapped(store: 1, number: 2)),
    ]
    for (index, action) in actions.enumerated() {
      await store.send(.showInAppButtonTapped(store: 1)) { $0.rewoundStore = 1 }
      try await waitFor("a search") { begun.value == index + 1 }
      await store.send(action) { $0.rewoundStore = nil }
      await store.finish()
    }
  }

  @Test func stateThatIsNotFoundIsNotWantedAnyMore() async {
    let store = makeStore(InspectorFeature.State(selection: 2, leftOutAction: 1)) {
      $0.inspectedStores.show = { _ in false }
    }
    await store.send(.showInAppButtonTapped(store: 1)) { $0.rewoundStore = 1 }
    await store.receive(.noStateShown) { $0.rewoundStore = nil }
  }
}
#endif
