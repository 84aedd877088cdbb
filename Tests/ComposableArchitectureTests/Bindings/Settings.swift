import ComposableArchitecture

/// A feature with bindings to its fields.
struct Settings: Reducer {
  struct State: Equatable {
    @BindingState var isToggled = false
    @BindingState var name = ""
    @BindingState var profile = Profile()
    var saves = 0
  }
  struct Profile: Equatable {
    var email = ""
    var age = 0
  }
  enum Action: BindableAction, CasePathable, Equatable {
    case binding(BindingAction<State>)
    case reset

    struct AllCasePaths {
      let binding = AnyCasePath(unsafe: Action.binding)
      let reset = AnyCasePath(unsafe: Action.reset)
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .binding(\.$isToggled):
        state.saves += 1
        return .none
      case .binding:
        return .none
      case .reset:
        state = State()
        return .send(.set(\.$name, "nobody"))
      }
    }
  }
}

/// A feature with the bindings in a case of its action.
struct Form: Reducer {
  typealias State = Settings.State

  enum Action: CasePathable, Equatable {
    case view(View)
    case saved

    enum View: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case saveButtonTapped
    }

    struct AllCasePaths {
      let view = AnyCasePath(unsafe: Action.view)
      let saved = AnyCasePath(unsafe: Action.saved)
    }
    static let allCasePaths = AllCasePaths()
  }

  var body: some ReducerOf<Self> {
    BindingReducer(action: \.view)
  }
}

extension Settings {
  /// The state of a view of the name alone.
  struct NameViewState: Equatable {
    @BindingViewState var name: String
    let isNamed: Bool

    @MainActor
    init(_ store: BindingViewStore<State>) {
      _name = store.$name
      isNamed = !store.name.isEmpty
    }
  }
}
