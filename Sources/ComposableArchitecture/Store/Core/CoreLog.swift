internal import ConcurrencyExtras

/// The origin of an action.
enum ActionOrigin {
  case user
  /// An effect sent the action. The cause is known if the store has a log.
  case effect(by: EffectCause?)
}

/// The action that started an effect, in the terms of a log.
///
/// It is kept while the effect can start more work.
@MainActor
class EffectCause {
  /// The name of the action that returned the effect, if it is known.
  var actionLabel: String? { nil }

  /// The number of the action in a recording, if there is one.
  ///
  /// Code of effects reads it on any thread.
  nonisolated var recordedNumber: Int? { nil }

  /// The cause of what one effect of the action sends.
  ///
  /// - Parameters:
  ///   - serial: The number of the effect.
  ///   - location: Where the effect is made, if that is known.
  ///   - ids: The ids that cancel the effect, see ``EffectRegion/ids``.
  /// - Returns: The cause.
  func ofEffect(serial: Int, at location: SourceLocation?, ids: [CancelID]) -> EffectCause { self }

  #if DEBUG
  /// The region around all effects of the action, for a log that may cancel them.
  ///
  /// - Parameter make: Makes a region.
  /// - Returns: The region, or nil if the log cancels nothing.
  func region(_ make: () -> EffectRegion) -> EffectRegion? { nil }
  #endif
}

/// Receives everything that a root core does.
///
/// A test store learns from it what happens, and a ``StoreRecording`` keeps it.
@MainActor
protocol CoreLog<State, Action>: EffectLog {
  associatedtype State
  associatedtype Action

  /// An action is about to be handled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - origin: The sender.
  ///   - isDirect: Whether the sender waits for the action, which was not in the queue.
  ///   - before: The state before the action.
  func willHandle(_ action: Action, from origin: ActionOrigin, isDirect: Bool, before: State)

  /// An action was handled.
  ///
  /// - Parameters:
  ///   - action: The action.
  ///   - origin: The sender.
  ///   - isDirect: Whether the sender waits for the action, which was not in the queue.
  ///   - before: The state before the action.
  ///   - after: The state after the action.
  /// - Returns: The cause that is passed on when the action's effects start.
  func handled(
    _ action: Action,
    from origin: ActionOrigin,
    isDirect: Bool,
    before: State,
    after: State
  ) -> EffectCause
}

/// Receives the start and the end of running effects.
@MainActor
protocol EffectLog: AnyObject {
  /// An effect started for an action.
  func effectStarted(serial: Int, cause: EffectCause?)

  /// An effect ended or was cancelled, and the effect that follows it has started.
  func effectEnded(serial: Int, isCancelled: Bool)
}
