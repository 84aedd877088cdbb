import ComposableArchitecture
import ViewCore

@Reducer
private struct Feature {
  @ObservableState
  struct State: Equatable { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct ClassAsState {
  @ObservableState
  // error: '@ObservableState' cannot be applied to the class 'State'
  final class State { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct PlainClassAsState {
  // warning: make it a struct that is marked '@ObservableState'
  final class State { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct StructAsAction {
  @ObservableState
  struct State: Equatable {}
  // warning: make it an enum with a case for each thing that can happen
  struct Action {}
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct NumberAsAction {
  @ObservableState
  struct State: Equatable {}
  // warning: make it an enum with a case for each thing that can happen
  typealias Action = Int
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct UnobservedPresents {
  // error: '@Presents' needs an observable type around 'child'; mark 'State' with '@ObservableState'
  struct State { @Presents var child: Feature.State? }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private final class Model {
  // error: '@Presents' needs an observable type around 'child'; move it from the class 'Model' into a state
  @Presents var child: Feature.State?
}

@Reducer
private struct ConstantPresents {
  @ObservableState
  // error: '@Presents' needs a 'var', so that 'child' can be dismissed
  // error: expansion of macro 'Presents()' did not produce
  struct State { @Presents let child: Feature.State? }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct PresentsWithoutOptional {
  @ObservableState
  // error: '@Presents' needs an optional type: write 'var child: Feature.State?'
  struct State { @Presents var child: Feature.State }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@ViewAction(for: Viewed.self)
// error: '@ViewAction' needs a 'store' to send actions to
private struct StorelessView: View {
  // error: requires that 'StorelessView' conform to 'ViewActionSending'
  var body: some View { Button("A") { send(.tapped) } }
}

@Reducer
private struct Plain {
  @ObservableState
  struct State: Equatable {}
  enum Action { case tapped, changed(String, to: Int) }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

// error: 'Plain.Action' is not a 'ViewAction'
@ViewAction(for: Plain.self)
private struct PlainView: View {
  let store: StoreOf<Plain>
  var body: some View {
    Button("A") { send(.tapped) }
    Button("B") { send(.changed("A", to: 1)) }
  }
}

@Reducer
private struct Objects {
  @ObservableState
  // error: '@ObservableState' cannot be applied to the class 'State'
  final class State { var title = "" }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private struct ObjectsView: View {
  let store: StoreOf<Objects>
  var body: some View {
    // error: The 'State' of the feature is a class, so that a store cannot tell when it changes.
    Text(store.title)
    // error: The 'State' of the feature is a class, so that a store cannot tell when it changes.
    Text(store.state.title)
  }
}

@Reducer
private struct Viewed {
  @ObservableState
  struct State: Equatable {}
  enum Action: ViewAction {
    case view(View)
    enum View { case tapped }
  }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

// error: 'Feature.Action' is not a 'ViewAction': write 'enum Action: ViewAction'
@ViewAction(for: Feature.self)
private struct ViewWithoutViewAction: View {
  let store: StoreOf<Feature>
  var body: some View { Button("A") {} }
}

@Reducer
private struct AlmostViewed {
  @ObservableState
  struct State: Equatable { var isOn = false }
  enum Action {
    case view(View)
    enum View { case tapped, chosen(Int) }
  }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

// error: 'AlmostViewed.Action' is not a 'ViewAction': write 'enum Action: ViewAction'
@ViewAction(for: AlmostViewed.self)
private struct AlmostViewedView: View {
  let store: StoreOf<AlmostViewed>
  var body: some View {
    VStack {
      Button("A") { send(.tapped) }
      Button("B") { send(.chosen(1), animation: .default) }
      if store.isOn { Button("C") { send(.tapped, transaction: Transaction()) } }
    }
  }
}

@Reducer
private struct ViewedWithoutCase {
  @ObservableState
  struct State: Equatable {}
  // error: type 'ViewedWithoutCase.Action' does not conform to protocol 'ViewAction'
  // note: add 'case view(View)', whose enum 'View' has what the view sends, unless an extension has it
  enum Action: ViewAction { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
private struct BoundWithoutCase {
  @ObservableState
  struct State: Equatable { var title = "" }
  // error: type 'BoundWithoutCase.Action' does not conform to protocol 'BindableAction'
  // note: add 'case binding(BindingAction<State>)', by which views change its fields, unless an extension
  enum Action: BindableAction { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}
