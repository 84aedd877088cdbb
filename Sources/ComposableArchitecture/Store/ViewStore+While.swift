extension ViewStore {
  /// Sends an action, and waits while a condition holds.
  ///
  /// Use it to wait for the end of work, such as in pull to refresh:
  ///
  /// ```swift
  /// .refreshable { await viewStore.send(.pulledToRefresh, while: \.isLoading) }
  /// ```
  ///
  /// Cancelling the task that waits cancels the effects of the action.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - predicate: Whether to continue waiting.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action), while: predicate)
  }

  /// Waits while a condition holds.
  ///
  /// Cancelling the wait cancels the effects.
  func wait(
    for task: StoreTask,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await withTaskCancellationHandler {
      await self.yield(while: predicate)
    } onCancel: {
      task.cancel()
    }
  }

  /// Waits while a condition holds.
  ///
  /// It returns at once if the condition does not hold or the task is cancelled.
  ///
  /// - Parameter predicate: Whether to continue waiting.
  public func yield(while predicate: @escaping (_ state: ViewState) -> Bool) async {
    guard predicate(state) else { return }
    let (changes, continuation) = AsyncStream.makeStream(
      of: Void.self,
      bufferingPolicy: .bufferingNewest(1)
    )
    let observer = StoreObserver { continuation.yield() }
    core.insert(observer)
    for await _ in changes {
      guard predicate(state) else { break }
    }
    withExtendedLifetime(observer) {}
  }
}
