@_spi(Internals) import ComposableArchitecture
import Testing

@MainActor
struct CurrentStateTests {
  @Test func currentStateIsReadByOtherLibraries() {
    let store = Store(initialState: 3) { EmptyReducer<Int, Never>() }
    #expect(store.currentState == 3)
  }
}
