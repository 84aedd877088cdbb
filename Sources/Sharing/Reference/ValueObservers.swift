import Foundation
import Observation

/// Those who observe a value of whatever type.
///
/// The key path of a property of a generic type is made anew each time that its literal is reached, which takes
/// longer than all else that a read does. So what is observed is a property of a type that is not generic.
final class ValueObservers: Observable, Sendable {
  private let registrar = ObservationRegistrar()

  /// What the observers know of the value.
  private var value: Void { () }

  /// Notes that the value is read.
  func access() {
    registrar.access(self, keyPath: \.value)
  }

  /// Tells the observers of a change.
  func withMutation<R>(_ change: () throws -> R) rethrows -> R {
    try registrar.withMutation(of: self, keyPath: \.value, change)
  }

  /// Tells the observers of a change that any thread may make.
  ///
  /// On the main thread they are told before the change, as Observation has it. Views look at the value
  /// there afterwards; if another thread told them before its change, they could look too early.
  func withMutationOnAnyThread<R>(_ change: () throws -> R) rethrows -> R {
    guard Thread.isMainThread else {
      defer { withMutation {} }
      return try change()
    }
    return try withMutation(change)
  }
}
