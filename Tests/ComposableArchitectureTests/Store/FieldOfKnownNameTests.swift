import ComposableArchitecture
import Testing

@Reducer
private struct Game {
  @ObservableState
  struct State: Equatable { var currentState = "playing" }
}

/// What libraries read of a store hides no field from those who have not asked for it.
@MainActor
struct FieldOfKnownNameTests {
  @Test func aFieldMayHaveTheNameOfWhatLibrariesRead() {
    let store = Store(initialState: Game.State()) { Game() }
    #expect(store.currentState == "playing")
  }
}
