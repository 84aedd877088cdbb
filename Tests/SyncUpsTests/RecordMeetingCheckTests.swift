import ComposableArchitecture
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

/// Rules of a meeting, whatever its leader does and when.
@MainActor
struct RecordMeetingCheckTests {
  @Test func meetingKeepsItsTimeWhateverItsLeaderDoes() async {
    await ReducerChecker(initialState: RecordMeeting.State(standup: .design)) {
      RecordMeeting()
    } withDependencies: {
      $0.speechClient.transcribe = { AsyncThrowingStream { $0.finish() } }
    }
    .invariant("the speaker is one of the attendees") {
      $0.standup.attendees.indices.contains($0.speakerIndex)
    }
    .invariant("the meeting is not longer than planned") { $0.elapsed <= $0.standup.duration }
    .invariant("what was spoken is not longer than what has passed") {
      .zero <= $0.spoken && $0.spoken <= $0.elapsed
    }
    .transition("the clock stands still under an alert") { before, action, after in
      action != .timerTicked || before.alert == nil || before.secondsElapsed == after.secondsElapsed
    }
    .check(length: 40) { state, random in
      if state.alert != nil {
        let answers: [RecordMeeting.Action] = [
          .alert(.dismiss), .alert(.dismiss), .alert(.presented(.confirmSave)),
        ]
        return Bool.random(using: &random)
          ? .send(answers.randomElement(using: &random)!) : .wait(.seconds(3))
      }
      switch Int.random(in: 0..<8, using: &random) {
      case 0: return .send(.endMeetingButtonTapped)
      case 1: return .send(.nextButtonTapped)
      case 2 where state.secondsElapsed == 0: return .send(.task)
      default: return .wait(.seconds(Int.random(in: 1...20, using: &random)))
      }
    }
  }
}
