internal import Observation

/// A value that a binding keeps itself.
final class KeptValue<Value>: Observable, Sendable {
  private let registrar = ObservationRegistrar()
  private let kept: LastValue<Value>

  init(_ value: Value) {
    kept = LastValue(value)
  }

  /// The value, for those who are told when it changes.
  var value: Value {
    get {
      registrar.access(self, keyPath: \.value)
      return constant
    }
    set {
      registrar.withMutation(of: self, keyPath: \.value) { _ = kept.keep(newValue) }
    }
  }

  /// The value, for those who know that it does not change.
  var constant: Value { kept.value }
}
