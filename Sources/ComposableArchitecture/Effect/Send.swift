/// Sends actions from the work of an effect back into the store.
///
/// ``Effect/run(priority:name:operation:catch:fileID:filePath:line:column:)`` passes it to the work, which calls it
/// like a function:
///
/// ```swift
/// return .run { send in
///   await send(.started)
///   await send(.finished(try await download()))
/// }
/// ```
///
/// Once the work's task is cancelled, a call does nothing. If the value escapes, code may call it after the work has
/// ended. Such an action is delivered and reported as an issue, because nothing could cancel that code.
@MainActor
public struct Send<Action>: Sendable {
  private let send: @MainActor @Sendable (Action) -> Void
  /// Whether the function itself checks for cancellation.
  private let isUnguarded: Bool

  /// Creates a value that sends actions to a function.
  ///
  /// Use it to test a function that takes a `Send`:
  ///
  /// ```swift
  /// var actions: [Feature.Action] = []
  /// await feature.download(Send { actions.append($0) })
  /// ```
  ///
  /// - Parameter send: The function that takes the actions.
  public nonisolated init(send: @escaping @MainActor @Sendable (Action) -> Void) {
    self.send = send
    isUnguarded = false
  }

  /// Creates a value that sends actions to a function, even in cancelled tasks.
  nonisolated static func unguarded(
    _ send: @escaping @MainActor @Sendable (Action) -> Void
  ) -> Self {
    Self(send: send, isUnguarded: true)
  }

  private nonisolated init(
    send: @escaping @MainActor @Sendable (Action) -> Void,
    isUnguarded: Bool
  ) {
    self.send = send
    self.isUnguarded = isUnguarded
  }

  /// Sends an action, unless the current task is cancelled.
  ///
  /// - Parameter action: The action to send.
  public func callAsFunction(_ action: Action) {
    guard isUnguarded || !Task.isCancelled else { return }
    send(action)
  }
}

/// The `Send` of the feature `R`.
public typealias SendOf<R: Reducer> = Send<R.Action>
