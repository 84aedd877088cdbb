import ComposableArchitecture
import Testing

@Reducer
private struct Game {
  @ObservableState
  struct State: Equatable { var currentState = "playing" }
}

/// The `currentState` of a store, which is for libraries, does not hide a field with that name.
@MainActor
struct FieldOfKnownNameTests {
  @Test func fieldMayHaveTheNameOfACoreProperty() {
    let store = Store(initialState: Game.State()) { Game() }
    #expect(store.currentState == "playing")
  }
}
