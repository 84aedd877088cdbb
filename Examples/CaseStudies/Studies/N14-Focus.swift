import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let focus = CaseStudy("N14", "Focus", "Where the cursor is, as state.") {
    LoginView()
  }
}

private struct Login: Reducer {
  struct State: Equatable {
    @BindingState var focus: Field? = .name
    @BindingState var name = ""
    @BindingState var town = ""

    enum Field: Hashable { case name, town }
  }

  enum Action: BindableAction, Equatable {
    case binding(BindingAction<State>)
    case saveButtonTapped
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      if action == .saveButtonTapped {
        // The focus moves to the first empty field.
        state.focus = state.name.isEmpty ? .name : state.town.isEmpty ? .town : nil
      }
      return .none
    }
  }
}

private struct LoginView: View {
  @FocusState private var focus: Login.State.Field?
  @State private var store = Store(initialState: Login.State()) { Login() }

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Form {
        TextField("Name", text: viewStore.$name)
          .focused($focus, equals: .name)
        TextField("Town", text: viewStore.$town)
          .focused($focus, equals: .town)
        Button("Save") { viewStore.send(.saveButtonTapped) }
        Text(viewStore.focus.map { "The cursor is in \($0)." } ?? "There is no cursor.")
      }
      .bind(viewStore.$focus, to: $focus)
    }
  }
}
