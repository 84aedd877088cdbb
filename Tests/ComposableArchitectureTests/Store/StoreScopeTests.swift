import ComposableArchitecture
import Testing
#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

@MainActor
struct StoreScopeTests {
  struct App: Reducer {
    struct State: Equatable {
      var family = Family.State(maybe: Sleeper.State())
      var other = 0
    }
    enum Action: Equatable, CasePathable {
      case family(Family.Action)
      case other

      static var allCasePaths: AllCasePaths { AllCasePaths() }
      struct AllCasePaths {
        var family: AnyCasePath<Action, Family.Action> { /Action.family }
      }
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.family, action: \.family) { Family() }
      Reduce { state, action in
        if action == .other { state.other += 1 }
        return .none
      }
    }
  }

  private let store = Store(initialState: App.State()) { App() }

  @Test func scopeByKeyPathsReadsAndSends() {
    let family = store.scope(state: \.family, action: \.family)
    let fixed = family.scope(state: \.fixed, action: \.fixed)
    fixed.send(.bump)
    #expect(fixed.withState(\.count) == 1)
    #expect(store.withState(\.family.fixed.count) == 1)
  }

  @Test func scopeByClosuresReadsAndSends() {
    let fixed =
      store
      .scope(state: { $0.family }, action: { .family($0) })
      .scope(state: \.fixed, action: Family.Action.fixed)
    fixed.send(.bump)
    #expect(fixed.withState(\.count) == 1)
    #expect(store.withState(\.family.fixed.count) == 1)
  }

  @Test func scopedStoreComputesItsState() {
    let title = store.scope(state: { "\($0.other)" }, action: { $0 })
    store.send(.other)
    #expect(title.withState { $0 } == "1")
  }

  @Test func scopedStoreIsTheSameForTheSameKeyPaths() {
    let family = store.scope(state: \.family, action: \.family)
    #expect(store.scope(state: \.family, action: \.family) === family)
    #expect(
      family.scope(state: \.fixed, action: \.fixed)
        === family.scope(state: \.fixed, action: \.fixed)
    )
    #expect(
      store.scope(state: { $0.family }, action: { .family($0) })
        !== store.scope(state: { $0.family }, action: { .family($0) })
    )
  }

  @Test func scopeToAllActionsIsCached() {
    let other = store.scope(state: \.other, action: \.self)
    #expect(store.scope(state: \.other, action: \.self) === other)
    other.send(.other)
    #expect(other.withState { $0 } == 1)
  }

  @Test func unlabeledScopeReturnsTheSameStore() {
    #expect(
      store.scope(\.family, action: \.family) === store.scope(state: \.family, action: \.family)
    )
  }

  @Test func scopesOfDifferentKeyPathsDiffer() {
    let one: Store<Int, App.Action> = store.scope(state: \.other, action: \.self)
    let two: Store<Int, App.Action> = store.scope(state: \.family.fixed.count, action: \.self)
    #expect(one !== two)
    let actions: Store<Int, Family.Action> = store.scope(state: \.other, action: \.family)
    actions.send(.fixed(.bump))
    #expect(two.withState { $0 } == 1)
  }

  @Test func storesOfOneFeatureHaveChildrenOfTheirOwn() {
    let other = Store(initialState: App.State(other: 5)) { App() }
    let fixed = [store, other].map {
      $0.scope(state: \.family, action: \.family).scope(state: \.fixed, action: \.fixed)
    }
    fixed[1].send(.bump)
    #expect(fixed.map { $0.withState(\.count) } == [0, 1])
    #expect(store.withState(\.family.fixed.count) == 0)
    #expect(other.withState(\.family.fixed.count) == 1)
  }

  @Test func storeKeepsMoreScopesThanRoutes() {
    for _ in 0..<2 {
      let scoped = (0..<600).map { store.scope(state: \.[plus: $0], action: \.self) }
      #expect(scoped.map { $0.withState { $0 } } == Array(0..<600))
      #expect(store.scope(state: \.[plus: 7], action: \.self) === scoped[7])
    }
  }

  @Test func optionalPropertyAndItsChildHaveStoresOfTheirOwn() throws {
    let family = store.scope(state: \.family, action: \.family)
    func scoped() -> Store<Sleeper.State?, Sleeper.Action> {
      family.scope(state: \.maybe, action: \.maybe)
    }
    let property = scoped()
    let child = try #require(family._unobservedChild(\.maybe, \.maybe))
    child.send(.bump)
    #expect(property.withState(\.?.count) == 1)
    #expect(scoped() === property)
    #expect(family._unobservedChild(\.maybe, \.maybe) === child)
    family.send(.become(Family.State()))
    #expect(family._unobservedChild(\.maybe, \.maybe) == nil)
    #expect(scoped() === property)
    family.send(.become(Family.State(maybe: Sleeper.State())))
    #expect(family._unobservedChild(\.maybe, \.maybe) !== child)
  }

  @Test func scopedStoreKeepsItsRootAlive() {
    var root: StoreOf<App>? = Store(initialState: App.State()) { App() }
    let fixed = root?.scope(state: \.family, action: \.family)
      .scope(state: \.fixed, action: \.fixed)
    root = nil
    fixed?.send(.bump)
    #expect(fixed?.withState(\.count) == 1)
  }

  @Test func scopedStoreWaitsForItsEffects() async {
    let clock = TestClock()
    let store = Store(initialState: App.State()) {
      App()
    } withDependencies: {
      $0.continuousClock = clock
    }
    let fixed = store.scope(state: \.family, action: \.family)
      .scope(state: \.fixed, action: \.fixed)
    let task = fixed.send(.sleep)
    await clock.advance(by: .seconds(1))
    await task.finish()
    #expect(fixed.withState(\.count) == 100)
  }

  @Test func scopedStorePublishesItsState() {
    let fixed = store.scope(state: \.family, action: \.family)
      .scope(state: \.fixed, action: \.fixed)
    var counts: [Int] = []
    let cancellable = fixed.publisher.map(\.count).removeDuplicates().sink { counts.append($0) }
    fixed.send(.bump)
    store.send(.other)
    store.send(.family(.fixed(.bump)))
    #expect(counts == [0, 1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test func scopedStoreIsObservedByViewStores() {
    let fixed = store.scope(state: \.family, action: \.family)
      .scope(state: \.fixed, action: \.fixed)
    let viewStore = ViewStore(fixed, observe: { $0 })
    var changes = 0
    let cancellable = viewStore.objectWillChange.sink { changes += 1 }
    viewStore.send(.bump)
    store.send(.other)
    #expect(viewStore.count == 1)
    #expect(changes == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test func ifLetReactsToAppearingAndDisappearingChildren() {
    let maybe = store.scope(state: \.family.maybe, action: { .family(.maybe($0)) })
    var log: [String] = []
    var children: [StoreOf<Sleeper>] = []
    let cancellable = maybe.ifLet { child in
      log.append("there")
      children.append(child)
    } else: {
      log.append("gone")
    }
    children.last?.send(.bump)
    store.send(.family(.fixed(.bump)))
    #expect(children.last?.withState(\.count) == 1)
    #expect(log == ["there"])
    store.send(.family(.become(Family.State())))
    #expect(log == ["there", "gone"])
    // The last known state is left.
    #expect(children.last?.withState(\.count) == 1)
    store.send(.family(.become(Family.State(maybe: Sleeper.State(count: 5)))))
    #expect(log == ["there", "gone", "there"])
    #expect(children.last?.withState(\.count) == 5)
    withExtendedLifetime(cancellable) {}
  }
}

extension StoreScopeTests.App.State {
  fileprivate subscript(plus number: Int) -> Int { other + number }
}
