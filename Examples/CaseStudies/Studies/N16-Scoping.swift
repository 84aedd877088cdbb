import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let scoping = CaseStudy(
    "N16",
    "Scoping stores",
    "Child views hold the stores of their children."
  ) {
    LampsView()
  }
}

private struct Lamp: Reducer {
  struct State: Equatable { var isOn = false }
  enum Action: Equatable { case switched(Bool) }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      if case .switched(let isOn) = action { state.isOn = isOn }
      return .none
    }
  }
}

private struct Lamps: Reducer {
  struct State: Equatable {
    var hall = Lamp.State()
    var kitchen = Lamp.State()
    var areAllOn: Bool { hall.isOn && kitchen.isOn }
  }

  @CasePathable
  enum Action: Equatable {
    case hall(Lamp.Action)
    case kitchen(Lamp.Action)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.hall, action: \.hall) { Lamp() }
    Scope(state: \.kitchen, action: \.kitchen) { Lamp() }
  }
}

private struct LampsView: View {
  @State private var store = Store(initialState: Lamps.State()) { Lamps() }

  var body: some View {
    Form {
      // The case of the action as a key path, or as a function.
      LampView(name: "Hall", store: store.scope(state: \.hall, action: \.hall))
      LampView(name: "Kitchen", store: store.scope(state: \.kitchen, action: { .kitchen($0) }))
      WithViewStore(store, observe: \.areAllOn) { viewStore in
        Text(viewStore.state ? "All lamps are on." : "A lamp is off.")
      }
    }
  }
}

private struct LampView: View {
  let name: String
  let store: StoreOf<Lamp>

  var body: some View {
    WithViewStore(store, observe: \.isOn) { viewStore in
      Toggle(name, isOn: viewStore.binding(send: { .switched($0) }))
    }
  }
}
