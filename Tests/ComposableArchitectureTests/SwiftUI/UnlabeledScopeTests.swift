import ComposableArchitecture
import Testing
import ViewCore

/// Scopes without the label of the state.
@MainActor
struct UnlabeledScopeTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable, Identifiable {
      var id = 0
      var count = 0
    }
    enum Action: Equatable { case bump }
    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  struct Either {
    @ObservableState
    enum State: Equatable { case page(Page.State) }
    enum Action: Equatable { case page(Page.Action) }
    var body: some ReducerOf<Self> {
      Scope(\.page, action: \.page) { Page() }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var either = Either.State.page(Page.State())
      var first = Page.State()
      @Presents var sheet: Page.State? = Page.State()
      var rows: IdentifiedArrayOf<Page.State> = [Page.State(id: 1)]
      var path = StackState<Page.State>()
    }
    enum Action: Equatable {
      case either(Either.Action)
      case first(Page.Action)
      case sheet(PresentationAction<Page.Action>)
      case rows(IdentifiedActionOf<Page>)
      case path(StackActionOf<Page>)
    }
    var body: some ReducerOf<Self> {
      Scope(\.either, action: \.either) { Either() }
      Scope(\.first, action: \.first) { Page() }
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { Page() }
        .forEach(\.rows, action: \.rows) { Page() }
        .forEach(\.path, action: \.path) { Page() }
    }
  }

  private let store = Store(initialState: Root.State()) { Root() }

  @Test func aReducerRunsOnAPropertyAndOnACase() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.first(.bump)) { $0.first.count = 1 }
    await store.send(.either(.page(.bump))) { $0.either = .page(Page.State(count: 1)) }
  }

  @Test func aStoreIsThatOfTheChild() {
    let first = store.scope(\.first, action: \.first)
    first.send(.bump)
    #expect(store.first.count == 1)
    #expect(store.scope(state: \.first, action: \.first) === first)
  }

  @Test func aStoreIsThatOfAChildThatMayBeThere() throws {
    let sheet = try #require(store.scope(\.sheet, action: \.sheet.presented))
    sheet.send(.bump)
    #expect(store.sheet?.count == 1)
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) === sheet)
    store.send(.sheet(.dismiss))
    #expect(store.scope(\.sheet, action: \.sheet.presented) == nil)
  }

  @Test func unlabeledScopeHasTheStoresOfItsElements() {
    let rows = store.scope(\.rows, action: \.rows)
    rows[0].send(.bump)
    #expect(store.rows[id: 1]?.count == 1)
    #expect(store.scope(state: \.rows, action: \.rows)[0] === rows[0])
  }

  @Test func bindingsAreThoseOfWhatIsPresented() {
    let bindable = Bindable(store)
    let sheet = bindable.scope(\.$sheet, action: \.sheet)
    sheet.wrappedValue?.send(.bump)
    #expect(store.sheet?.count == 1)
    sheet.wrappedValue = nil
    #expect(store.sheet == nil)
    let path = bindable.scope(\.path, action: \.path).wrappedValue
    #expect(bindable.scope(state: \.path, action: \.path).wrappedValue === path)
  }

  @Test func bindingsOfNoViewAreThoseOfWhatIsPresented() {
    let bindable = UIBindable(store)
    let sheet = bindable.scope(state: \.$sheet, action: \.sheet)
    #expect(
      UIBindingIdentifier(bindable.scope(\.sheet, action: \.sheet)) == UIBindingIdentifier(sheet)
    )
    bindable.scope(\.$sheet, action: \.sheet).wrappedValue = nil
    #expect(store.sheet == nil)
    let path = bindable.scope(\.path, action: \.path).wrappedValue
    #expect(bindable.scope(state: \.path, action: \.path).wrappedValue === path)
  }

  @Test func projectedPresentationIsFoundWithoutTheMacro() {
    struct State { @PresentationState var page: Page.State? }
    let path = PresentationState<Page.State>._scopeKeyPath(\State.$page)
    #expect(State(page: Page.State(count: 3))[keyPath: path]?.count == 3)
  }
}
