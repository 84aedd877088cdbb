import ComposableArchitecture
import Foundation

/// A short meeting that a team holds again and again.
struct Standup: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var attendees: IdentifiedArrayOf<Attendee> = []
  var duration: Duration = .seconds(5 * 60)
  var meetings: IdentifiedArrayOf<Meeting> = []
  var theme = Theme.bubblegum
  var title = ""

  /// How long each of the attendees may speak.
  var durationPerAttendee: Duration {
    duration / max(attendees.count, 1)
  }
}

/// Someone who takes part.
struct Attendee: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var name = ""
}

/// A meeting that was held.
struct Meeting: Codable, Equatable, Identifiable, Sendable {
  let id: UUID
  var date: Date
  var attendees: [String]
  var duration: Duration
}

extension Duration {
  /// The length in whole minutes, as a slider has it.
  var minutes: Double {
    get { Double(components.seconds / 60) }
    set { self = .seconds(Int(newValue.rounded()) * 60) }
  }

  /// The length as a clock shows it, such as "1:30".
  var onClock: String {
    formatted(.time(pattern: .minuteSecond))
  }

  /// The length in words, such as "5 min" or "1 min, 30 sec".
  var inWords: String {
    formatted(.units(allowed: [.minutes, .seconds], width: .abbreviated))
  }
}
