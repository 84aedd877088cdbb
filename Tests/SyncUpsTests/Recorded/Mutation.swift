import ComposableArchitecture
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

/// A mistake in the feature, which a test can turn on.
enum Mutation: CaseIterable {
  /// A new standup has nobody who attends.
  case emptyForm
  /// The form stays open after the standup was saved.
  case openForm
  /// A meeting does not ask whether it is to end.
  case silentEnd

  @TaskLocal static var current: Self?

  /// The feature, with the mistake that is turned on.
  @MainActor
  static func of(_ feature: AppFeature) -> Reduce<AppFeature.State, AppFeature.Action> {
    let mutation = current
    return Reduce { state, action in
      let former = state
      let effect = feature.reduce(into: &state, action: action)
      switch (mutation, action) {
      case (.emptyForm, .syncUpsList(.addButtonTapped)):
        state.syncUpsList.add?.standup.attendees = []
      case (.openForm, .syncUpsList(.saveAddButtonTapped)):
        state.syncUpsList.add = former.syncUpsList.add
      case (.silentEnd, .path(.element(id: _, action: .record(.endMeetingButtonTapped)))):
        state.path = former.path
      default: break
      }
      return effect
    }
  }
}

/// Each recorded test fails at the step of a mistake.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct MutationTests {
  @Test func meetingFailsAtTheStepOfAMistake() async throws {
    try await expectFailure("RecordedMeetingTests", of: .openForm, at: "saveAddButtonTapped") {
      await RecordedMeetingTests().recordedMeetingHasTheSameChanges()
    }
  }

  @Test func partFailsAtTheStepOfAMistake() async throws {
    try await expectFailure("RecordedPartTests", of: .silentEnd, at: "endMeetingButtonTapped") {
      await RecordedPartTests().recordedPartHasTheSameChanges()
    }
  }

  @Test func shortestTestFailsAtTheStepOfAMistake() async throws {
    try await expectFailure("RecordedShortestTests", of: .silentEnd, at: "endMeetingButtonTapped") {
      await RecordedShortestTests().meetingIsHeldWithTheFewestSteps()
    }
  }

  @Test func journeyFailsAtTheStepOfAMistake() async throws {
    try await expectFailure("RecordedJourneyTests", of: .emptyForm, at: "type(\"Blob\"") {
      try await RecordedJourneyTests().recordedJourneyIsPossibleAgain()
    }
  }

  private func expectFailure(
    _ suite: String,
    of mutation: Mutation,
    at step: String,
    _ test: @MainActor () async throws -> Void
  ) async throws {
    try await Mutation.$current.withValue(mutation) {
      try await RecordedTestFile("\(suite).swift").expectFailure(at: step, test)
    }
  }
}
