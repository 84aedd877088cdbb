import ComposableArchitecture
import Testing

@MainActor
struct WideFeatureTests {
  @Test func theFirstAndTheLastChildRun() async {
    let store = TestStore(initialState: WideFeature.State()) { WideFeature() }
    await store.send(.oneTapped) { $0.one = ChildFeature.State() }
    await store.send(\.one.tapped) { $0.one?.count = 1 }
    await store.send(.one(.dismiss)) { $0.one = nil }
    await store.send(.twentyTapped) { $0.twenty = ChildFeature.State() }
    await store.send(\.twenty.tapped) { $0.twenty?.count = 1 }
    await store.send(\.twentyResponse, 2) { $0.taps = 2 }
  }

  @Test func childrenOfCasePathsRun() async {
    typealias Feature = WideFeatureOfCasePaths
    let state = Feature.State(
      one: ChildFeature.State(),
      ten: ChildFeature.State(),
      eleven: [ElementFeature.State(id: 1)],
      sixteen: AlertState { TextState("Sure?") },
      twenty: StackState([ChildFeature.State()])
    )
    let store = TestStore(initialState: state) { Feature() }
    await store.send(.one(.presented(.tapped))) { $0.one?.count = 1 }
    await store.send(.ten(.tapped)) { $0.ten?.count = 1 }
    await store.send(.eleven(id: 1, action: .tapped)) { $0.eleven[id: 1]?.count = 1 }
    await store.send(.sixteen(.presented(.delete))) { $0.sixteen = nil }
    await store.send(.twenty(.element(id: 0, action: .tapped))) { $0.twenty[id: 0]?.count = 1 }
  }

  @Test func featureWithManyListsRuns() async {
    var state = WideLists.State()
    state.one = [ChildFeature.State(id: 1)]
    state.twenty = StackState([ChildFeature.State()])
    let store = TestStore(initialState: state) { WideLists() }
    await store.send(\.one[id: 1].tapped) { $0.one[id: 1]?.count = 1 }
    await store.send(\.twenty[id: 0].tapped) { $0.twenty[id: 0]?.count = 1 }
  }

  @Test func featureWithManyScopesRuns() async {
    let store = TestStore(initialState: WideScopes.State()) { WideScopes() }
    await store.send(\.one.tapped) { $0.one.count = 1 }
    await store.send(\.twenty.tapped) { $0.twenty.count = 1 }
  }

  @Test func casesOfAnEnumRun() async {
    let state = WideDestination.State(
      destination: .twenty(ChildFeature.State()),
      path: StackState([.one(ChildFeature.State())])
    )
    let store = TestStore(initialState: state) { WideDestination() }
    await store.send(\.destination.twenty.tapped) {
      $0.destination = .twenty(ChildFeature.State(count: 1))
    }
    await store.send(\.path[id: 0].one.tapped) {
      $0.path[id: 0] = .one(ChildFeature.State(count: 1))
    }
  }
}
