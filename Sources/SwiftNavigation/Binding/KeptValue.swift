internal import Observation

/// A value that a binding stores itself.
final class KeptValue<Value>: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let kept: LastValue<Value>

  init(_ value: Value) {
    kept = LastValue(value)
  }

  /// The observed value.
  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return constant
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { _ = kept.keep(newValue) }
    }
  }

  /// The value without observation, for constants.
  var constant: Value { kept.value }
}
