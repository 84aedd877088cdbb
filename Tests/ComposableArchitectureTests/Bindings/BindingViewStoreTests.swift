import ComposableArchitecture
import Testing
import ViewCore

#if canImport(Darwin)
import Combine
#else
import OpenCombine
#endif

@MainActor
struct BindingViewStoreTests {
  private struct ViewState: Equatable {
    @BindingViewState var name: String
    @BindingViewState var email: String
    let isNamed: Bool

    @MainActor
    init(_ store: BindingViewStore<Settings.State>) {
      _name = store.$name
      _email = store.$profile.email
      isNamed = !store.name.isEmpty
    }
  }

  @Test func bindingViewStoreWritesToFields() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(store, observe: { ViewState($0) })
    #expect(viewStore.name == "")
    viewStore.$name.wrappedValue = "Blob"
    viewStore.$email.wrappedValue = "blob@pointfree.co"
    #expect(viewStore.name == "Blob")
    #expect(viewStore.isNamed)
    #expect(store.withState(\.profile.email) == "blob@pointfree.co")
  }

  @Test func bindingViewStoreWritesThroughActionsOfItsOwn() {
    let store = Store(initialState: Settings.State()) { Form() }
    let viewStore = ViewStore(store, observe: { ViewState($0) }, send: Form.Action.view)
    viewStore.$name.wrappedValue = "Blob"
    #expect(viewStore.name == "Blob")
  }

  @Test func bindingViewStoreUsesTheGivenDuplicateCheck() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(
      store,
      observe: { (store: BindingViewStore<Settings.State>) in ViewState(store) },
      removeDuplicates: { $0.isNamed == $1.isNamed }
    )
    viewStore.$email.wrappedValue = "blob@pointfree.co"
    // The view did not run again, but a field always has the current value of the store.
    #expect(viewStore.email == "blob@pointfree.co")
    var changes = 0
    let cancellable = viewStore.objectWillChange.sink { changes += 1 }
    viewStore.$email.wrappedValue = "jr@pointfree.co"
    #expect(changes == 0)
    viewStore.$name.wrappedValue = "Blob"
    #expect(changes == 1)
    cancellable.cancel()
  }

  @Test func bindingViewStoreChangesWithItsViewStateOnly() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore(store, observe: { ViewState($0) })
    var changes = 0
    let cancellable = viewStore.objectWillChange.sink { changes += 1 }
    store.send(.set(\.$isToggled, true))
    #expect(changes == 0)
    store.send(.set(\.$name, "Blob"))
    #expect(changes == 1)
    store.send(.set(\.$name, "Blob"))
    #expect(changes == 1)
    cancellable.cancel()
  }

  @Test func closureMayTakeABindingViewStoreAsAWrappedValue() {
    let store = Store(initialState: Settings.State()) { Settings() }
    let viewStore = ViewStore<BindingViewState<String>, Settings.Action>(
      store,
      observe: { $state in
        state.isToggled ? $state.$profile.email : $state.$name
      }
    )
    viewStore.state.projectedValue.wrappedValue = "Blob"
    #expect(store.withState(\.name) == "Blob")
  }

  @Test func bindingViewStorePrintsItsValue() {
    let store = Store(initialState: Settings.State(name: "Blob")) { Settings() }
    let viewStore = ViewStore(store, observe: { ViewState($0) })
    #expect(
      String(customDumping: viewStore.state) == """
        BindingViewStoreTests.ViewState(
          _name: "Blob",
          _email: "",
          isNamed: true
        )
        """
    )
  }

  @Test func aFieldIsHashedAndDescribedAsItsValueIs() {
    let store = TestStore(initialState: Settings.State(name: "Blob")) { Settings() }
    let field = store.bindings.$name
    #expect(Set([field, store.bindings.$name]).count == 1)
    #expect(field != store.bindings.$profile.email)
    #expect(field.debugDescription == #""Blob""#)
  }
}
