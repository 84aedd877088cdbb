/// Who sent an action.
enum ActionOrigin {
  case user
  case effect
}

/// What started an effect, as a log knows it: kept for as long as something can be started for it.
@MainActor
class EffectCause {
  /// The name of the action that returned the effect, if it is known.
  var actionLabel: String? { nil }
}

/// Listens to everything that a root core does: what a test store knows, it knows from here.
@MainActor
protocol CoreLog<State, Action>: EffectLog {
  associatedtype State
  associatedtype Action

  /// An action is about to be handled.
  func willHandle()

  /// An action was handled.
  ///
  /// - Returns: What stands for the action when its effects start.
  func handled(
    _ action: Action,
    from origin: ActionOrigin,
    before: State,
    after: State
  ) -> EffectCause
}

/// Listens to the beginning and the end of running effects.
@MainActor
protocol EffectLog: AnyObject {
  /// An effect began to run for an action.
  func effectStarted(serial: Int, cause: EffectCause?)

  /// An effect ended or was cancelled, and what comes after it has begun.
  func effectEnded(serial: Int)
}
