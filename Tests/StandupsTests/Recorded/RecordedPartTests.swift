import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import Standups

@MainActor
struct RecordedPartTests {
  @Test func recordedPartHasTheSameChanges() async {
    let clock = TestClock()
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState(
          [
            .detail(StandupDetailFeature.State(destination: nil, standup: Standup.design)),
            .recordMeeting(
              RecordMeetingFeature.State(
                alert: nil,
                secondsElapsed: 0,
                secondsSkipped: 0,
                speakerIndex: 0,
                standup: Standup.design,
                transcript: "",
                transcriptionProblem: "No microphone."
              )
            ),
          ]
        ),
        standupsList: StandupsListFeature.State(isLoaded: true, standups: [Standup.design])
      )
    ) {
      Mutation.of(AppFeature())
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.uuid = .recorded([UUID(2)])
      $0.standupsClient.apply = { _ in }
    }
    await clock.advance(by: .seconds(1))
    // An effect of an action before these sent this one.
    await store.send(.path(.element(id: 1, action: .recordMeeting(.timerTicked)))) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.secondsElapsed = 1
    }
    await clock.advance(by: .seconds(1))
    // An effect of an action before these sent this one.
    await store.send(.path(.element(id: 1, action: .recordMeeting(.timerTicked)))) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.secondsElapsed = 2
    }
    await store.send(.path(.element(id: 1, action: .recordMeeting(.endMeetingButtonTapped)))) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.alert = AlertState {
        TextState("End the meeting?")
      } actions: {
        ButtonState(action: .confirmSave) {
          TextState("Save and end")
        }
        ButtonState(role: .destructive, action: .confirmDiscard) {
          TextState("Discard")
        }
        ButtonState(role: .cancel) {
          TextState("Go on")
        }
      } message: {
        TextState("You are ending the meeting early. What would you like to do?")
      }
    }
    await store.send(
      .path(.element(id: 1, action: .recordMeeting(.alert(.presented(.confirmSave)))))
    ) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.alert = nil
    }
    await store.receive(
      .path(
        .element(
          id: 1,
          action: .recordMeeting(
            .delegate(.save(RecordMeetingFeature.Recording(length: .seconds(2), transcript: nil)))
          )
        )
      )
    ) {
      $0.standupsList.standups[id: UUID(100)]?.meetings = [
        Meeting(
          id: UUID(2),
          date: Date(timeIntervalSince1970: 1_234_567_890),
          attendees: ["Blob"],
          duration: .seconds(2),
          transcript: nil
        )
      ]
    }
    await store.receive(.path(.popFrom(id: 1))) {
      $0.path.pop(from: 1)
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup.meetings = [
        Meeting(
          id: UUID(2),
          date: Date(timeIntervalSince1970: 1_234_567_890),
          attendees: ["Blob"],
          duration: .seconds(2),
          transcript: nil
        )
      ]
    }
  }
}
