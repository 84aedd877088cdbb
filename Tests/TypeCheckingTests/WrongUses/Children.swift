import ComposableArchitecture
import ViewCore

@Reducer
private struct Child {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@ObservableState
private struct Parts: Equatable {
  @Presents var shown: Child.State?
  var plain: Child.State?
  var rows: IdentifiedArrayOf<Child.State> = []
  var list: [Child.State] = []
  var path = StackState<Child.State>()
  var part = Child.State()
  @Presents var destination: Destination.State?
}

@Reducer
private enum Destination {
  case child(Child)
}

extension Destination.State: Equatable {}

@Reducer
private struct WithoutDollar {
  typealias State = Parts
  enum Action { case shown(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: The action is a 'PresentationAction' and the state is not presented
      .ifLet(\.shown, action: \.shown) { Child() }
  }
}

@Reducer
private struct WithDollar {
  typealias State = Parts
  enum Action { case plain(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no member '$plain'
      // error: cannot convert value of type
      .ifLet(\.$plain, action: \.plain) { Child() }
  }
}

@Reducer
private struct WithoutPresentationAction {
  typealias State = Parts
  enum Action { case shown(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: declare 'case child(PresentationAction<Child.Action>)'
      .ifLet(\.$shown, action: \.shown) { Child() }
  }
}

@Reducer
private struct WithoutOptional {
  typealias State = Parts
  enum Action { case part(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: The child is always there: put 'Scope(state: \.child, action: \.child) { Child() }'
      .ifLet(\.part, action: \.part) { Child() }
  }
}

@Reducer
private struct WithoutBraces {
  typealias State = Parts
  enum Action { case plain(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: requires that 'Child' conform to '_ChildInBracesWithoutLabel'
      .ifLet(\.plain, action: \.plain, then: Child.init)
  }
}

@Reducer
private struct ElementWithoutBraces {
  typealias State = Parts
  enum Action { case rows(IdentifiedActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: requires that 'Child' conform to '_ChildInBracesWithoutLabel'
      .forEach(\.rows, action: \.rows, element: Child.init)
  }
}

@Reducer
private struct LabeledDestination {
  typealias State = Parts
  enum Action { case shown(PresentationAction<Child.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: extra argument 'destination' in call
      // error: on 'PresentationState' requires that 'Child.State' conform to '_AlertStateOrChildInBracesWithoutLabel'
      .ifLet(\.$shown, action: \.shown, destination: { Child() })
  }
}

@Reducer
private struct LabeledScreen {
  typealias State = Parts
  enum Action { case path(StackActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: extra argument 'destination' in call
      // error: missing argument for parameter 'element' in call
      // error: generic parameter 'ChildInBracesWithoutLabel' could not be inferred
      .forEach(\.path, action: \.path, destination: { Child() })
  }
}

@Reducer
private struct ScopedOptional {
  typealias State = Parts
  enum Action { case plain(Child.Action) }
  var body: some ReducerOf<Self> {
    // error: The child may not be there: attach '.ifLet(\.child, action: \.child) { Child() }'
    Scope(state: \.plain, action: \.plain) { Child() }
  }
}

// The message of a wrong name in 'state:' is that of an initializer that accepts all names. Without it, the compiler asks for an
// enum, because a missing member counts for it as much as nine missing conformances. It would have the name if each enum of
// cases had nine conformances more.
@Reducer
private struct ScopedWrongName {
  typealias State = Parts
  enum Action { case part(Child.Action) }
  var body: some ReducerOf<Self> {
    // whole error: 'init(state:action:child:)' is unavailable: The state has no member or case of the name in 'state:': check the spelling.
    Scope(state: \.prat, action: \.part) { Child() }
  }
}

@Reducer
private struct ScopedWrongCase {
  @ObservableState
  enum State: Equatable { case child(Child.State) }
  enum Action { case child(Child.Action) }
  var body: some ReducerOf<Self> {
    // whole error: 'init(state:action:child:)' is unavailable: The state has no member or case of the name in 'state:': check the spelling.
    Scope(state: \.chlid, action: \.child) { Child() }
  }
}

@Reducer
private struct ScopedWrongType {
  typealias State = Parts
  enum Action { case list(Child.Action) }
  var body: some ReducerOf<Self> {
    // error: 'init(state:action:child:)' is unavailable: The member that 'state:' names is no child of this feature: it has to be a 'var' of the child's 'State'.
    Scope(state: \.list, action: \.list) { Child() }
  }
}

@Reducer
private struct ScopedWrongAction {
  typealias State = Parts
  enum Action { case part(Child.Action) }
  var body: some ReducerOf<Self> {
    // error: has no dynamic member 'prat'
    Scope(state: \.part, action: \.prat) { Child() }
  }
}

@Reducer
private struct WrongNameOfOptional {
  typealias State = Parts
  enum Action { case plain(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no member 'palin'
      // error: cannot convert value of type
      .ifLet(\.palin, action: \.plain) { Child() }
  }
}

@Reducer
private struct WrongNameOfElements {
  typealias State = Parts
  enum Action { case rows(IdentifiedActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: has no member 'rosw'
      // error: cannot convert value of type
      .forEach(\.rosw, action: \.rows) { Child() }
  }
}

@Reducer
private struct WithInitializer {
  typealias State = Parts
  enum Action { case destination(PresentationAction<Destination.Action>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: An enum of features has no values. To run it leave the child out
      .ifLet(\.$destination, action: \.destination) { Destination() }
  }
}

@Reducer
private struct WithoutIDs {
  typealias State = Parts
  enum Action { case rows(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: declare 'case rows(IdentifiedActionOf<Row>)'
      .forEach(\.rows, action: \.rows) { Child() }
  }
}

@Reducer
private struct WithArray {
  typealias State = Parts
  enum Action { case list(IdentifiedActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: declare 'var rows: IdentifiedArrayOf<Row.State>' in place of an array
      .forEach(\.list, action: \.list) { Child() }
  }
}

@Reducer
private struct WithoutStackAction {
  typealias State = Parts
  enum Action { case path(IdentifiedActionOf<Child>) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: declare 'case path(StackActionOf<Path>)'
      .forEach(\.path, action: \.path) { Child() }
  }
}

// It is a 'Reducer' without '@Reducer', which would mark the action with '@CasePathable'.
private struct WithoutMacro: Reducer {
  typealias State = Parts
  enum Action { case plain(Child.Action) }
  var body: some ReducerOf<Self> {
    Reduce { _, _ in .none }
      // error: requires that 'WithoutMacro.Action' conform to 'CasePathable'
      .ifLet(\.plain, action: \.plain) { Child() }
  }
}

@Reducer
private struct ParentOfArray {
  @ObservableState
  struct State: Equatable { var list: [Child.State] = [] }
  enum Action { case list(Child.Action) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private struct ListView: View {
  let store: StoreOf<ParentOfArray>
  var body: some View {
    List {
      // error: Elements with stores are found by id: declare 'var rows: IdentifiedArrayOf<Row.State>'
      ForEach(store.scope(state: \.list, action: \.list)) { _ in Text("A") }
    }
  }
}
