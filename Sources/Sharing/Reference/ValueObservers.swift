import ConcurrencyExtras
import Observation

/// The observers of a value of any type.
///
/// A key path of a generic type is created again at each use of its literal. That takes longer than the rest of a read.
/// The observed property is therefore one of a type that is not generic.
final class ValueObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// The property that stands for the value.
  private var value: Void { () }

  /// Notes a read of the value.
  func access() {
    registrar.access(self, keyPath: \.value)
  }

  /// Makes a change on any thread, and notifies the observers.
  func withMutationOnAnyThread<R>(_ change: () throws -> R) rethrows -> R {
    try registrar.withMutationOnAnyThread(of: self, keyPath: \.value, change)
  }
}

extension ObservationRegistrar {
  /// Makes a change on any thread, and notifies the observers of a property.
  ///
  /// On the main actor they are notified before the change, as usual with Observation. Views read the value on the main
  /// actor later. A notification before the change of another thread could make them read too early. In a reducer they
  /// are notified at the end of the ``Reduction``.
  func withMutationOnAnyThread<Subject: Observable, Value, R>(
    of subject: Subject,
    keyPath: KeyPath<Subject, Value>,
    _ change: () throws -> R
  ) rethrows -> R {
    guard MainThread.isCurrent, !Reduction.isCurrent else {
      defer { Reduction.notify { withMutation(of: subject, keyPath: keyPath) {} } }
      return try change()
    }
    return try withMutation(of: subject, keyPath: keyPath, change)
  }
}
