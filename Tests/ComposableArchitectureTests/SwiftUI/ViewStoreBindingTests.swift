#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// Controls that write fields of the state.
@MainActor
struct ViewStoreBindingTests {
  private struct SettingsView: View {
    let store: StoreOf<Settings>

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Toggle("Notifications", isOn: viewStore.$isToggled)
        TextField("Name", text: viewStore.$name)
        TextField("Email", text: viewStore.$profile.email)
        Text("\(viewStore.name), \(viewStore.profile.email)")
      }
    }
  }

  @Test func viewStoreBindingsWriteToFieldsAndTheirParts() throws {
    let store = Store(initialState: Settings.State()) { Settings() }
    let view = ViewHarness { SettingsView(store: store) }
    try view.tap(.toggle("Notifications"))
    try view.type("Blob", into: .textField("Name"))
    try view.type("blob@pointfree.co", into: .textField("Email"))
    #expect(view.contains(.text("Blob, blob@pointfree.co")))
    #expect(
      store.withState { $0 }
        == Settings.State(
          isToggled: true,
          name: "Blob",
          profile: Settings.Profile(email: "blob@pointfree.co"),
          saves: 1
        )
    )
  }

  private struct NameView: View {
    typealias ViewState = Settings.NameViewState

    let store: StoreOf<Form>
    let body: AnyView

    init(_ store: StoreOf<Form>, isTold: Bool) {
      self.store = store
      body =
        isTold
        ? AnyView(
          WithViewStore(
            store,
            observe: { ViewState($0) },
            send: Form.Action.view,
            removeDuplicates: { $0 == $1 },
            content: Self.content
          )
        )
        : AnyView(
          WithViewStore(
            store,
            observe: { ViewState($0) },
            send: Form.Action.view,
            content: Self.content
          )
        )
    }

    @ViewBuilder
    private static func content(
      _ viewStore: ViewStore<ViewState, Form.Action.View>
    ) -> some View {
      TextField("Name", text: viewStore.$name)
      Text(viewStore.isNamed ? "named" : "not named")
    }
  }

  @Test(arguments: [true, false])
  func viewStoreBindingsWriteToFieldsOfAViewsState(isTold: Bool) throws {
    let store = Store(initialState: Settings.State()) { Form() }
    let view = ViewHarness { NameView(store, isTold: isTold) }
    #expect(view.contains(.text("not named")))
    try view.type("Blob", into: .textField("Name"))
    #expect(view.contains(.text("named")))
    #expect(store.withState(\.name) == "Blob")
  }

  @Test func viewStateBindingsSendTheStoresActions() throws {
    struct NameView: View {
      let store: StoreOf<Settings>

      var body: some View {
        WithViewStore(store, observe: { $0.$name }) { viewStore in
          TextField("Name", text: viewStore.state.projectedValue)
        }
        WithViewStore(
          store,
          observe: { $0.$profile.email },
          removeDuplicates: { (lhs: BindingViewState<String>, rhs) in lhs == rhs }
        ) { viewStore in
          TextField("Email", text: viewStore.state.projectedValue)
        }
      }
    }
    let store = Store(initialState: Settings.State()) { Settings() }
    let view = ViewHarness { NameView(store: store) }
    try view.type("Blob", into: .textField("Name"))
    try view.type("blob@pointfree.co", into: .textField("Email"))
    #expect(store.withState(\.name) == "Blob")
    #expect(store.withState(\.profile.email) == "blob@pointfree.co")
  }
}
#endif
