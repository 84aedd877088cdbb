import ComposableArchitecture
import Harness

/// Appends to a large collection, with and without a copy of the state.
///
/// A store keeps no copy of the state while its reducer runs: a copy would make each append copy the array.
@MainActor
func addAppends(to suite: Suite) {
  suite.add("append to 10000 numbers") {
    let store = Store(initialState: Numbers.State()) { Numbers() }
    return { consume(store.send(.append)) }
  }

  suite.add("append to 10000 numbers, with a copy of the state alive") {
    let store = Store(initialState: Numbers.State()) { Numbers() }
    return {
      let copy = store.withState { $0 }
      consume(store.send(.append))
      consume(copy)
    }
  }
}
