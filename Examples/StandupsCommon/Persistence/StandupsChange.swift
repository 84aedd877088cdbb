public import ComposableArchitecture

/// What a person did to the standups.
///
/// It says no more than what was done, so that it can be done to what others have changed meanwhile.
public enum StandupsChange: Equatable, Sendable {
  /// Adds a standup, or edits it; an edit leaves its meetings.
  case save(Standup)
  case delete(Standup.ID)
  case record(Meeting, Standup.ID)
  case deleteMeetings([Meeting.ID], Standup.ID)
}

extension IdentifiedArray<Standup.ID, Standup> {
  /// Makes a change, which has no effect where its standup is gone.
  public mutating func apply(_ change: StandupsChange) {
    switch change {
    case .save(var standup):
      if let known = self[id: standup.id] { standup.meetings = known.meetings }
      updateOrAppend(standup)
    case .delete(let id):
      remove(id: id)
    case .record(let meeting, let id):
      self[id: id]?.meetings.insert(meeting, at: 0)
    case .deleteMeetings(let meetings, let id):
      self[id: id]?.meetings.removeAll { meetings.contains($0.id) }
    }
  }
}
