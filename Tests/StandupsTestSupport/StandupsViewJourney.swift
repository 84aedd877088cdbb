package import ComposableArchitecture
import Foundation
package import StandupsCommon
import Testing
package import ViewCore
import ViewTesting

/// Journeys through the views of the standups apps, in the test's process.
///
/// Standups and SyncUps have the same screens, made of other features, so both are tested by the same journeys.
@MainActor
package struct StandupsViewJourney {
  /// The screen that a window opens with.
  package enum Place {
    case list
    case detail(Standup)
    case meeting(Meeting, Standup)
    case recording(Standup)
  }

  private let client = StandupsClient.inMemory()
  private let clock = TestClock()
  private let makeRoot: (Place, @escaping (inout DependencyValues) -> Void) -> AnyView

  /// - Parameter makeRoot: Makes the root of a window, with a store that has the given dependencies.
  package init(
    makeRoot: @escaping (Place, @escaping (inout DependencyValues) -> Void) -> AnyView
  ) {
    self.makeRoot = makeRoot
  }

  private func makeWindow(_ place: Place = .list) -> ViewHarness {
    let root = makeRoot(place) { [client, clock] in
      $0.continuousClock = clock
      $0.date.now = Meeting.held.date
      $0.speechClient = .unavailable("No microphone.")
      $0.standupsClient = client
      $0.uuid = .incrementing
    }
    return ViewHarness { root }
  }

  /// Adds a standup, holds a meeting of it, and deletes it.
  package func addHoldAndDelete() async throws {
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

  /// Edits a standup in one of two windows, and deletes it in another.
  package func useTwoWindows() async throws {
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

  /// Opens a past meeting without and with a transcript.
  package func readATranscript() {
    var meeting = Meeting.held
    #expect(
      makeWindow(.meeting(meeting, .design)).contains(.text("Nobody wrote down what was said."))
    )
    meeting.transcript = "Hello everyone"
    #expect(makeWindow(.meeting(meeting, .design)).contains(.text("Hello everyone")))
  }

  /// Opens each screen of a standup whose fields are empty.
  package func openScreensOfAnEmptyStandup() {
    let standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1), name: " ")])
    var meeting = Meeting.held
    meeting.attendees = [""]
    for place in [Place.detail(standup), .meeting(meeting, standup), .recording(standup)] {
      let view = makeWindow(place)
      #expect(view.contains(.heading("Untitled")))
      #expect(view.contains(.text("Someone")))
    }
  }

  /// Lets the main actor run until the meeting's timer waits for its clock.
  private func timerStarts() async {
    while (try? await clock.checkSuspension()) != nil {
      await Task.yield()
    }
  }
}
