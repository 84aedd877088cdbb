import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let composition = CaseStudy(
    "N4",
    "Composition",
    "Features inside features, and what changes."
  ) {
    TableView()
  }
}

private struct Tally: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var count = 0
  }

  enum Action: Equatable { case tapped }

  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.count += 1
      return .none
    }
  }
}

/// A feature whose state is an enum.
private struct Seat: Reducer {
  enum State: Equatable {
    case free
    case taken(Tally.State)
  }

  enum Action: Equatable {
    case taken(Tally.Action)
    case toggleButtonTapped
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if action == .toggleButtonTapped {
        state = state == .free ? .taken(Tally.State(id: 4)) : .free
      }
      return .none
    }
    .ifCaseLet(/State.taken, action: /Action.taken) {
      Tally()
    }
  }
}

private struct Table: Reducer {
  struct State: Equatable {
    var always = Tally.State(id: 0)
    var sometimes: Tally.State?
    var many: IdentifiedArrayOf<Tally.State> = [Tally.State(id: 2), Tally.State(id: 3)]
    var seat = Seat.State.free
    var change = "Nothing changed."
  }

  @CasePathable
  enum Action: Equatable {
    case always(Tally.Action)
    case many(IdentifiedActionOf<Tally>)
    case seat(Seat.Action)
    case sometimes(Tally.Action)
    case toggleButtonTapped
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.always, action: /Action.always) {
      Tally()
    }
    .onChange(of: \.always.count) { old, new in
      Reduce { state, _ in
        state.change = "The first one went from \(old) to \(new)."
        return .none
      }
    }
    Scope(state: \.seat, action: /Action.seat) {
      Seat()
    }
    Reduce { state, action in
      if action == .toggleButtonTapped {
        state.sometimes = state.sometimes == nil ? Tally.State(id: 1) : nil
      }
      return .none
    }
    .ifLet(\.sometimes, action: /Action.sometimes) {
      Tally()
    }
    .forEach(\.many, action: \.many) {
      Tally()
    }
  }
}

private struct TableView: View {
  @State private var store = Store(initialState: Table.State()) { Table() }

  var body: some View {
    Form {
      Section("Scope") {
        TallyView(store: store.scope(state: \.always, action: { .always($0) }))
        WithViewStore(store, observe: \.change) { Text($0.state) }
      }
      Section("ifLet") {
        IfLetStore(store.scope(state: \.sometimes, action: { .sometimes($0) })) { store in
          TallyView(store: store)
        }
        Button("Come and go") { store.send(.toggleButtonTapped) }
      }
      Section("ifCaseLet") {
        SwitchStore(store.scope(state: \.seat, action: { .seat($0) })) { seat in
          switch seat {
          case .free:
            Text("Nobody sits there.")
          case .taken:
            CaseLet(/Seat.State.taken, action: Seat.Action.taken, then: TallyView.init(store:))
          }
        }
        Button("Sit down, or get up") { store.send(.seat(.toggleButtonTapped)) }
      }
      Section("forEach") {
        ForEachStore(store.scope(state: \.many, action: { .many($0) })) { store in
          TallyView(store: store)
        }
      }
    }
  }
}

private struct TallyView: View {
  let store: StoreOf<Tally>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Tally \(viewStore.id): \(viewStore.count)") { viewStore.send(.tapped) }
    }
  }
}
