import Dispatch
import Foundation

/// The thread of the main actor, for callbacks that may arrive on any thread.
package enum MainThread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the caller runs on the main actor.
  // NB: Asking for the thread is not enough: once an asynchronous `main` has suspended on Linux, other
  // threads serve the main queue. The queue comes first, because the thread costs two system calls.
  package static var isCurrent: Bool {
    DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread
  }

  /// Runs an operation at once on the main actor, and in a later job of it from anywhere else.
  package static func run(_ operation: @escaping @MainActor @Sendable () -> Void) {
    if isCurrent {
      MainActor.assumeIsolated(operation)
    } else {
      Task { @MainActor in operation() }
    }
  }

  /// Runs work on the main actor and waits for it, for a `deinit`, which may run on any thread.
  package static func runAndWait<Result: Sendable>(_ work: @MainActor () -> Result) -> Result {
    guard !isCurrent else { return MainActor.assumeIsolated(work) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(work) }
  }
}
