import ComposableArchitecture
import Foundation
import Testing

@testable import StandupsCommon

struct StandupTests {
  private func ends(of count: Int, in duration: Duration) -> [Int] {
    let attendees = (0..<count).map { Attendee(id: UUID($0), name: "Blob") }
    let standup = Standup(
      id: UUID(100),
      attendees: IdentifiedArray(uniqueElements: attendees),
      duration: duration
    )
    return (0..<max(count, 1)).map(standup.secondsUntilEnd(ofSpeaker:))
  }

  @Test func theTimeOfAMeetingIsSharedOutToTheLastSecond() {
    #expect(ends(of: 3, in: .seconds(360)) == [120, 240, 360])
    #expect(ends(of: 7, in: .seconds(300)) == [42, 85, 128, 171, 214, 257, 300])
    #expect(ends(of: 0, in: .seconds(300)) == [300])
  }

  @Test func eachAttendeeHasAtLeastASecond() {
    #expect(ends(of: 3, in: .seconds(2)) == [1, 2, 3])
    #expect(ends(of: 2, in: .zero) == [1, 2])
  }

  @Test func emptyNamesAreRemoved() {
    let named = Attendee(id: UUID(1), name: "Blob")
    let unnamed = Attendee(id: UUID(2), name: " ")
    #expect(Standup(id: UUID(0), attendees: [unnamed, named]).tidied.attendees == [named])
    #expect(Standup(id: UUID(0), attendees: [unnamed]).tidied.attendees == [unnamed])
  }
}
