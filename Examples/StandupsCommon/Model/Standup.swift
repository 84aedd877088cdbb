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
  /// The title, or a word in its place where it was left empty.
  public var displayTitle: String { title.isBlank ? "Untitled" : title }

  /// The standup without attendees whose names were left empty; one stays in any case.
  public var tidied: Standup {
    var standup = self
    let first = standup.attendees.first
    standup.attendees.removeAll { $0.name.isBlank }
    if standup.attendees.isEmpty, let first { standup.attendees.append(first) }
    return standup
  }

  /// After how many seconds of a meeting an attendee has had their time.
  ///
  /// All have the same share, of whole seconds and at least one, and the last ends with the meeting.
  public func secondsUntilEnd(ofSpeaker index: Int) -> Int {
    let shares = Int(duration.components.seconds) * (index + 1) / max(attendees.count, 1)
    return max(shares, index + 1)
  }
}
