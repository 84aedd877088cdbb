/// The effects that one ``Store/send(_:)`` started, and the effects that their actions started in turn.
///
/// A view ties work to its own lifetime:
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// The task of an action without effects is finished and counts as cancelled.
public struct StoreTask: Hashable, Sendable {
  let scope: EffectScope?

  init(_ scope: EffectScope?) {
    self.scope = scope
  }

  /// Cancels the effects.
  public func cancel() {
    scope?.cancel()
  }

  /// Waits until the effects have ended.
  ///
  /// Cancelling the task that waits cancels the effects.
  public nonisolated(nonsending) func finish() async {
    guard let scope else { return }
    await Self.finish(scope, isolation: #isolation)
  }

  /// Waits on the actor of the caller.
  ///
  /// NB: Capturing the actor isolates the closure to it. Otherwise the wait would hop to another thread and back.
  private static func finish(_ scope: EffectScope, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      _ = isolation
      await scope.finish()
    } onCancel: {
      scope.cancel()
    }
  }

  /// Whether ``cancel()`` was called, or there are no effects.
  public var isCancelled: Bool {
    scope?.isCancelled ?? true
  }

  /// Whether both tasks belong to the same send.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.scope?.id == rhs.scope?.id
  }

  /// Hashes the identity of the send.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope?.id)
  }
}
