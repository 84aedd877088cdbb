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
  // error: expansion of macro 'Presents()' did not produce
  struct State { @Presents var child: Feature.State? }
  enum Action { case tapped }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

private final class Model {
  // error: '@Presents' needs an observable type around 'child'; move it from the class 'Model' into a state
  // error: expansion of macro 'Presents()' did not produce
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
  // error: expansion of macro 'Presents()' did not produce
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
private struct Viewed {
  @ObservableState
  struct State: Equatable {}
  enum Action: ViewAction {
    case view(View)
    enum View { case tapped }
  }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

// error: requires that 'Feature.Action' conform to 'ViewAction'
@ViewAction(for: Feature.self)
private struct ViewWithoutViewAction: View {
  let store: StoreOf<Feature>
  var body: some View { Button("A") {} }
}
