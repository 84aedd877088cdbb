import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let delegates = CaseStudy(
    "N25",
    "Delegate actions",
    "A child asks, and its parent decides."
  ) {
    GuestsView()
  }
}

private struct Guest: Reducer {
  struct State: Equatable, Identifiable {
    let id: Int
    var isHost: Bool { id == 0 }
  }

  enum Action: Equatable {
    case delegate(Delegate)
    case leaveButtonTapped

    enum Delegate: Equatable { case wantsToLeave }
  }

  var body: some ReducerOf<Self> {
    Reduce { _, action in
      switch action {
      case .delegate: .none
      case .leaveButtonTapped: .send(.delegate(.wantsToLeave))
      }
    }
  }
}

private struct Guests: Reducer {
  struct State: Equatable {
    var guests: IdentifiedArrayOf<Guest.State> = [
      Guest.State(id: 0), Guest.State(id: 1), Guest.State(id: 2),
    ]
    var answer = "Nobody asked yet."
  }

  @CasePathable
  enum Action: Equatable {
    case guests(IdentifiedActionOf<Guest>)
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .guests(.element(id: let id, action: .delegate(.wantsToLeave))):
        if state.guests[id: id]?.isHost == true {
          state.answer = "The host has to stay."
        } else {
          state.guests.remove(id: id)
          state.answer = "Guest \(id) left."
        }
        return .none
      case .guests:
        return .none
      }
    }
    .forEach(\.guests, action: \.guests) {
      Guest()
    }
  }
}

private struct GuestsView: View {
  @State private var store = Store(initialState: Guests.State()) { Guests() }

  var body: some View {
    Form {
      ForEachStore(store.scope(state: \.guests, action: { .guests($0) })) { store in
        WithViewStore(store, observe: { $0 }) { viewStore in
          Button(viewStore.isHost ? "Host leaves" : "Guest \(viewStore.id) leaves") {
            viewStore.send(.leaveButtonTapped)
          }
        }
      }
      WithViewStore(store, observe: \.answer) { Text($0.state) }
    }
  }
}
