#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// Screens in the style of macros: `@Bindable var store`, and no `WithViewStore`.
@MainActor
struct ObservedScreensTests {
  @Reducer
  struct Item {
    @ObservableState
    struct State: Equatable, Identifiable {
      let id: Int
      var name = "item"
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case closeButtonTapped
    }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding: .none
        case .closeButtonTapped: .run { _ in await dismiss() }
        }
      }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var title = "first"
      var items: IdentifiedArrayOf<Item.State> = [Item.State(id: 1), Item.State(id: 2)]
      @Presents var shown: Item.State?
      @Presents var alert: AlertState<Never>?
      var path = StackState<Item.State>()
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case showButtonTapped, alertButtonTapped, pushButtonTapped
      case items(IdentifiedActionOf<Item>)
      case shown(PresentationAction<Item.Action>)
      case alert(PresentationAction<Never>)
      case path(StackActionOf<Item>)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .showButtonTapped: state.shown = Item.State(id: 9, name: "shown")
        case .alertButtonTapped: state.alert = AlertState { TextState("Look out") }
        case .pushButtonTapped: state.path.append(Item.State(id: 3, name: "pushed"))
        case .binding, .items, .shown, .alert, .path: break
        }
        return .none
      }
      .forEach(\.items, action: \.items) { Item() }
      .ifLet(\.$shown, action: \.shown) { Item() }
      .ifLet(\.$alert, action: \.alert)
      .forEach(\.path, action: \.path) { Item() }
    }
  }

  struct RootView: View {
    @Bindable var store: StoreOf<Root>

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        VStack {
          Text(store.title)
          TextField("Title", text: $store.title)
          ForEach(store.scope(state: \.items, action: \.items)) { itemStore in
            ItemView(store: itemStore, label: "Item")
          }
          Button("Show") { store.send(.showButtonTapped) }
          Button("Alert") { store.send(.alertButtonTapped) }
          Button("Push") { store.send(.pushButtonTapped) }
        }
        .sheet(item: $store.scope(state: \.shown, action: \.shown)) { shownStore in
          ItemView(store: shownStore, label: "Shown")
        }
        .alert($store.scope(state: \.alert, action: \.alert))
      } destination: { itemStore in
        ItemView(store: itemStore, label: "Pushed")
      }
    }
  }

  struct ItemView: View {
    @Bindable var store: StoreOf<Item>
    let label: String

    var body: some View {
      TextField("\(label) \(store.id)", text: $store.name)
      Text("\(label) \(store.id) is \(store.name)")
      Button("Close \(store.id)") { store.send(.closeButtonTapped) }
    }
  }

  private let store = Store(initialState: Root.State()) { Root() }

  @Test func fieldsAreShownAndWritten() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.type("second", into: .textField("Title"))
    #expect(page.contains(.text("second")))
    #expect(store.title == "second")
    page.unmount()
  }

  @Test func rowsAreShownAndWritten() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.type("other", into: .textField("Item 2"))
    #expect(page.contains(.text("Item 2 is other")))
    #expect(page.contains(.text("Item 1 is item")))
    #expect(store.items[id: 2]?.name == "other")
    page.unmount()
  }

  @Test func aSheetOpensAndCloses() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.tap(.button("Show"))
    #expect(page.contains(.text("Shown 9 is shown")))
    try page.dismiss()
    #expect(store.shown == nil)
    #expect(!page.contains(.text("Shown 9 is shown")))
    page.unmount()
  }

  @Test func anAlertOpensAndCloses() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.tap(.button("Alert"))
    #expect(page.contains(.text("Look out")))
    try page.tap(.button("OK"))
    #expect(store.alert == nil)
    page.unmount()
  }

  @Test func aScreenIsPushedAndPopped() throws {
    let page = ViewHarness { RootView(store: store) }
    try page.tap(.button("Push"))
    #expect(page.contains(.text("Pushed 3 is pushed")))
    #expect(store.path.count == 1)
    try page.tap(.button("Back"))
    #expect(store.path.isEmpty)
    #expect(!page.contains(.text("Pushed 3 is pushed")))
    page.unmount()
  }
}
#endif
