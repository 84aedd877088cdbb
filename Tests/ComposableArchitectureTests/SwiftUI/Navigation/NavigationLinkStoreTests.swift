#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@MainActor
struct NavigationLinkStoreTests {
  private struct Feature: Reducer {
    enum Destination: Equatable { case tally(Tally.State), nothing }
    struct State: Equatable {
      @PresentationState var tally: Tally.State?
      @PresentationState var destination: Destination?
    }
    enum Action: Equatable {
      case open(Int)
      case tally(PresentationAction<Tally.Action>)
      case destination(PresentationAction<Tally.Action>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .open(let id):
          state.tally = Tally.State(id: id)
          state.destination = .tally(Tally.State(id: id))
        case .destination(.dismiss): state.destination = nil
        case .destination, .tally: break
        }
        return .none
      }
      .ifLet(\.$tally, action: /Action.tally) { Tally() }
    }
  }

  private let store = Store(initialState: Feature.State()) { Feature() }

  private var tally: Store<PresentationState<Tally.State>, PresentationAction<Tally.Action>> {
    store.scope(state: \.$tally, action: { .tally($0) })
  }

  @Test func aTapOpensAndTheWayBackDismisses() throws {
    let view = ViewHarness {
      NavigationStack {
        NavigationLinkStore(tally) {
          store.send(.open(1))
        } destination: {
          TallyView(store: $0)
        } label: {
          Text("Open")
        }
      }
    }
    try view.tap(.button("Open"))
    try view.tap(.button("Count 1: 0"))
    #expect(store.withState(\.tally) == Tally.State(id: 1, count: 1))
    try view.goBack()
    #expect(store.withState(\.tally) == nil)
    #expect(view.contains(.button("Open")))
    store.send(.open(2))
    #expect(view.contains(.button("Count 2: 0")))
  }

  @Test func theLinkWithTheIDOpens() throws {
    let view = ViewHarness {
      NavigationStack {
        ForEach([1, 2], id: \.self) { id in
          NavigationLinkStore(tally, id: id) {
            store.send(.open(id))
          } destination: {
            TallyView(store: $0)
          } label: {
            Text("Open \(id)")
          }
        }
      }
    }
    try view.tap(.button("Open 2"))
    #expect(view.contains(.button("Count 2: 0")))
    try view.goBack()
    try view.tap(.button("Open 1"))
    #expect(view.contains(.button("Count 1: 0")))
  }

  @Test(arguments: [nil, 3])
  func aLinkOpensACase(id: Int?) throws {
    let destination = store.scope(state: \.$destination, action: { .destination($0) })
    let toTally = { (destination: Feature.Destination) -> Tally.State? in
      guard case .tally(let tally) = destination else { return nil }
      return tally
    }
    let open = { _ = store.send(.open(3)) }
    let view = ViewHarness {
      NavigationStack {
        if let id {
          NavigationLinkStore(destination, state: toTally, action: { $0 }, id: id, onTap: open) {
            TallyView(store: $0)
          } label: {
            Text("Open")
          }
        } else {
          NavigationLinkStore(destination, state: toTally, action: { $0 }, onTap: open) {
            TallyView(store: $0)
          } label: {
            Text("Open")
          }
        }
      }
    }
    try view.tap(.button("Open"))
    #expect(view.contains(.button("Count 3: 0")))
    try view.goBack()
    #expect(store.withState(\.destination) == nil)
  }
}
#endif
