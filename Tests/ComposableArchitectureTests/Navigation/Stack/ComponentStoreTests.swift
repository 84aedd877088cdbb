import Testing

@testable import ComposableArchitecture

/// Stores of the elements of a path, for views that show the path themselves.
@MainActor
struct ComponentStoreTests {
  @Reducer
  struct Parent {
    @ObservableState
    struct State: Equatable {
      var screens = StackState([ObservedRow.State(id: 1), ObservedRow.State(id: 2)])
    }
    enum Action { case screens(StackActionOf<ObservedRow>) }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.screens, action: \.screens) { ObservedRow() }
    }
  }

  @Test func storeOfAComponentIsThatOfItsElement() throws {
    let store = Store(initialState: Parent.State()) { Parent() }
    let stack = store.scope(state: \.screens, action: \.screens)
    let path = StackState.PathView(store.screens)
    let last = try #require(path.last)
    let child = stack.scope(component: last)
    child.send(.bump)
    #expect(child.value == 1)
    #expect(store.screens.map(\.value) == [0, 1])
    #expect(stack.scope(component: last) === child)
  }
}
