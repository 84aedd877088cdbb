extension ViewStore {
  /// Sends an action, and waits for as long as a condition holds.
  ///
  /// It suits what waits for work to end, such as pull to refresh:
  ///
  /// ```swift
  /// .refreshable { await viewStore.send(.pulledToRefresh, while: \.isLoading) }
  /// ```
  ///
  /// Cancelling the task that waits cancels the effects of the action.
  ///
  /// - Parameters:
  ///   - action: What the person did.
  ///   - predicate: Whether to go on waiting.
  public func send(
    _ action: ViewAction,
    while predicate: @escaping (_ state: ViewState) -> Bool
  ) async {
    await wait(for: send(action), while: predicate)
  }

  /// Waits for as long as a condition holds; cancelling the wait cancels the effects.
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

  /// Waits for as long as a condition holds.
  ///
  /// It returns at once if the condition does not hold, and when the task is cancelled.
  ///
  /// - Parameter predicate: Whether to go on waiting.
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
