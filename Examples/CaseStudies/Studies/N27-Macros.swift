import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let macros = CaseStudy(
    "N27",
    "Macros and observation",
    "No view stores: views read what they show."
  ) {
    PlanterView()
  }
}

@Reducer
private struct Plant {
  @ObservableState
  struct State: Equatable {
    var name: String
    var leaves = 1
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case waterButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .waterButtonTapped { state.leaves += 1 }
      return .none
    }
  }
}

@Reducer
private struct Planter {
  @ObservableState
  struct State: Equatable {
    var plant = Plant.State(name: "Fern")
    @Presents var shown: Plant.State?
  }

  enum Action: Equatable {
    case plant(Plant.Action)
    case showButtonTapped
    case shown(PresentationAction<Plant.Action>)
  }

  var body: some ReducerOf<Self> {
    Scope(state: \.plant, action: \.plant) { Plant() }
    Reduce { state, action in
      if action == .showButtonTapped { state.shown = state.plant }
      return .none
    }
    .ifLet(\.$shown, action: \.shown) { Plant() }
  }
}

private struct PlanterView: View {
  @State private var store = Store(initialState: Planter.State()) { Planter() }

  var body: some View {
    PlanterForm(store: store)
  }
}

private struct PlanterForm: View {
  @Bindable var store: StoreOf<Planter>

  var body: some View {
    Form {
      PlantView(store: store.scope(state: \.plant, action: \.plant))
      Button("Show a copy") { store.send(.showButtonTapped) }
    }
    .sheet(item: $store.scope(state: \.shown, action: \.shown)) { plantStore in
      Form { PlantView(store: plantStore) }
    }
  }
}

private struct PlantView: View {
  @Bindable var store: StoreOf<Plant>

  var body: some View {
    Section(store.name) {
      TextField("Name", text: $store.name)
      Text(store.leaves.counted("leaf", "leaves"))
      Button("Water") { store.send(.waterButtonTapped) }
    }
  }
}
