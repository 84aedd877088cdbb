import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let bindingState = CaseStudy("N12", "Bindings, all at once", "One action for all fields.")
  {
    PizzaView()
  }
}

private struct Pizza: Reducer {
  struct State: Equatable {
    @BindingState var hasCheese = true
    @BindingState var name = ""
    @BindingState var size = 30.0
    var renamings = 0
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
      .onChange(of: \.name) { _, _ in
        Reduce { state, _ in
          state.renamings += 1
          return .none
        }
      }
    Reduce { state, action in
      switch action {
      case .binding(\.$hasCheese):
        if !state.hasCheese { state.size = 40 }
        return .none
      case .binding:
        return .none
      }
    }
  }
}

private struct PizzaView: View {
  @State private var store = Store(initialState: Pizza.State()) { Pizza() }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.$name)
        Toggle("Cheese", isOn: viewStore.$hasCheese)
        Slider(value: viewStore.$size, in: 20...40, step: 5) { Text("Size") }
        Section {
          Text("\(Int(viewStore.size)) cm, renamed \(viewStore.renamings.counted("time"))")
        } footer: {
          Text("Without cheese you get a large one.")
        }
      }
    }
  }
}
