#if DEBUG
import ComposableArchitecture
import Testing

@testable import Inspector

@MainActor
struct TestCopyingTests {
  private let calls = LockIsolated<[String]>([])

  private func makeStore(steps: Int? = nil) -> TestStoreOf<TestCopying> {
    TestStore(initialState: TestCopying.State()) {
      TestCopying()
    } withDependencies: { [calls] in
      $0.inspectedStores.copyTest = { store, first, last in
        calls.withValue { $0.append("\(first.map { "\($0)" } ?? "") to \(last) of \(store)") }
      }
      $0.inspectedStores.copyShortestTest = { store, path, number in
        calls.withValue { $0.append("\(path) up to \(number) of \(store)") }
        return steps
      }
      $0.inspectedStores.copyJourney = { _, number in number > 1 }
    }
  }

  @Test func testHasAllActionsUntilItsStartIsChosen() async {
    let store = makeStore()
    await store.send(.testButtonTapped(store: 1, number: 5)) {
      $0.notice = "Copied a test of the actions up to 5."
    }
    await store.send(.fromHereButtonTapped(3)) {
      $0.start = 3
      $0.notice = nil
    }
    await store.send(.testButtonTapped(store: 1, number: 5)) {
      $0.notice = "Copied a test of the actions from 3 to 5."
    }
    await store.send(.testButtonTapped(store: 1, number: 2)) {
      $0.notice = "Copied a test of the actions up to 2."
    }
    await store.send(.fromStartButtonTapped) {
      $0.start = nil
      $0.notice = nil
    }
    #expect(calls.value == [" to 5 of 1", "3 to 5 of 1", " to 2 of 1"])
  }

  @Test(arguments: [
    (1, "Copied a test of 'rows.[id: 1]' with 1 step."),
    (3, "Copied a test of 'rows.[id: 1]' with 3 steps."),
    (nil, "No recorded action has changed 'rows.[id: 1]'."),
  ])
  func shortestTestTellsItsLength(steps: Int?, notice: String) async {
    let store = makeStore(steps: steps)
    await store.send(.shortestButtonTapped(store: 2, path: ["rows", "[id: 1]"], number: 9)) {
      $0.notice = "Looking for the shortest test…"
    }
    await store.receive(.noticed(notice)) { $0.notice = notice }
    #expect(calls.value == [#"["rows", "[id: 1]"] up to 9 of 2"#])
  }

  @Test func journeyTellsWhetherThereIsOne() async {
    let store = makeStore()
    await store.send(.journeyButtonTapped(store: 1, number: 2))
    await store.receive(.noticed("Copied a journey of the user's steps up to action 2.")) {
      $0.notice = "Copied a journey of the user's steps up to action 2."
    }
    await store.send(.journeyButtonTapped(store: 1, number: 1))
    await store.receive(.noticed("No step of a user on a page has led to this action.")) {
      $0.notice = "No step of a user on a page has led to this action."
    }
  }
}
#endif
