internal import Observation

/// Tells observers of a recording that it has other actions or effects, or has found states without an action.
///
/// It is a class of its own because the key path of a property of a generic class is made anew at each use. That takes longer
/// than the rest of the announcement.
@MainActor
@Observable
final class RecordingChanges {
  private var actions: Void { () }
  private var effects: Void { () }
  private var leftOutStates: Void { () }

  func observeActions() { access(keyPath: \.actions) }

  func changeActions(_ change: () -> Void) { withMutation(keyPath: \.actions, change) }

  func observeEffects() { access(keyPath: \.effects) }

  func changeEffects(_ change: () -> Void) { withMutation(keyPath: \.effects, change) }

  func observeLeftOutStates() { access(keyPath: \.leftOutStates) }

  func changeLeftOutStates() { withMutation(keyPath: \.leftOutStates) {} }
}
