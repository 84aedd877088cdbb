public import ComposableArchitecture

/// A change that a user made to the standups.
///
/// It holds only the change itself, so that it applies to standups that other windows have changed meanwhile.
public enum StandupsChange: Equatable, Sendable {
  case add(Standup)
  /// Applies the fields that an edit changed to a standup.
  case edit(Standup, from: Standup)
  case delete(Standup.ID)
  /// Adds a meeting to a standup, and restores the standup if it was deleted.
  case record(Meeting, Standup)
  case deleteMeetings([Meeting.ID], Standup.ID)
}

extension IdentifiedArray<Standup.ID, Standup> {
  /// Makes changes, one after the other.
  mutating func apply(_ changes: [StandupsChange]) {
    for change in changes { apply(change) }
  }

  /// Makes a change.
  ///
  /// An edit or a deletion has no effect if the standup was deleted.
  public mutating func apply(_ change: StandupsChange) {
    switch change {
    case .add(let standup):
      append(standup)
    case .edit(let edited, let original):
      self[id: edited.id]?.take(edited, unlike: original)
    case .delete(let id):
      remove(id: id)
    case .record(let meeting, let standup):
      append(standup)
      self[id: standup.id]?.meetings.insert(meeting, at: 0)
    case .deleteMeetings(let meetings, let id):
      self[id: id]?.meetings.removeAll { meetings.contains($0.id) }
    }
  }
}

extension Standup {
  /// Applies edited fields.
  ///
  /// Meetings are not edited.
  fileprivate mutating func take(_ edited: Standup, unlike original: Standup) {
    func take<Value: Equatable>(_ field: WritableKeyPath<Standup, Value>) {
      guard edited[keyPath: field] != original[keyPath: field] else { return }
      self[keyPath: field] = edited[keyPath: field]
    }
    attendees.take(edited.attendees, unlike: original.attendees)
    take(\.duration)
    take(\.theme)
    take(\.title)
  }
}

extension IdentifiedArray where Element: Equatable {
  /// Applies the removals, changes and insertions of an edit.
  fileprivate mutating func take(_ edited: Self, unlike original: Self) {
    for id in original.ids where !edited.ids.contains(id) { remove(id: id) }
    for id in edited.ids where edited[id: id] != original[id: id] { self[id: id] = edited[id: id] }
  }
}
