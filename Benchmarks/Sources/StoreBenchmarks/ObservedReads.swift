import ComposableArchitecture
import Harness
import Observation

extension Suite {
  /// The cost of a read, with and without the library, by itself and in the observation scope of a view's body.
  @MainActor
  func addObservedReads() {
    add("read an observable field through a store") {
      let store = Store(initialState: ObservedPlain.State()) { ObservedPlain() }
      return { consume(store.value) }
    }
    add("read a plain field through a store") {
      let store = Store(initialState: Plain.State()) { Plain() }
      return { consume(store.withState(\.value)) }
    }
    add("platform: read a field of an observable class") {
      let model = Model()
      return { consume(model.value) }
    }
    add("observation scope, nothing read") {
      {
        withObservationTracking {
        } onChange: {
        }
      }
    }
    // An observer stays until a value that it read changes. Without a change each sample would add observers.
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
