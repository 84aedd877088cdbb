#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore

@MainActor
struct WithViewStoreTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var count = 0
      var name = ""
    }
    enum Action: Equatable {
      case countUp
      case nameChanged(String)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .countUp: state.count += 1
        case .nameChanged(let name): state.name = name
        }
        return .none
      }
    }
  }

  struct CountView: View {
    let store: StoreOf<Feature>

    var body: some View {
      WithViewStore(store, observe: \.count) { viewStore in
        Text("\(viewStore.state)")
      }
    }
  }

  @Test func withViewStoreRunsAgainOnlyForObservedChanges() {
    let store = Store(initialState: Feature.State()) { Feature() }
    let graph = ViewGraph(root: CountView(store: store))
    _ = graph.mount()

    store.send(.nameChanged("Blob"))
    #expect(graph.flush() == [])

    store.send(.countUp)
    guard case .setText(_, "1") = graph.flush().first else {
      Issue.record("The text did not change.")
      return
    }
    graph.unmount()
    store.send(.countUp)
    #expect(graph.flush() == [])
  }
}
#endif
