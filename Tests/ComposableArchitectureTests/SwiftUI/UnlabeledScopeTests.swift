import ComposableArchitecture
import Testing
import ViewCore

/// Scopes without the label of the state.
@MainActor
struct UnlabeledScopeTests {
  @Reducer
  struct Either {
    @ObservableState
    enum State: Equatable { case page(ObservedRow.State) }
    enum Action: Equatable { case page(ObservedRow.Action) }
    var body: some ReducerOf<Self> {
      Scope(\.page, action: \.page) { ObservedRow() }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var either = Either.State.page(ObservedRow.State(id: 0))
      var first = ObservedRow.State(id: 0)
      @Presents var sheet: ObservedRow.State? = ObservedRow.State(id: 0)
      var rows: IdentifiedArrayOf<ObservedRow.State> = [ObservedRow.State(id: 1)]
      var path = StackState<ObservedRow.State>()
    }
    enum Action: Equatable {
      case either(Either.Action)
      case first(ObservedRow.Action)
      case sheet(PresentationAction<ObservedRow.Action>)
      case rows(IdentifiedActionOf<ObservedRow>)
      case path(StackActionOf<ObservedRow>)
    }
    var body: some ReducerOf<Self> {
      Scope(\.either, action: \.either) { Either() }
      Scope(\.first, action: \.first) { ObservedRow() }
      EmptyReducer()
        .ifLet(\.$sheet, action: \.sheet) { ObservedRow() }
        .forEach(\.rows, action: \.rows) { ObservedRow() }
        .forEach(\.path, action: \.path) { ObservedRow() }
    }
  }

  private let store = Store(initialState: Root.State()) { Root() }

  @Test func aReducerRunsOnAPropertyAndOnACase() async {
    let store = TestStore(initialState: Root.State()) { Root() }
    await store.send(.first(.bump)) { $0.first.value = 1 }
    await store.send(.either(.page(.bump))) {
      $0.either = .page(ObservedRow.State(id: 0, value: 1))
    }
  }

  @Test func aStoreIsThatOfTheChild() {
    let first = store.scope(\.first, action: \.first)
    first.send(.bump)
    #expect(store.first.value == 1)
    #expect(store.scope(state: \.first, action: \.first) === first)
  }

  @Test func aStoreIsThatOfAChildThatMayBeThere() throws {
    let sheet = try #require(store.scope(\.sheet, action: \.sheet.presented))
    sheet.send(.bump)
    #expect(store.sheet?.value == 1)
    #expect(store.scope(state: \.sheet, action: \.sheet.presented) === sheet)
    store.send(.sheet(.dismiss))
    #expect(store.scope(\.sheet, action: \.sheet.presented) == nil)
  }

  @Test func unlabeledScopeHasTheStoresOfItsElements() {
    let rows = store.scope(\.rows, action: \.rows)
    rows[0].send(.bump)
    #expect(store.rows[id: 1]?.value == 1)
    #expect(store.scope(state: \.rows, action: \.rows)[0] === rows[0])
  }

  @Test func unlabeledScopeBindsThePresentedState() {
    let bindable = Bindable(store)
    let sheet = bindable.scope(\.$sheet, action: \.sheet)
    sheet.wrappedValue?.send(.bump)
    #expect(store.sheet?.value == 1)
    sheet.wrappedValue = nil
    #expect(store.sheet == nil)
    let path = bindable.scope(\.path, action: \.path).wrappedValue
    #expect(bindable.scope(state: \.path, action: \.path).wrappedValue === path)
  }

  @Test func unlabeledScopeOutsideViewsBindsThePresentedState() {
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
    struct State { @PresentationState var page: ObservedRow.State? }
    let path = PresentationState<ObservedRow.State>._scopeKeyPath(\State.$page)
    #expect(State(page: ObservedRow.State(id: 0, value: 3))[keyPath: path]?.value == 3)
  }
}
