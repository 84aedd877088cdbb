import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import Standups

@MainActor
struct RecordedShortestTests {
  @Test func meetingIsHeldWithTheFewestSteps() async {
    let clock = TestClock()
    let store = TestStore(initialState: AppFeature.State()) {
      Mutation.of(AppFeature())
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.uuid = .recorded([UUID(2)])
      $0.speechClient.transcribe = {
        .recorded([], throwing: SpeechClient.Unavailable(reason: "No microphone."))
      }
      $0.standupsClient.apply = { _ in }
      $0.standupsClient.contents = {
        .recorded(
          [
            StandupsClient.Contents(
              standups: [Standup.design],
              brokenFile: nil,
              unreadableFile: nil
            )
          ],
          isOpen: true
        )
      }
    }
    let task1 = await store.send(.task)
    await store.receive(
      .contentsChanged(
        StandupsClient.Contents(standups: [Standup.design], brokenFile: nil, unreadableFile: nil)
      )
    ) {
      $0.standupsList.isLoaded = true
      $0.standupsList.standups = [Standup.design]
    }
    await store.send(
      .path(
        .push(
          id: 0,
          state: .detail(StandupDetailFeature.State(destination: nil, standup: Standup.design))
        )
      )
    ) {
      $0.path[id: 0] = .detail(
        StandupDetailFeature.State(destination: nil, standup: Standup.design)
      )
    }
    await store.send(
      .path(
        .push(
          id: 1,
          state: .recordMeeting(
            RecordMeetingFeature.State(
              alert: nil,
              secondsElapsed: 0,
              secondsSkipped: 0,
              speakerIndex: 0,
              standup: Standup.design,
              transcript: "",
              transcriptionProblem: nil
            )
          )
        )
      )
    ) {
      $0.path[id: 1] = .recordMeeting(
        RecordMeetingFeature.State(
          alert: nil,
          secondsElapsed: 0,
          secondsSkipped: 0,
          speakerIndex: 0,
          standup: Standup.design,
          transcript: "",
          transcriptionProblem: nil
        )
      )
    }
    let task2 = await store.send(.path(.element(id: 1, action: .recordMeeting(.task))))
    await store.receive(
      .path(.element(id: 1, action: .recordMeeting(.transcriptionFailed("No microphone."))))
    ) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.transcriptionProblem =
        "No microphone."
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.path(.element(id: 1, action: .recordMeeting(.timerTicked)))) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.secondsElapsed = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.path(.element(id: 1, action: .recordMeeting(.timerTicked)))) {
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
    let task3 = await store.send(
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
    await task1.cancel()
    await task2.cancel()
    await task3.cancel()
    // Effects sent more after these steps.
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }
}
