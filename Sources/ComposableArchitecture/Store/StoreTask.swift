/// The effects that one ``Store/send(_:)`` started, with those that their actions started in turn.
///
/// A view that starts work when it appears hands the work's lifetime to SwiftUI:
///
/// ```swift
/// .task { await store.send(.task).finish() }
/// ```
///
/// An action without effects gives a task that is finished, and counts as cancelled.
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
  /// NB: The closure belongs to that actor because it captures it; else it would leave the actor for
  /// another thread, and come back.
  private static func finish(_ scope: EffectScope, isolation: isolated (any Actor)?) async {
    await withTaskCancellationHandler {
      _ = isolation
      await scope.finish()
    } onCancel: {
      scope.cancel()
    }
  }

  /// Whether the effects were cancelled by ``cancel()``, or there were none.
  public var isCancelled: Bool {
    scope?.isCancelled ?? true
  }

  /// Whether two values stand for the same send.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.scope === rhs.scope
  }

  /// Hashes the identity of the send.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scope.map(ObjectIdentifier.init))
  }
}
