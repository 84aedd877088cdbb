import ComposableArchitecture
import Testing

@MainActor
struct TestStoreBindingsTests {
  private typealias ViewState = Settings.NameViewState

  @Test func testStoreBindingsMakeAViewsState() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    #expect(!ViewState(store.bindings).isNamed)
    await store.send(.set(\.$name, "Blob")) { $0.name = "Blob" }
    #expect(ViewState(store.bindings).isNamed)
  }

  @Test func testStoreBindingsAreOfACaseOfTheAction() async {
    let store = TestStore(initialState: Settings.State()) { Form() }
    await store.send(.view(.set(\.$name, "Blob"))) { $0.name = "Blob" }
    #expect(ViewState(store.bindings(action: \.view)).isNamed)
    #expect(ViewState(store.bindings(action: /Form.Action.view)).isNamed)
  }

  @Test func testStoreBindingsAreWrittenToForTheViewsStateAlone() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    var viewState = ViewState(store.bindings)
    viewState.name = "Blob"
    #expect(viewState.name == "Blob")
    #expect(viewState != ViewState(store.bindings))
    #expect(store.state.name == "")
  }
}
