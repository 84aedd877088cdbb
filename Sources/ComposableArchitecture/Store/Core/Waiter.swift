internal import ConcurrencyExtras

/// Someone who waits for one event, perhaps with a time limit.
final class Waiter: Sendable {
  private let continuation = Locked<CheckedContinuation<Bool, Never>?>(nil)

  /// Waits until the waiter is resumed or the time is up.
  ///
  /// - Parameters:
  ///   - timeout: How long to wait at most, or nil to wait for good.
  ///   - begin: Hands the waiter to whoever resumes it.
  /// - Returns: What the waiter was resumed with, or false if the time was up.
  nonisolated(nonsending) static func wait(
    timeout: Duration?,
    begin: (Waiter) -> Void
  ) async -> Bool {
    let waiter = Waiter()
    let timer = timeout.map { timeout in
      Task.detached {
        try await Task.sleep(for: timeout)
        waiter.resume(false)
      }
    }
    defer { timer?.cancel() }
    return await withCheckedContinuation { continuation in
      waiter.continuation.withLock { $0 = continuation }
      begin(waiter)
    }
  }

  /// Resumes the one who waits; only the first call counts.
  func resume(_ result: Bool) {
    let continuation = continuation.withLock { $0.take() }
    continuation?.resume(returning: result)
  }
}
