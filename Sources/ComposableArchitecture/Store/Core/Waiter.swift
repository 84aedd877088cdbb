internal import ConcurrencyExtras

/// Someone who waits for one event, perhaps with a time limit.
final class Waiter: Sendable {
  private enum State {
    case notYetWaiting
    case waiting(CheckedContinuation<Bool, Never>)
    case resumed(Bool)
  }

  private let state = Locked(State.notYetWaiting)

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
      waiter.wait(continuation)
      begin(waiter)
    }
  }

  /// Resumes the one who waits; only the first call counts, even if it comes before the wait.
  func resume(_ result: Bool) {
    let continuation = state.withLock { state -> CheckedContinuation<Bool, Never>? in
      switch state {
      case .notYetWaiting:
        state = .resumed(result)
        return nil
      case .waiting(let continuation):
        state = .resumed(result)
        return continuation
      case .resumed:
        return nil
      }
    }
    continuation?.resume(returning: result)
  }

  private func wait(_ continuation: CheckedContinuation<Bool, Never>) {
    let result = state.withLock { state -> Bool? in
      guard case .resumed(let result) = state else {
        state = .waiting(continuation)
        return nil
      }
      return result
    }
    guard let result else { return }
    continuation.resume(returning: result)
  }
}
