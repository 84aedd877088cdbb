import ComposableArchitecture
import Testing

/// A reducer's file imports the architecture alone: `State` is the reducer's, not the property wrapper of views.
@MainActor
struct GenericReducerTests {
  @Test func keyPathOfGenericReducerStartsAtItsState() async {
    let store = TestStore(initialState: Page.State()) {
      Limited(value: \.count, range: 0...1) { Page() }
    }
    await store.send(.bump) { $0.count = 1 }
    await store.send(.bump)
  }
}

/// Keeps a part of the state of another reducer within limits.
private struct Limited<Base: Reducer>: Reducer {
  let value: WritableKeyPath<State, Int>
  let range: ClosedRange<Int>
  let base: Base

  init(value: WritableKeyPath<State, Int>, range: ClosedRange<Int>, base: () -> Base) {
    self.value = value
    self.range = range
    self.base = base()
  }

  func reduce(into state: inout Base.State, action: Base.Action) -> Effect<Base.Action> {
    let effect = base.reduce(into: &state, action: action)
    state[keyPath: value] = min(max(state[keyPath: value], range.lowerBound), range.upperBound)
    return effect
  }
}
