import ComposableArchitecture

/// `Plain` with observable state.
@Reducer
struct ObservedPlain {
  @ObservableState
  struct State: Equatable {
    var value = 0
  }

  enum Action {
    case bump, nothing
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bump: state.value &+= 1
      case .nothing: break
      }
      return .none
    }
  }
}

/// `Rows` with observable state.
@Reducer
struct ObservedRows {
  @ObservableState
  struct State {
    var selected = 0
    var rows: IdentifiedArrayOf<ObservedRow.State>

    init(_ count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { ObservedRow.State(id: $0) })
    }
  }

  enum Action {
    case select
    case rows(IdentifiedActionOf<ObservedRow>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .select = action {
        state.selected &+= 1
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { ObservedRow() }
  }
}

/// Rows in a plain array.
@ObservableState
struct ObservedTable {
  var selected = 0
  var rows: [ObservedRow.State]

  init(_ count: Int) {
    rows = (0..<count).map { ObservedRow.State(id: $0) }
  }
}

@Reducer
struct ObservedRow {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: Int
    var value = 0
  }

  enum Action {
    case bump
  }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.value &+= 1
      return .none
    }
  }
}

/// `Shape` with key paths of its cases.
@CasePathable
enum PathableShape {
  case dot
  case circle(Double)
  case label(String)
}
