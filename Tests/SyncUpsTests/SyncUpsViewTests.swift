import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI
import Testing
import ViewTesting

@testable import SyncUps

@MainActor
struct SyncUpsViewTests {
  private let client = StandupsClient.inMemory()
  private let clock = TestClock()

  private func makeWindow(_ state: AppFeature.State = AppFeature.State()) -> ViewHarness {
    let store = Store(initialState: state) {
      AppFeature()
    } withDependencies: { [client, clock] in
      $0.continuousClock = clock
      $0.date.now = Meeting.held.date
      $0.speechClient = .unavailable("No microphone.")
      $0.standupsClient = client
      $0.uuid = .incrementing
    }
    return ViewHarness { AppView(store: store) }
  }

  /// A journey through the whole app.
  @Test func aStandupIsAddedHeldAndDeleted() async throws {
    let view = makeWindow()
    let hint = ElementQuery.text("No standups yet. Add the first one with the button above.")
    try await view.wait { $0.contains(hint) }
    try view.tap(.button("Add"))
    #expect(try view.attribute("autofocus", of: .textField("Title")) != nil)
    try view.type("Design", into: .textField("Title"))
    try view.type("Blob", into: .textField("Name"))
    try view.tap(.button("New attendee"))
    try view.tap(.button("Save"))
    try await view.wait { $0.contains(.button("Design 1 5 min")) }

    try view.tap(.button("Design 1 5 min"))
    try view.tap(.button("Start meeting"))
    #expect(view.contains(.text("Blob")))
    #expect(view.contains(.text("Last speaker")))
    try await view.wait { $0.contains(.text("No microphone.")) }
    await timerStarts()
    try view.tap(.button("End meeting"))
    try view.tap(.button("Save and end"))
    try await view.wait { $0.contains(.heading("Past meetings")) && $0.contains(.button("Delete")) }

    try view.tap(.button("Delete"))
    try view.tap(.button("Delete"))
    try await view.wait {
      $0.contains(.heading("Daily Standups")) && !$0.contains(.button("Design 1 5 min"))
    }
  }

  @Test func windowsShowTheSameAndAreWhereTheyAre() async throws {
    try await client.apply(.add(.design))
    let first = makeWindow()
    let second = makeWindow()
    try await first.wait { $0.contains(.button("Design 1 5 min")) }
    try await second.wait { $0.contains(.button("Design 1 5 min")) }

    try first.tap(.button("Design 1 5 min"))
    #expect(first.contains(.button("Edit")))
    #expect(second.contains(.heading("Daily Standups")))

    try first.tap(.button("Edit"))
    try first.type("Product", into: .textField("Title"))
    try first.tap(.button("Save"))
    try await first.wait { $0.contains(.heading("Product")) }
    try await second.wait { $0.contains(.button("Product 1 5 min")) }

    // The screen of a standup that another window deletes is popped, and an alert is shown.
    try await client.apply(.delete(Standup.design.id))
    try await first.wait { $0.contains(.alert("Deleted in another window")) }
    try first.tap(.button("OK"))
    #expect(first.contains(.heading("Daily Standups")))
  }

  @Test func pastMeetingShowsItsTranscript() throws {
    var meeting = Meeting.held
    func window() -> ViewHarness {
      makeWindow(AppFeature.State(path: StackState([.meeting(meeting, standup: .design)])))
    }
    #expect(window().contains(.text("Nobody wrote down what was said.")))
    meeting.transcript = "Hello everyone"
    #expect(window().contains(.text("Hello everyone")))
  }

  @Test func emptyFieldsHavePlaceholders() {
    let standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1), name: " ")])
    var meeting = Meeting.held
    meeting.attendees = [""]
    let screens: [AppFeature.Path.State] = [
      .detail(SyncUpDetail.State(standup: standup)),
      .meeting(meeting, standup: standup),
      .record(RecordMeeting.State(standup: standup)),
    ]
    for screen in screens {
      let view = makeWindow(AppFeature.State(path: StackState([screen])))
      #expect(view.contains(.heading("Untitled")))
      #expect(view.contains(.text("Someone")))
    }
  }

  /// Lets the main actor go on until the meeting's timer waits for its clock.
  private func timerStarts() async {
    while (try? await clock.checkSuspension()) != nil {
      await Task.yield()
    }
  }
}
