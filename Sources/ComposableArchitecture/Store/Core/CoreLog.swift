/// Who sent an action.
enum ActionOrigin {
  case user
  case effect
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
  /// - Returns: A number that stands for the action when its effects start.
  func handled(_ action: Action, from origin: ActionOrigin, before: State, after: State) -> Int
}

/// Listens to the beginning and the end of running effects.
@MainActor
protocol EffectLog: AnyObject {
  /// An effect began to run for an action.
  func effectStarted(serial: Int, cause: Int)

  /// An effect ended or was cancelled, and what comes after it has begun.
  func effectEnded(serial: Int)
}
