extension Task where Failure == Never {
  /// The result of the task; waiting for it passes cancellation on.
  ///
  /// Cancelling the task that waits cancels this one too, which `value` does not do. Use it when an
  /// unstructured task is started and awaited in one place.
  public var cancellableValue: Success {
    get async {
      await withTaskCancellationHandler {
        await value
      } onCancel: {
        cancel()
      }
    }
  }
}

extension Task where Failure == any Error {
  /// The result of the task; waiting for it passes cancellation on.
  ///
  /// Cancelling the task that waits cancels this one too, which `value` does not do. Use it when an
  /// unstructured task is started and awaited in one place.
  public var cancellableValue: Success {
    get async throws {
      try await withTaskCancellationHandler {
        try await value
      } onCancel: {
        cancel()
      }
    }
  }
}
