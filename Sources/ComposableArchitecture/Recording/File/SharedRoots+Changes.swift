internal import Sharing

extension SharedRoots {
  /// The values before the first of some actions, as far as the actions change them.
  init<State, Action>(before actions: some Collection<RecordedAction<State, Action>>) {
    self = [:]
    add(actions.flatMap { $0.earlierSharedChanges + $0.sharedChanges })
  }

  /// Adds the values before some changes, except those of references that are known.
  mutating func add(_ changes: [RecordedSharedChange]) {
    for change in changes {
      let id = ObjectIdentifier(change.reference)
      if self[id] == nil { self[id] = change.before }
    }
  }

  /// Gives changed references their values after some changes.
  mutating func apply(_ changes: [RecordedSharedChange]) {
    for change in changes { self[ObjectIdentifier(change.reference)] = change.after }
  }
}
