import ComposableArchitecture
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

extension Mutation {
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
      case (.closedForm, .syncUpsList(.add(.presented(.binding)))):
        state.syncUpsList.add = nil
      default: break
      }
      return effect
    }
  }
}

/// The feature that copied tests run, which import nothing for its mistakes.
@MainActor
var mutatedApp: Reduce<AppFeature.State, AppFeature.Action> { Mutation.of(AppFeature()) }

/// Each recorded test fails at the step of a mistake.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct MutationTests {
  @Test func meetingFailsAtTheStepOfAMistake() async throws {
    try await Mutation.openForm.expectFailure(of: "RecordedMeetingTests", at: "saveAddButtonTapped")
    {
      await RecordedMeetingTests().recordedMeetingHasTheSameChanges()
    }
  }

  @Test func partFailsAtTheStepOfAMistake() async throws {
    try await Mutation.silentEnd.expectFailure(
      of: "RecordedPartTests",
      at: "endMeetingButtonTapped"
    ) {
      await RecordedPartTests().recordedPartHasTheSameChanges()
    }
  }

  @Test func shortestTestFailsAtTheStepOfAMistake() async throws {
    try await Mutation.silentEnd.expectFailure(
      of: "RecordedShortestTests",
      at: "endMeetingButtonTapped"
    ) {
      await RecordedShortestTests().meetingIsHeldWithTheFewestSteps()
    }
  }

  @Test func journeyFailsAtTheStepOfAMistake() async throws {
    try await Mutation.emptyForm.expectFailure(of: "RecordedJourneyTests", at: "type(\"Blob\"") {
      try await RecordedJourneyTests().recordedJourneyIsPossibleAgain()
    }
  }

  @Test func copiedTestFailsAtTheStepOfAMistake() async throws {
    try await Mutation.openForm.expectFailure(of: "CopiedTests", at: "saveAddButtonTapped") {
      await CopiedTests().recordedActionsHaveTheSameChanges()
    }
  }

  @Test func copiedPartFailsAtTheStepOfAMistake() async throws {
    try await Mutation.openForm.expectFailure(of: "CopiedPartTests", at: "saveAddButtonTapped") {
      await CopiedPartTests().recordedActionsHaveTheSameChanges()
    }
  }

  @Test func copiedTestFromAnOpenFormFailsAtTheStepOfAMistake() async throws {
    try await Mutation.openForm.expectFailure(of: "CopiedFormTests", at: "saveAddButtonTapped") {
      await CopiedFormTests().recordedActionsHaveTheSameChanges()
    }
  }

  @Test func copiedJourneyFailsAtTheStepOfAMistake() async throws {
    try await Mutation.closedForm.expectFailure(
      of: "CopiedJourneyTests",
      at: "tap(.button(\"Save\""
    ) {
      try await CopiedJourneyTests().recordedJourneyIsPossibleAgain()
    }
  }
}
