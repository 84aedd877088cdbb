import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let bindingViewState = CaseStudy(
    "N13",
    "Bindings for a part of the state",
    "A view that sees one field."
  ) {
    CartView()
  }
}

private struct Cart: Reducer {
  struct State: Equatable {
    @BindingState var amount = 1
    var notSeen = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case otherButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .otherButtonTapped { state.notSeen += 1 }
      return .none
    }
  }
}

private struct CartView: View {
  @State private var store = Store(initialState: Cart.State()) { Cart() }

  struct ViewState: Equatable {
    @BindingViewState var amount: Int
  }

  var body: some View {
    WithViewStore(
      store,
      observe: { bindingViewStore in ViewState(amount: bindingViewStore.$amount) }
    ) { viewStore in
      Form {
        Stepper("Amount", value: viewStore.$amount)
        Text("\(viewStore.amount) in the cart")
        Button("Change what is not seen") { viewStore.send(.otherButtonTapped) }
      }
    }
  }
}
