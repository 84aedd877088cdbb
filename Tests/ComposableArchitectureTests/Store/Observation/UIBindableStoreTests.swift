import ComposableArchitecture
import ConcurrencyExtras
import Observation
import Testing

/// A store in code without views.
@MainActor
struct UIBindableStoreTests {
  @Reducer
  enum Destination {
    case edit(Page)
    case view(Page)
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State {
      var name = ""
      var title = ""
      @Presents var page: Page.State?
      @Presents var destination: Destination.State?
      var path = StackState<Page.State>()
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case destination(PresentationAction<Destination.Action>)
      case nameChanged(String)
      case page(PresentationAction<Page.Action>)
      case path(StackActionOf<Page>)
      case showPage
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        if case .nameChanged(let name) = action { state.name = "Mx. \(name)" }
        if case .showPage = action { state.page = Page.State() }
        return .none
      }
      .ifLet(\.$page, action: \.page) { Page() }
      .ifLet(\.$destination, action: \.destination)
      .forEach(\.path, action: \.path) { Page() }
    }
  }

  /// A screen without a view.
  @MainActor
  final class Screen {
    @UIBindable var store: StoreOf<Root>

    init(_ state: Root.State) {
      store = Store(initialState: state) { Root() }
    }
  }

  @Test func uiBindablePresentsAChild() throws {
    let screen = Screen(Root.State(page: Page.State(count: 1)))
    let page = screen.$store.scope(state: \.page, action: \.page)
    let store = try #require(page.wrappedValue)
    store.send(.bump)
    #expect(screen.store.page?.count == 2)
    #expect(page.wrappedValue === store)
    page.wrappedValue = nil
    #expect(screen.store.page == nil)
    #expect(page.wrappedValue == nil)
  }

  @Test func bindingThatIsOlderThanItsChildDismissesIt() {
    let screen = Screen(Root.State())
    let page = screen.$store.scope(state: \.page, action: \.page)
    #expect(page.wrappedValue == nil)
    screen.store.send(.showPage)
    #expect(page.wrappedValue != nil)
    page.wrappedValue = nil
    #expect(screen.store.page == nil)
  }

  @Test func uiBindablePresentsOneCase() throws {
    let screen = Screen(Root.State(destination: .edit(Page.State(count: 1))))
    let destination = screen.$store.scope(state: \.destination, action: \.destination)
    let view: UIBinding<StoreOf<Page>?> = destination.view
    let edit: UIBinding<StoreOf<Page>?> = destination.edit
    #expect(view.wrappedValue == nil)
    view.wrappedValue = nil
    #expect(screen.store.destination != nil)
    try #require(edit.wrappedValue).send(.bump)
    #expect(screen.store.destination?.edit?.count == 2)
    edit.wrappedValue = nil
    #expect(screen.store.destination == nil)
  }

  @Test func uiBindableReachesStacks() {
    let screen = Screen(Root.State())
    let path = screen.$store.scope(state: \.path, action: \.path)
    let changes = LockIsolated(0)
    withObservationTracking {
      #expect(path.wrappedValue.withState(\.count) == 0)
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    screen.store.send(.path(.push(id: 0, state: Page.State())))
    #expect(changes.value == 1)
    #expect(path.wrappedValue.withState(\.count) == 1)
  }

  @Test func fieldsAreWritten() {
    let screen = Screen(Root.State())
    let title: UIBinding<String> = screen.$store.title
    title.wrappedValue = "Hello"
    #expect(screen.store.title == "Hello")
    let name = screen.$store.name.sending(\.nameChanged)
    name.wrappedValue = "Blob"
    #expect(screen.store.name == "Mx. Blob")
    #expect(name.wrappedValue == "Mx. Blob")
  }

  @Test func uiBindableReachesBindingsOfBindings() throws {
    let store = Store(initialState: Root.State(page: Page.State())) { Root() }
    struct Holder { var store: StoreOf<Root> }
    @UIBinding var holder = Holder(store: store)
    let binding: UIBinding<StoreOf<Root>> = $holder.store
    try #require(binding.scope(state: \.page, action: \.page).wrappedValue).send(.bump)
    #expect(store.page?.count == 1)
    binding.name.sending(\.nameChanged).wrappedValue = "Blob"
    #expect(store.name == "Mx. Blob")
  }

  @Test func bindingsOfOneStoreHaveTheSameIdentifier() {
    let screen = Screen(Root.State())
    let other = Screen(Root.State())
    func place(_ screen: Screen) -> UIBindingIdentifier {
      UIBindingIdentifier(screen.$store.scope(state: \.page, action: \.page))
    }
    #expect(place(screen) == place(screen))
    #expect(place(screen) != place(other))
    #expect(
      place(screen)
        != UIBindingIdentifier(screen.$store.scope(state: \.destination, action: \.destination))
    )
  }

  @Test func controlsWriteSharedValues() {
    let shared = Shared(value: 1)
    let binding = UIBinding(shared)
    binding.wrappedValue = 2
    #expect(shared.wrappedValue == 2)
  }
}
