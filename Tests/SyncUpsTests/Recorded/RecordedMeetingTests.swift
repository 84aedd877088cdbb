import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

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
      \.contentsChanged,
      StandupsClient.Contents(standups: [Standup.design], brokenFile: nil, unreadableFile: nil)
    ) {
      $0.syncUpsList.isLoaded = true
      $0.syncUpsList.standups = [Standup.design]
    }
    await store.send(.syncUpsList(.addButtonTapped)) {
      $0.syncUpsList.add = SyncUpForm.State(
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
      .syncUpsList(
        .add(
          .presented(
            .binding(
              .set(
                \.standup,
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
      $0.syncUpsList.add?.standup.attendees[id: UUID(1)]?.name = "Blob"
      $0.syncUpsList.add?.standup.title = "Product"
    }
    await store.send(.syncUpsList(.saveAddButtonTapped)) { $0.syncUpsList.add = nil }
    await store.receive(
      \.syncUpsList,
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
    await store.send(
      .path(
        .push(id: 0, state: .detail(SyncUpDetail.State(destination: nil, standup: Standup.design)))
      )
    ) {
      $0.path[id: 0] = .detail(SyncUpDetail.State(destination: nil, standup: Standup.design))
    }
    await store.send(
      .path(
        .push(
          id: 1,
          state: .record(
            RecordMeeting.State(
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
      $0.path[id: 1] = .record(
        RecordMeeting.State(
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
    await store.send(.path(.element(id: 1, action: .record(.task))))
    await store.receive(\.path[id: 1].record, .transcriptionFailed("No microphone.")) {
      $0.path[id: 1, case: \.record]?.transcriptionProblem = "No microphone."
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].record, .timerTicked) {
      $0.path[id: 1, case: \.record]?.secondsElapsed = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 1].record, .timerTicked) {
      $0.path[id: 1, case: \.record]?.secondsElapsed = 2
    }
    await store.send(.path(.element(id: 1, action: .record(.endMeetingButtonTapped)))) {
      $0.path[id: 1, case: \.record]?.alert = AlertState {
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
    await store.send(.path(.element(id: 1, action: .record(.alert(.presented(.confirmSave)))))) {
      $0.path[id: 1, case: \.record]?.alert = nil
    }
    await store.receive(
      \.path[id: 1].record,
      .delegate(.save(length: .seconds(2), transcript: nil))
    ) {
      $0.syncUpsList.standups[id: UUID(100)]?.meetings = [
        Meeting(
          id: UUID(2),
          date: Date(timeIntervalSince1970: 1_234_567_890),
          attendees: ["Blob"],
          duration: .seconds(2),
          transcript: nil
        )
      ]
    }
    await store.receive(\.path.popFrom, 1) {
      $0.path.pop(from: 1)
      $0.path[id: 0, case: \.detail]?.standup.meetings = [
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
