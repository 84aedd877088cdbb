#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore

@MainActor
struct WithViewStoreTests {
  struct CountView: View {
    let store: StoreOf<CountAndName>

    var body: some View {
      WithViewStore(store, observe: \.count) { viewStore in
        Text("\(viewStore.state)")
      }
    }
  }

  @Test func withViewStoreRunsAgainOnlyForObservedChanges() {
    let store = Store(initialState: CountAndName.State()) { CountAndName() }
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
