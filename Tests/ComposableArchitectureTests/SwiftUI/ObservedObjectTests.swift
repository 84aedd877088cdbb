#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// A store that a view holds with `@ObservedObject`.
@MainActor
struct ObservedObjectTests {
  @Reducer
  struct Root {
    @ObservableState
    struct State {
      var name = ""
      @Presents var page: Page.State?
      var path = StackState<Page.State>()
    }
    enum Action {
      case nameChanged(String)
      case open
      case page(PresentationAction<Page.Action>)
      case path(StackActionOf<Page>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .nameChanged(let name): state.name = name
        case .open: state.page = Page.State()
        case .page, .path: break
        }
        return .none
      }
      .ifLet(\.$page, action: \.page) { Page() }
      .forEach(\.path, action: \.path) { Page() }
    }
  }

  struct RootView: View {
    @ObservedObject var store: StoreOf<Root>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        TextField("Name", text: $store.name.sending(\.nameChanged))
        Button("Open \(store.name)") { store.send(.open) }
          .sheet(item: $store.scope(state: \.page, action: \.page)) { store in
            Button("Bump \(store.count)") { store.send(.bump) }
          }
      } destination: { store in
        Text("Pushed \(store.count)")
      }
    }
  }

  private let store = Store(initialState: Root.State()) { Root() }

  @Test func observedStoreReadsAndWritesFields() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.type("Blob", into: .textField("Name"))
    #expect(store.name == "Blob")
    #expect(page.contains(.button("Open Blob")))
    page.unmount()
  }

  @Test func observedStorePresentsChildren() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.tap(.button("Open "))
    try page.tap(.button("Bump 0"))
    #expect(page.contains(.button("Bump 1")))
    try page.dismiss()
    #expect(store.page == nil)
    store.send(.path(.push(id: 0, state: Page.State(count: 7))))
    #expect(page.contains(.text("Pushed 7")))
    page.unmount()
  }
}
#endif
