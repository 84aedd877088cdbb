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
    add("observation scope, a field of an observable class") {
      let model = Model()
      return {
        withObservationTracking {
          consume(model.value)
        } onChange: {
        }
      }
    }
    add("observation scope, a field through a store") {
      let store = Store(initialState: ObservedPlain.State()) { ObservedPlain() }
      return {
        withObservationTracking {
          consume(store.value)
        } onChange: {
        }
      }
    }
    add("observation scope, a field through a store, a hundred times") {
      let store = Store(initialState: ObservedPlain.State()) { ObservedPlain() }
      return {
        withObservationTracking {
          for _ in 0..<100 { consume(store.value) }
        } onChange: {
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
