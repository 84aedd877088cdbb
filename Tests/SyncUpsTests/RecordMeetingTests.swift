import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import SyncUps

@MainActor
struct RecordMeetingTests {
  private let clock = TestClock()

  private func makeStore(
    speechClient: SpeechClient = SpeechClient { .finished() }
  ) -> TestStoreOf<RecordMeeting> {
    let standup = Standup(
      id: UUID(0),
      attendees: [Attendee(id: UUID(1), name: "Blob"), Attendee(id: UUID(2), name: "Blob Jr")],
      duration: .seconds(4)
    )
    return TestStore(initialState: RecordMeeting.State(standup: standup)) {
      RecordMeeting()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.speechClient = speechClient
    }
  }

  @Test func theClockEndsTheMeeting() async {
    let store = makeStore()
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) {
      $0.secondsElapsed = 2
      $0.speakerIndex = 1
    }
    await clock.advance(by: .seconds(2))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 3 }
    await store.receive(\.timerTicked) { $0.secondsElapsed = 4 }
    await store.receive(.delegate(.save(length: .seconds(4), transcript: nil)))
    #expect(store.isDismissed)
  }

  @Test func theClockStandsStillDuringAQuestion() async {
    let store = makeStore()
    let task = await store.send(.task)
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked)
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(\.timerTicked) { $0.secondsElapsed = 1 }
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(\.alert.confirmDiscard) { $0.alert = nil }
    #expect(store.isDismissed)
    await task.cancel()
  }

  @Test func theLastSpeakerMaySaveOnly() async {
    let store = makeStore()
    await store.send(.nextButtonTapped) {
      $0.speakerIndex = 1
      $0.secondsElapsed = 2
      $0.secondsSkipped = 2
    }
    await store.send(.nextButtonTapped) { $0.alert = .endMeeting(isDiscardable: false) }
    await store.send(\.alert.confirmSave) { $0.alert = nil }
    await store.receive(.delegate(.save(length: .zero, transcript: nil)))
    #expect(store.isDismissed)
  }

  @Test func speechIsTranscribed() async {
    let store = makeStore(speechClient: .hearing("Hello everyone", clock: clock))
    let task = await store.send(.task)
    await clock.advance(by: .milliseconds(500))
    await store.receive(.transcriptChanged("Hello")) { $0.transcript = "Hello" }
    await store.send(.endMeetingButtonTapped) { $0.alert = .endMeeting(isDiscardable: true) }
    await store.send(\.alert.confirmSave) { $0.alert = nil }
    await store.receive(.delegate(.save(length: .zero, transcript: "Hello")))
    #expect(store.isDismissed)
    await task.cancel()
  }

  @Test func aMissingMicrophoneIsShown() async {
    let store = makeStore(speechClient: .unavailable("No microphone."))
    let task = await store.send(.task)
    await store.receive(.transcriptionFailed("No microphone.")) {
      $0.transcriptionProblem = "No microphone."
    }
    await task.cancel()
  }
}
