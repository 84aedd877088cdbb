import Dispatch
import Foundation

/// The thread of the main actor, for callbacks that may come on any.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs where the main actor runs.
  // NB: Asking the thread alone is not enough: once an asynchronous `main` has suspended on Linux,
  // the main queue is served by other threads. The queue is asked first, as the thread takes two system calls.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Runs at once where the main actor runs, and in a later turn of it from anywhere else.
  package static func run(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }
}
