public import ComposableArchitecture

/// What a person did to the standups.
///
/// It says no more than what was done, so that it can be done to what others have changed meanwhile.
public enum StandupsChange: Equatable, Sendable {
  case add(Standup)
  /// Makes a standup what it was edited to, in what differs from what the person began with.
  case edit(Standup, from: Standup)
  case delete(Standup.ID)
  /// Keeps a meeting of a standup, which is there again where it is gone.
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
  /// An edit or a deletion has no effect where its standup is gone.
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
  /// Takes over what was edited; its meetings are no part of that.
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
  /// Removes, changes and adds what was removed, changed and added in an edit.
  fileprivate mutating func take(_ edited: Self, unlike original: Self) {
    for id in original.ids where !edited.ids.contains(id) { remove(id: id) }
    for id in edited.ids where edited[id: id] != original[id: id] { self[id: id] = edited[id: id] }
  }
}
