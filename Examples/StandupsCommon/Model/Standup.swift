public import ComposableArchitecture
import Foundation

/// A short meeting that a team holds again and again.
public struct Standup: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var attendees: IdentifiedArrayOf<Attendee>
  public var duration: Duration
  public var meetings: IdentifiedArrayOf<Meeting>
  public var theme: Theme
  public var title: String

  public init(
    id: UUID,
    attendees: IdentifiedArrayOf<Attendee> = [],
    duration: Duration = .seconds(5 * 60),
    meetings: IdentifiedArrayOf<Meeting> = [],
    theme: Theme = .bubblegum,
    title: String = ""
  ) {
    self.id = id
    self.attendees = attendees
    self.duration = duration
    self.meetings = meetings
    self.theme = theme
    self.title = title
  }
}

extension Standup {
  /// The title, or a placeholder if it is empty.
  public var displayTitle: String { title.isBlank ? "Untitled" : title }

  /// The standup without attendees whose names are empty.
  ///
  /// At least one attendee stays.
  public var tidied: Standup {
    var standup = self
    let first = standup.attendees.first
    standup.attendees.removeAll { $0.name.isBlank }
    if standup.attendees.isEmpty, let first { standup.attendees.append(first) }
    return standup
  }

  /// The second of a meeting at which an attendee's time ends.
  ///
  /// All have the same share of whole seconds, at least one. The last share ends with the meeting.
  public func secondsUntilEnd(ofSpeaker index: Int) -> Int {
    let shares = Int(duration.components.seconds) * (index + 1) / max(attendees.count, 1)
    return max(shares, index + 1)
  }
}
