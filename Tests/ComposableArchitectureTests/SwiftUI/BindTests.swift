#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@MainActor
struct BindTests {
  private struct Login: Reducer {
    struct State: Equatable {
      @BindingState var focus: Field?
      @BindingState var name = ""
      var focusChanges = 0
    }
    enum Field: Hashable {
      case name
      case password
    }
    enum Action: BindableAction, Equatable {
      case binding(BindingAction<State>)
      case logInButtonTapped
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Reduce { state, action in
        switch action {
        case .binding(\.$focus):
          state.focusChanges += 1
        case .binding:
          break
        case .logInButtonTapped:
          state.focus = state.name.isEmpty ? .name : nil
        }
        return .none
      }
    }
  }

  private struct LoginView: View {
    let store: StoreOf<Login>
    @FocusState private var focus: Login.Field?

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        VStack {
          TextField("Name", text: viewStore.$name).focused($focus, equals: .name)
          SecureField("Password", text: .constant("")).focused($focus, equals: .password)
          Button("Log in") { viewStore.send(.logInButtonTapped) }
        }
        .bind(viewStore.$focus, to: $focus)
      }
    }
  }

  private func isFocused(_ name: String, in view: ViewHarness) throws -> Bool {
    try view.attribute("autofocus", of: .textField(name)) != nil
  }

  @Test func storeSetsTheInitialFocus() throws {
    let store = Store(initialState: Login.State(focus: .name)) { Login() }
    let view = ViewHarness { LoginView(store: store) }
    #expect(try isFocused("Name", in: view))
    #expect(store.withState(\.focusChanges) == 0)
  }

  @Test func theStoreMovesTheCursor() throws {
    let store = Store(initialState: Login.State()) { Login() }
    let view = ViewHarness { LoginView(store: store) }
    #expect(try !isFocused("Name", in: view))
    try view.tap(.button("Log in"))
    #expect(try isFocused("Name", in: view))
    try view.type("Blob", into: .textField("Name"))
    try view.tap(.button("Log in"))
    #expect(try !isFocused("Name", in: view))
    #expect(store.withState(\.name) == "Blob")
    // A value that the store has set is not sent back to it.
    #expect(store.withState(\.focusChanges) == 0)
  }

  @Test func storeReceivesTheUsersFocus() throws {
    let store = Store(initialState: Login.State()) { Login() }
    let view = ViewHarness { LoginView(store: store) }
    try view.focus(.textField("Name"))
    #expect(store.withState(\.focus) == .name)
    try view.focus(.textField("Password"))
    #expect(store.withState(\.focus) == .password)
    try view.blur(.textField("Password"))
    #expect(store.withState(\.focus) == nil)
    #expect(store.withState(\.focusChanges) == 3)
  }

  @Test func bindSynchronizesAllKindsOfState() throws {
    struct Pair: View {
      @State private var model = 1
      @State private var copy = 0
      @FocusState private var isFocused: Bool
      @State private var isEditing = true

      var body: some View {
        Text("\(model) \(copy)")
          .bind(_model, to: $copy)
        TextField("Name", text: .constant(""))
          .focused($isFocused)
          .bind($isEditing, to: _isFocused)
        Button("Model") { model += 1 }
        Button("Copy") { copy = 0 }
      }
    }
    let view = ViewHarness { Pair() }
    #expect(view.contains(.text("1 1")))
    #expect(try isFocused("Name", in: view))
    try view.tap(.button("Model"))
    #expect(view.contains(.text("2 2")))
    try view.tap(.button("Copy"))
    #expect(view.contains(.text("0 0")))
  }
}
#endif
