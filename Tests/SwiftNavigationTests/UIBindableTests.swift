import ConcurrencyExtras
import Observation
import SwiftNavigation
import Testing

struct UIBindableTests {
  @Observable
  final class Model: Identifiable {
    var name = "Blob"
    let id = 7
  }

  @Test func propertiesAreReadAndWritten() {
    @UIBindable var model = Model()
    let name: UIBinding<String> = $model.name
    name.wrappedValue = "Blob Jr."
    #expect(model.name == "Blob Jr.")
    model.name = "Blob Sr."
    #expect(name.wrappedValue == "Blob Sr.")
    #expect($model.id == 7)
  }

  @Test func changesOfAUIBindableAreObserved() {
    @UIBindable var model = Model()
    let binding = $model.name
    let changes = LockIsolated(0)
    withObservationTracking {
      _ = binding.wrappedValue
    } onChange: {
      changes.withValue { $0 += 1 }
    }
    model.name = "Blob Jr."
    #expect(changes.value == 1)
  }

  @Test func theModelIsNotKept() {
    var model: Model? = Model()
    weak let weakModel = model
    let name = model.map { UIBindable($0).name }
    model?.name = "Blob Jr."
    #expect(name?.wrappedValue == "Blob Jr.")
    model = nil
    #expect(weakModel == nil)
    name?.wrappedValue = "Blob Sr."
    #expect(name?.wrappedValue == "Blob Jr.")
  }

  @Test func bindablesAreIdentifiedByTheirPlaces() {
    let model = Model()
    #expect(
      UIBindingIdentifier(UIBindable(model).name) == UIBindingIdentifier(UIBindable(model).name)
    )
    let other = Model()
    #expect(
      UIBindingIdentifier(UIBindable(model).name) != UIBindingIdentifier(UIBindable(other).name)
    )
  }
}
