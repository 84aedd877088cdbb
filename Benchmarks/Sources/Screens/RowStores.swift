public import ComposableArchitecture
public import WebSwiftUI

/// One line of a list, a feature with a store of its own.
@Reducer
public struct CountedRow {
  @ObservableState
  public struct State: Equatable, Identifiable {
    public let id: Int
    var count = 0
  }

  public enum Action {
    case decrementButtonTapped, incrementButtonTapped
  }

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .decrementButtonTapped: state.count -= 1
      case .incrementButtonTapped: state.count.advance()
      }
      return .none
    }
  }
}

/// A counter above a list of features.
@Reducer
public struct CountedRows {
  @ObservableState
  public struct State: Equatable {
    var count = 0
    var rows: IdentifiedArrayOf<CountedRow.State>

    public init(count: Int) {
      rows = IdentifiedArray(uniqueElements: (0..<count).map { CountedRow.State(id: $0) })
    }
  }

  public enum Action {
    case changeEveryTenthButtonTapped
    case incrementButtonTapped
    case rows(IdentifiedActionOf<CountedRow>)
  }

  public init() {}

  public var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .changeEveryTenthButtonTapped:
        for place in stride(from: 0, to: state.rows.count, by: 10) {
          state.rows[place].count.advance()
        }
      case .incrementButtonTapped:
        state.count.advance()
      case .rows:
        break
      }
      return .none
    }
    .forEach(\.rows, action: \.rows) { CountedRow() }
  }
}

public struct CountedRowsView: View {
  let store: StoreOf<CountedRows>

  public init(count: Int) {
    store = Store(initialState: CountedRows.State(count: count)) { CountedRows() }
  }

  public var body: some View {
    VStack {
      HStack {
        Button("Increment") { store.send(.incrementButtonTapped) }
        Button(RowChange.changeEveryTenth.rawValue) { store.send(.changeEveryTenthButtonTapped) }
        Text("\(store.count)")
      }
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          CountedRowView(store: row)
        }
      }
    }
  }
}

private struct CountedRowView: View {
  let store: StoreOf<CountedRow>

  var body: some View {
    HStack {
      Text("Row \(store.id): \(store.count)")
      Button("−") { store.send(.decrementButtonTapped) }
      Button("+") { store.send(.incrementButtonTapped) }
    }
    .buttonStyle(.borderless)
  }
}
