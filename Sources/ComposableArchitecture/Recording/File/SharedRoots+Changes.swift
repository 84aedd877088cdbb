internal import Sharing

extension SharedRoots {
  /// The values before the first of some actions, as far as the actions change them.
  init<State, Action>(before actions: some Collection<RecordedAction<State, Action>>) {
    self = [:]
    for change in actions.flatMap({ $0.earlierSharedChanges + $0.sharedChanges }) {
      guard let reference = change.reference, self[ObjectIdentifier(reference)] == nil else {
        continue
      }
      self[ObjectIdentifier(reference)] = change.before
    }
  }

  /// Gives changed references their values after some changes.
  mutating func apply(_ changes: [RecordedSharedChange]) {
    for change in changes {
      guard let reference = change.reference else { continue }
      self[ObjectIdentifier(reference)] = change.after
    }
  }
}
