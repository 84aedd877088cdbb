@testable import ComposableArchitecture
import OrderedCollections
import Testing

@MainActor
struct StackReducerTests {
  private func family(_ count: Int) -> Family.State {
    Family.State(path: StackState((0..<count).map { Sleeper.State(id: $0) }))
  }

  @Test func stackPushesBeforeTheParentRuns() async {
    let seen = LockIsolated(0)
    let (store, _) = makeFamily(family(1)) { state, _ in
      seen.withValue { [count = state.path.count] in $0 = count }
      return .none
    }
    await store.send(.path(.push(id: 1, state: Sleeper.State()))) {
      $0.path[id: 1] = Sleeper.State()
    }
    #expect(seen.value == 2)
  }

  @Test func stackPopsAfterTheParentRan() async {
    let seen = LockIsolated(0)
    let (store, _) = makeFamily(family(3)) { state, _ in
      seen.withValue { [count = state.path.count] in $0 = count }
      return .none
    }
    await store.send(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    #expect(seen.value == 3)
    #expect(store.state.path.ids == [0])
  }

  @Test func theParentMayPopFirst() async {
    let (store, _) = makeFamily(family(3)) { state, _ in
      state.path.pop(from: 1)
      return .none
    }
    await store.send(.path(.popFrom(id: 2))) { $0.path.pop(from: 1) }
  }

  @Test func poppingEndsTheEffectsOfAllAbove() async {
    let (store, clock) = makeFamily(family(3))
    for id in store.state.path.ids { await store.send(.path(.element(id: id, action: .sleep))) }
    await store.send(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    await clock.advance(by: .seconds(1))
    await store.receive(.path(.element(id: 0, action: .awoke))) { $0.path[id: 0]?.count = 100 }
    #expect(store.isIdle)
  }

  @Test func anElementPopsItselfAndAllAbove() async {
    let (store, _) = makeFamily(family(3))
    await store.send(.path(.element(id: 2, action: .sleep)))
    await store.send(.path(.element(id: 1, action: .close)))
    await store.receive(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
    #expect(store.isIdle)
  }

  @Test func anElementThatIsPushedAnewIsAnotherOne() async {
    let (store, clock) = makeFamily(family(1))
    await store.send(.path(.element(id: 0, action: .sleep)))
    let same = store.state.path[id: 0]
    await store.send(.path(.popFrom(id: 0))) { $0.path.removeLast() }
    await store.send(.path(.push(id: 1, state: same ?? Sleeper.State()))) {
      $0.path.append(Sleeper.State())
    }
    await clock.advance(by: .seconds(1))
    #expect(store.isIdle)
  }

  @Test func stackReportsAPushOfAnExistingID() async {
    let (store, _) = makeFamily(family(1))
    let issues = await IssueRecorder.issues {
      await store.send(.path(.push(id: 0, state: Sleeper.State())))
    }
    #expect(
      issues.map(\.message) == [
        """
        An element was pushed with an id that is on the stack already.

          Action: Family.Action.path(.push(id: _, state: _))
          ID:     #0
          State:  Family.State.path

        The stack was not changed.

        To fix this, push each element with an id of its own. 'NavigationLink(state:)' does.
        """
      ]
    )
  }

  @Test func stackReportsAPushThatSkipsIDs() async {
    let (store, _) = makeFamily(family(1))
    let issues = await IssueRecorder.issues {
      await store.send(.path(.push(id: 5, state: Sleeper.State()))) {
        $0.path[id: 5] = Sleeper.State()
      }
    }
    #expect(
      issues.map(\.message) == [
        """
        An element was pushed with an id that is not the next one.

          Action: Family.Action.path(.push(id: _, state: _))
          ID:     #5
          Next:   #1

        To fix this, push it with the next id, or put the elements before it on the stack first.
        """
      ]
    )
    await store.send(.path(.push(id: 6, state: Sleeper.State()))) {
      $0.path[id: 6] = Sleeper.State()
    }
  }

  @Test func aPushedIDIsNotGivenOutAgain() async {
    let (store, _) = makeFamily(family(1)) { state, action in
      if action == .fixed(.bump) { state.path.append(Sleeper.State(id: 9)) }
      return .none
    }
    await store.send(.path(.push(id: 1, state: Sleeper.State()))) {
      $0.path[id: 1] = Sleeper.State()
    }
    await store.send(.fixed(.bump)) {
      $0.fixed.count = 1
      $0.path[id: 2] = Sleeper.State(id: 9)
    }
  }

  @Test func stackPushesWithIDsOfTheAppOutsideOfTests() {
    withDependencies {
      $0.context = .live
    } operation: {
      let store = Store(initialState: Family.State()) { Family() }
      let id = DependencyValues._current.stackElementID.next()
      store.send(.path(.push(id: id, state: Sleeper.State())))
      #expect(store.withState(\.path.ids) == [id])
    }
  }
}
