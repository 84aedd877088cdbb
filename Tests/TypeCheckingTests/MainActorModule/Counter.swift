// A feature in a module of which everything is on the main actor that does not say otherwise.

import ComposableArchitecture
import ViewCore

@Reducer
nonisolated struct Counter {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var title = ""
    var rows: IdentifiedArrayOf<Row.State> = []
    @Presents var alert: AlertState<Action.Alert>?
    @Presents var destination: Destination.State?
  }
  enum Action {
    case increment
    case rows(IdentifiedActionOf<Row>)
    case alert(PresentationAction<Alert>)
    case destination(PresentationAction<Destination.Action>)
    enum Alert { case ok }
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment:
        state.count += 1
        return .run { send in await send(.increment) }
      case .rows, .alert, .destination: return .none
      }
    }
    .forEach(\.rows, action: \.rows) { Row() }
    .ifLet(\.$alert, action: \.alert)
    .ifLet(\.$destination, action: \.destination)
  }
}

@Reducer
nonisolated struct Row {
  @ObservableState
  struct State: Equatable, Identifiable { var id = 0 }
  enum Action { case tap }
  var body: some ReducerOf<Self> { Reduce { _, _ in .none } }
}

@Reducer
nonisolated enum Destination {
  case edit(Row)
  @ReducerCaseIgnored case note(Int)
}
nonisolated extension Destination.State: Equatable {}

struct CounterView: View {
  @Bindable var store: StoreOf<Counter>
  var body: some View {
    Button("\(store.count)") { store.send(.increment) }
      .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
        Text("\(store.id)")
      }
  }
}
