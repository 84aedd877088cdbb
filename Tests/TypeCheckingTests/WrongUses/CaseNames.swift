import ComposableArchitecture

// Names of cases that the action does not have.

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct WithOptional {
  @ObservableState
  struct State { var child: Child.State? }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no dynamic member 'chlid' using key path from root type 'WithOptional.Action.AllCasePaths'
      .ifLet(\.child, action: \.chlid) { Child() }
  }
}

@Reducer
private struct WithAlert {
  @ObservableState
  struct State { @Presents var alert: AlertState<Never>? }
  enum Action { case alert(PresentationAction<Never>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no dynamic member 'alret' using key path from root type 'WithAlert.Action.AllCasePaths'
      .ifLet(\.$alert, action: \.alret)
  }
}

@Reducer
private struct WithPart {
  @ObservableState
  struct State { var child = Child.State() }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    // error: has no dynamic member 'chlid' using key path from root type 'WithPart.Action.AllCasePaths'
    Scope(state: \.child, action: \.chlid) { Child() }
  }
}

@Reducer
private struct WithRows {
  @ObservableState
  struct State { var rows: IdentifiedArrayOf<Child.State> = [] }
  enum Action { case rows(IdentifiedActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no dynamic member 'row' using key path from root type 'WithRows.Action.AllCasePaths'
      .forEach(\.rows, action: \.row) { Child() }
  }
}

@Reducer
private struct WithCase {
  @ObservableState
  enum State { case child(Child.State) }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no dynamic member 'chlid' using key path from root type 'WithCase.Action.AllCasePaths'
      .ifCaseLet(\.child, action: \.chlid) { Child() }
  }
}
