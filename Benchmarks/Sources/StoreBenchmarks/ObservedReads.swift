import ComposableArchitecture
import Harness
import Observation

extension Suite {
  /// What a read costs in the scope that a view's body runs in, with and without the library.
  @MainActor
  func addObservedReads() {
    add("observation scope, nothing read") {
      {
        withObservationTracking {
        } onChange: {
        }
      }
    }
    // An observer stays until what it read changes: without a change there would be more with each sample.
    for count in [1, 100] {
      add("observation scope, \(count) reads of an observable class, change") {
        let model = Model()
        return {
          withObservationTracking {
            for _ in 0..<count { consume(model.value) }
          } onChange: {
          }
          model.value += 1
        }
      }
      add("observation scope, \(count) reads through a store, send") {
        let store = Store(initialState: ObservedPlain.State()) { ObservedPlain() }
        return {
          withObservationTracking {
            for _ in 0..<count { consume(store.value) }
          } onChange: {
          }
          consume(store.send(.bump))
        }
      }
    }
    add("a field of a class") {
      let model = UnobservedModel()
      return { consume(model.value) }
    }
  }
}

/// A class without observation.
private final class UnobservedModel {
  var value = 0
}
