import ComposableArchitecture
import Testing

/// All spellings of child operators, in the body of one feature.
@MainActor
struct CallFormsTests {
  @Test func everyChildRunsInEachCallForm() async {
    let store = TestStore(initialState: Forms.State()) { Forms() }
    await store.send(.optional(.tapped)) { $0.optional?.count = 1 }
    await store.send(.labeled(.tapped)) { $0.labeled?.count = 1 }
    await store.send(.ofValue(.tapped)) { $0.ofValue?.count = 1 }
    await store.send(.presented(.presented(.tapped))) { $0.presented?.count = 1 }
    await store.send(.presentedLabeled(.presented(.tapped))) { $0.presentedLabeled?.count = 1 }
    await store.send(.presentedOfValue(.presented(.tapped))) { $0.presentedOfValue?.count = 1 }
    await store.send(.presentedOfValue(.dismiss)) { $0.presentedOfValue = nil }
    await store.send(.element(id: 1, action: .tapped)) { $0.elements[id: 1]?.count = 1 }
    await store.send(.rowOfValue(.element(id: 1, action: .tapped))) { $0.rows[id: 1]?.count = 1 }
    await store.send(.path(.element(id: 0, action: .tapped))) { $0.path[id: 0]?.count = 1 }
    await store.send(.screens(.element(id: 1, action: .tapped))) { $0.screens[id: 1]?.count = 1 }
    await store.send(.alert(.presented(.confirm))) { $0.alert = nil }
    await store.send(.dialog(.confirm)) { $0.dialog = nil }
    await store.send(.several(.tapped)) { $0.several?.count = 3 }
    await store.send(.never(.tapped))
    await store.send(.neverPresented(.presented(.tapped)))
    await store.send(.neverPresented(.dismiss)) { $0.neverPresented = nil }
    await store.send(.neverElement(id: 1, action: .tapped))
    await store.send(.neverRow(.element(id: 1, action: .tapped)))
    await store.send(.neverScreen(.element(id: 2, action: .tapped)))
    await store.send(.neverScreen(.popFrom(id: 2))) { $0.neverScreens = StackState() }
    await store.send(.otherAlert(.presented(.tapped))) { $0.otherAlert = nil }
    await store.send(.otherDialog(.tapped)) { $0.otherDialog = nil }
  }

  @Test func keyPathsOfCasesMadeOfThemAreEqualToThemselvesOnly() {
    let path: CaseKeyPath<Forms.Action, Leaf.Action> = /Forms.Action.optional
    let other: CaseKeyPath<Forms.Action, Leaf.Action> = /Forms.Action.optional
    #expect(path == path)
    #expect(path != other)
    #expect(AnyCasePath(path).extract(from: .optional(.tapped)) == .tapped)
    #expect(AnyCasePath(path).extract(from: .labeled(.tapped)) == nil)
    #expect(path(.tapped) == .optional(.tapped))
  }
}

private struct Forms: Reducer {
  struct State: Equatable {
    var optional: Leaf.State? = Leaf.State()
    var labeled: Leaf.State? = Leaf.State()
    var ofValue: Leaf.State? = Leaf.State()
    @PresentationState var presented: Leaf.State? = Leaf.State()
    @PresentationState var presentedLabeled: Leaf.State? = Leaf.State()
    @PresentationState var presentedOfValue: Leaf.State? = Leaf.State()
    var elements: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1)]
    var rows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1)]
    var path = StackState([Leaf.State()])
    var screens = StackState([Leaf.State()])
    @PresentationState var alert: AlertState<Choice>? = AlertState { TextState("Sure?") }
    var dialog: ConfirmationDialogState<Choice>? = ConfirmationDialogState { TextState("Sure?") }
    var several: Leaf.State? = Leaf.State()
    var never: Leaf.State? = Leaf.State()
    @PresentationState var neverPresented: Leaf.State? = Leaf.State()
    var neverElements: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1)]
    var neverRows: IdentifiedArrayOf<Leaf.State> = [Leaf.State(id: 1)]
    var neverScreens = StackState([Leaf.State()])
    @PresentationState var otherAlert: AlertState<Choice>? = AlertState { TextState("Sure?") }
    var otherDialog: ConfirmationDialogState<Choice>? = ConfirmationDialogState {
      TextState("Sure?")
    }
  }

  enum Choice: Equatable {
    case confirm
  }

  @CasePathable
  enum Action: Equatable {
    case optional(Leaf.Action)
    case labeled(Leaf.Action)
    case ofValue(Leaf.Action)
    case presented(PresentationAction<Leaf.Action>)
    case presentedLabeled(PresentationAction<Leaf.Action>)
    case presentedOfValue(PresentationAction<Leaf.Action>)
    case element(id: Int, action: Leaf.Action)
    case rowOfValue(IdentifiedActionOf<Leaf>)
    case path(StackActionOf<Leaf>)
    case screens(StackActionOf<Leaf>)
    case alert(PresentationAction<Choice>)
    case dialog(Choice)
    case several(Leaf.Action)
    case never(Leaf.Action)
    case neverPresented(PresentationAction<Leaf.Action>)
    case neverElement(id: Int, action: Leaf.Action)
    case neverRow(IdentifiedActionOf<Leaf>)
    case neverScreen(StackActionOf<Leaf>)
    case otherAlert(PresentationAction<Leaf.Action>)
    case otherDialog(Leaf.Action)
  }

  var body: some ReducerOf<Self> {
    children
    elements
    withoutReducers
    Reduce { _, _ in .none }
      .ifLet(\.$alert, action: /Action.alert)
      .ifLet(\.dialog, action: AnyCasePath(\.dialog))
      .ifLet(\.several, action: \.several) {
        let step = 1
        Leaf()
        if step > 0 {
          Leaf()
        }
        for _ in 0..<step {
          Leaf()
        }
      }
      .ifLet(\.never, action: \.never) {}
  }

  @ReducerBuilder<State, Action>
  private var withoutReducers: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.$neverPresented, action: \.neverPresented) {}
      .forEach(\.neverElements, action: /Action.neverElement) {}
      .forEach(\.neverRows, action: \.neverRow) {}
      .forEach(\.neverScreens, action: \.neverScreen) {}
      .ifLet(\.$otherAlert, action: \.otherAlert)
      .ifLet(\.otherDialog, action: \.otherDialog)
  }

  @ReducerBuilder<State, Action>
  private var children: some ReducerOf<Self> {
    EmptyReducer()
      .ifLet(\.optional, action: /Action.optional) { Leaf() }
      .ifLet(\.labeled, action: \.labeled, then: { Leaf() })
      .ifLet(\.ofValue, action: AnyCasePath(\.ofValue)) { Leaf() }
      .ifLet(\.$presented, action: /Action.presented) { Leaf() }
      .ifLet(\.$presentedLabeled, action: \.presentedLabeled, then: { Leaf() })
      .ifLet(\.$presentedOfValue, action: AnyCasePath(unsafe: Action.presentedOfValue)) { Leaf() }
  }

  @ReducerBuilder<State, Action>
  private var elements: some ReducerOf<Self> {
    EmptyReducer()
      .forEach(\.elements, action: /Action.element) { Leaf() }
      .forEach(\.rows, action: AnyCasePath(\.rowOfValue)) { Leaf() }
      .forEach(\.path, action: /Action.path) { Leaf() }
      .forEach(\.screens, action: \.screens, element: { Leaf() })
  }
}

private struct Leaf: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }

  enum Action: Equatable {
    case tapped
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state.count += 1
    return .none
  }
}
