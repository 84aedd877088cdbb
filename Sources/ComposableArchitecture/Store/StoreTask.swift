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
    _ = await withTaskCancellationHandler {
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
