import ComposableArchitecture
import Foundation
import Testing

@testable import StandupsCommon

struct StandupsChangeTests {
  private let meeting = Meeting(
    id: UUID(10),
    date: Date(timeIntervalSinceReferenceDate: 0),
    attendees: ["Blob"],
    duration: .seconds(60)
  )
  private let standup = Standup(id: UUID(0), title: "Design")

  private func result(
    of changes: StandupsChange...,
    on standups: IdentifiedArrayOf<Standup>
  ) -> IdentifiedArrayOf<Standup> {
    changes.reduce(into: standups) { $0.apply($1) }
  }

  @Test func aStandupIsAddedAndDeleted() {
    let other = Standup(id: UUID(1))
    #expect(result(of: .add(other), on: [standup]) == [standup, other])
    #expect(result(of: .delete(standup.id), on: [standup, other]) == [other])
    #expect(result(of: .delete(other.id), on: [standup]) == [standup])
  }

  @Test func anEditLeavesTheMeetingsThatOthersHeldMeanwhile() {
    var edited = standup
    edited.title = "Product"
    var expected = edited
    expected.meetings = [meeting]
    #expect(
      result(of: .record(meeting, standup), .edit(edited, from: standup), on: [standup])
        == [expected]
    )
  }

  @Test func editKeepsConcurrentEditsOfOthers() {
    var mine = standup
    mine.title = "Product"
    var theirs = standup
    theirs.theme = .poppy
    theirs.duration = .seconds(60)
    theirs.attendees = [Attendee(id: UUID(2), name: "Blob")]
    var both = theirs
    both.title = "Product"
    let edits: [StandupsChange] = [.edit(theirs, from: standup), .edit(mine, from: standup)]
    #expect(result(of: edits[0], edits[1], on: [standup]) == [both])
    #expect(result(of: edits[1], edits[0], on: [standup]) == [both])
  }

  @Test func editsOfAttendeesKeepConcurrentEditsOfOthers() {
    let attendees = (0..<4).map { Attendee(id: UUID($0), name: "Blob \($0)") }
    let original = Standup(id: UUID(0), attendees: [attendees[0], attendees[1]])
    var mine = original
    mine.attendees.remove(id: attendees[0].id)
    mine.attendees.append(attendees[2])
    var theirs = original
    theirs.attendees[id: attendees[1].id]?.name = "Blob Jr"
    theirs.attendees.append(attendees[3])
    let both = result(
      of: .edit(theirs, from: original),
      .edit(mine, from: original),
      on: [original]
    )
    #expect(both[0].attendees.map(\.name) == ["Blob Jr", "Blob 3", "Blob 2"])
  }

  @Test func editOfARemovedStandupChangesNothing() {
    #expect(result(of: .edit(standup, from: standup), on: []) == [])
  }

  @Test func meetingsAreTheNewestFirstAndDeleted() {
    let second = Meeting(id: UUID(11), date: meeting.date, attendees: [], duration: .zero)
    let held = result(
      of: .record(meeting, standup),
      .record(second, standup),
      on: [standup]
    )
    #expect(held[id: standup.id]?.meetings == [second, meeting])
    let left = result(of: .deleteMeetings([second.id], standup.id), on: held)
    #expect(left[id: standup.id]?.meetings == [meeting])
  }

  @Test func aMeetingBringsItsStandupBack() {
    var held = standup
    held.meetings = [meeting]
    #expect(result(of: .delete(standup.id), .record(meeting, standup), on: [standup]) == [held])
  }
}
