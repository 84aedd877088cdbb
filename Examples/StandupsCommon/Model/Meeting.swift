public import Foundation

/// A past meeting.
public struct Meeting: Codable, Equatable, Identifiable, Sendable {
  public let id: UUID
  public var date: Date
  public var attendees: [String]
  public var duration: Duration
  /// The transcript, if speech was available.
  public var transcript: String?

  public init(
    id: UUID,
    date: Date,
    attendees: [String],
    duration: Duration,
    transcript: String? = nil
  ) {
    self.id = id
    self.date = date
    self.attendees = attendees
    self.duration = duration
    self.transcript = transcript
  }
}
