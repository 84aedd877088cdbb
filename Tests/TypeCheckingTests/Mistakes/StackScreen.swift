import ComposableArchitecture
import ViewCore

@Reducer
struct Stop {
  @ObservableState
  struct State: Equatable { var name = "" }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case saveTapped
  }
  var body: some ReducerOf<Self> { BindingReducer() }
}

@Reducer
struct Settings {
  @ObservableState
  struct State: Equatable { var isLoud = false }
  enum Action { case doneTapped }
  var body: some ReducerOf<Self> { EmptyReducer() }
}

@Reducer
struct Trip {
  @ObservableState
  struct State: Equatable {
    var name = ""
    var path = StackState<Path.State>()
  }
  enum Action: BindableAction {
    case binding(BindingAction<State>)
    case path(StackActionOf<Path>)
  }
  @Reducer
  enum Path {
    case stop(Stop)
    case settings(Settings)
  }
  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in .none }
      .forEach(\.path, action: \.path)
  }
}

extension Trip.Path.State: Equatable {}

struct StopView: View {
  @Bindable var store: StoreOf<Stop>
  var body: some View { Form { TextField("Name", text: $store.name) } }
}

struct SettingsView: View {
  let store: StoreOf<Settings>
  var body: some View { Button("Done") { store.send(.doneTapped) } }
}

struct TripView: View {
  @Bindable var store: StoreOf<Trip>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      Form {
        TextField("Name", text: $store.name)
        NavigationLink("Settings", state: Trip.Path.State.settings(Settings.State()))
      }
      .navigationTitle("Trip")
    } destination: { store in
      switch store.case {
      case .stop(let store):
        StopView(store: store)
          .navigationTitle("Stop")
      case .settings(let store):
        SettingsView(store: store)
      }
    }
  }
}
