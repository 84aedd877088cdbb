import ComposableArchitecture
import ViewCore

@Reducer
private struct Plain {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct Unobserved {
  struct State: Equatable { @PresentationState var child: Plain.State? }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case child(PresentationAction<Plain.Action>)
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct PlainView: View {
  @Bindable var store: StoreOf<Plain>
  var body: some View {
    // error: let 'Action' conform to 'BindableAction'
    TextField("Title", text: $store.title)
  }
}

private struct BoundView: View {
  @Binding var store: StoreOf<Plain>
  var body: some View {
    // error: let 'Action' conform to 'BindableAction'
    TextField("Title", text: $store.title)
  }
}

@Reducer
private struct Uncomparable {
  @ObservableState
  struct State { var address = Address() }
  struct Address { var street = "" }
  enum Action: BindableAction { case binding(BindingAction<State>) }
  var body: some ReducerOf<Self> { BindingReducer() }
}

private struct UncomparableView: View {
  @Bindable var store: StoreOf<Uncomparable>
  var body: some View {
    // error: let the type of the field conform to 'Equatable' and 'Sendable'
    TextField("Street", text: $store.address.street)
  }
}

private struct WritingView: View {
  let plain: StoreOf<Plain>
  let uncomparable: StoreOf<Uncomparable>
  var body: some View {
    Button("A") {
      // error: A store is not written to: send an action, and let the reducer change the field.
      plain.title = "B"
      // error: and let the type of the field conform to 'Equatable' and 'Sendable'
      uncomparable.address.street = "C"
    }
  }
}

private struct SendingView: View {
  @Bindable var store: StoreOf<Sender>
  var body: some View {
    // error: has no dynamic member 'setTitel' using key path from root type 'Sender.Action.AllCasePaths'
    TextField("Title", text: $store.title.sending(\.setTitel))
  }
}

@Reducer
private struct Sender {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action { case setTitle(String) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private struct UnobservedView: View {
  @Bindable var store: StoreOf<Unobserved>
  var body: some View {
    Text("A")
      // error: 'scope(state:action:fileID:filePath:line:column:)' requires that 'Unobserved.State' conform to 'ObservableState'
      .sheet(item: $store.scope(state: \.child, action: \.child)) { _ in Text("B") }
  }
}

@Reducer
private struct Parent {
  @ObservableState
  struct State: Equatable { @Presents var child: Plain.State? }
  enum Action { case child(Plain.Action) }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

private struct ParentView: View {
  @Bindable var store: StoreOf<Parent>
  var body: some View {
    Text("A")
      // error: requires that 'Plain.Action' conform to '_PresentationOrStackAction'
      .sheet(item: $store.scope(state: \.child, action: \.child)) { _ in Text("B") }
  }
}

@ViewAction(for: Shown.self)
private struct ShownView: View {
  let store: StoreOf<Shown>
  var body: some View {
    // error: '$store' needs a store that is declared as '@Bindable var store'
    TextField("Title", text: $store.title)
  }
}

@Reducer
private struct Shown {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action: ViewAction {
    case view(View)
    enum View: BindableAction { case binding(BindingAction<State>) }
  }
  var body: some ReducerOf<Self> { BindingReducer(action: \.view) }
}

private struct UnboundStack: View {
  let store: Store<StackState<Plain.State>, StackActionOf<Plain>>
  var body: some View {
    // error: to expected argument type 'Binding<
    // error: generic parameter 'State' could not be inferred
    // error: generic parameter 'Action' could not be inferred
    NavigationStack(path: store) {
      Text("A")
    } destination: { _ in
      Text("B")
    }
  }
}
