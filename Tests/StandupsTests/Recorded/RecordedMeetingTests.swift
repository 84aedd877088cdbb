import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import Standups

@MainActor
struct RecordedMeetingTests {
  @Test func recordedMeetingHasTheSameChanges() async {
    let clock = TestClock()
    let store = TestStore(initialState: AppFeature.State()) {
      Mutation.of(AppFeature())
    } withDependencies: {
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.uuid = .incrementing
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
    let task = await store.send(.task)
    await store.receive(
      .contentsChanged(
        StandupsClient.Contents(standups: [Standup.design], brokenFile: nil, unreadableFile: nil)
      )
    ) {
      $0.standupsList.isLoaded = true
      $0.standupsList.standups = [Standup.design]
    }
    await store.send(.standupsList(.addStandupButtonTapped)) {
      $0.standupsList.addStandup = StandupFormFeature.State(
        focus: .title,
        standup: Standup(
          id: UUID(0),
          attendees: [Attendee(id: UUID(1), name: "")],
          duration: .seconds(300),
          meetings: [],
          theme: .bubblegum,
          title: ""
        )
      )
    }
    await store.send(
      .standupsList(
        .addStandup(
          .presented(
            .binding(
              .set(
                \.$standup,
                Standup(
                  id: UUID(0),
                  attendees: [Attendee(id: UUID(1), name: "Blob")],
                  duration: .seconds(300),
                  meetings: [],
                  theme: .bubblegum,
                  title: "Product"
                )
              )
            )
          )
        )
      )
    ) {
      $0.standupsList.addStandup?.standup.attendees[id: UUID(1)]?.name = "Blob"
      $0.standupsList.addStandup?.standup.title = "Product"
    }
    await store.send(.standupsList(.saveStandupButtonTapped)) { $0.standupsList.addStandup = nil }
    await store.receive(
      .standupsList(
        .delegate(
          .saveStandup(
            Standup(
              id: UUID(0),
              attendees: [Attendee(id: UUID(1), name: "Blob")],
              duration: .seconds(300),
              meetings: [],
              theme: .bubblegum,
              title: "Product"
            )
          )
        )
      )
    )
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
    await store.send(.path(.element(id: 1, action: .recordMeeting(.task))))
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
    await task.cancel()
  }
}
