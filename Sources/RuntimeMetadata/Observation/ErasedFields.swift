internal import ConcurrencyExtras
package import Observation

extension ObservationRegistrar {
  /// Whether ``notify(ofErased:)`` reaches the observers of a field on this compiler's runtime.
  package static let notifiesOfErasedFields = reachesObservers { $0.notify(ofErased: $1) }

  /// Notifies the observers of a field by its key path alone.
  ///
  /// `willSet(_:keyPath:)` takes the state, too. Keeping the state until then would copy its collections.
  ///
  /// NB: The cast of the reference holds because the registrar ignores the state, and compares and hashes the key path as
  /// `AnyKeyPath`. ``notifiesOfErasedFields`` is false if it does anything else.
  package func notify(ofErased field: AnyKeyPath) {
    let reference = Unmanaged.passUnretained(field).toOpaque()
    let field = Unmanaged<KeyPath<ForgottenState, Void>>.fromOpaque(reference).takeUnretainedValue()
    willSet(ForgottenState(), keyPath: field)
    didSet(ForgottenState(), keyPath: field)
  }

  /// Whether a notification of one field reaches the observer of that field, and not that of another one.
  package static func reachesObservers(_ notify: (Self, AnyKeyPath) -> Void) -> Bool {
    let registrar = Self()
    let notified = Locked<[String]>([])
    for (name, field) in [("first", \ProbeState.first), ("second", \.second)] {
      withObservationTracking {
        registrar.access(ProbeState(), keyPath: field)
      } onChange: {
        notified.withLock { $0.append(name) }
      }
    }
    notify(registrar, \ProbeState.first)
    return notified.withLock(\.self) == ["first"]
  }
}

/// Stands for a state that is not kept.
private struct ForgottenState: Observable {}

/// A state with two fields, to which the probe applies.
struct ProbeState: Observable {
  let first = 0
  let second = 0
}
