import Foundation

/// Waits on a thread that is there for it.
func blocking<R: Sendable>(_ work: @escaping @Sendable () -> R) async -> R {
  await withCheckedContinuation { continuation in
    Thread.detachNewThread { continuation.resume(returning: work()) }
  }
}
