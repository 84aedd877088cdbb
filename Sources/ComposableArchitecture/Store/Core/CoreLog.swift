/// The origin of an action.
enum ActionOrigin {
  case user
  case effect
}

/// The action that started an effect, in the terms of a log.
///
/// It is kept while the effect can start more work.
@MainActor
class EffectCause {
  /// The name of the action that returned the effect, if it is known.
  var actionLabel: String? { nil }
}

/// Receives everything that a root core does.
///
/// A test store learns from it what happens.
@MainActor
protocol CoreLog<State, Action>: EffectLog {
  associatedtype State
  associatedtype Action

  /// An action is about to be handled.
  func willHandle()

  /// An action was handled.
  ///
  /// - Returns: The cause that is passed on when the action's effects start.
  func handled(
    _ action: Action,
    from origin: ActionOrigin,
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
  func effectEnded(serial: Int)
}
