import ComposableArchitecture
import StandupsCommon
import XCTest

@testable import Standups

@MainActor
private func makeStore(
  secondsElapsed: Int = 0,
  clock: some Clock<Duration> = ImmediateClock(),
  speechClient: SpeechClient = SpeechClient { .finished() }
) -> TestStoreOf<RecordMeetingFeature> {
  TestStore(
    initialState: RecordMeetingFeature.State(
      secondsElapsed: secondsElapsed,
      standup: Standup(
        id: UUID(),
        attendees: [Attendee(id: UUID(), name: "Blob"), Attendee(id: UUID(), name: "Blob Jr")],
        duration: .seconds(4)
      )
    )
  ) {
    RecordMeetingFeature()
  } withDependencies: {
    $0.continuousClock = clock
    $0.speechClient = speechClient
  }
}

final class RecordMeetingTests: XCTestCase {
  @MainActor
  func testTheClockEndsTheMeeting() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    await store.send(.task)
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.secondsElapsed = 1 }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) {
      $0.secondsElapsed = 2
      $0.speakerIndex = 1
    }
    await clock.advance(by: .seconds(2))
    await store.receive(.timerTicked) { $0.secondsElapsed = 3 }
    await store.receive(.timerTicked) { $0.secondsElapsed = 4 }
    await store.receive(.delegate(.save(.init(length: .seconds(4)))))
    XCTAssertTrue(store.isDismissed)
  }

  @MainActor
  func testEndingEarly() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    let task = await store.send(.task)
    await store.send(.endMeetingButtonTapped) {
      $0.alert = .endMeeting(isDiscardable: true)
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked)
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) { $0.secondsElapsed = 1 }
    await store.send(.endMeetingButtonTapped) {
      $0.alert = .endMeeting(isDiscardable: true)
    }
    await store.send(.alert(.presented(.confirmDiscard))) { $0.alert = nil }
    XCTAssertTrue(store.isDismissed)
    await task.cancel()
  }

  @MainActor
  func testTheLastSpeakerMaySaveOnly() async {
    let store = makeStore()
    await store.send(.nextButtonTapped) {
      $0.speakerIndex = 1
      $0.secondsElapsed = 2
      $0.secondsSkipped = 2
    }
    await store.send(.nextButtonTapped) {
      $0.alert = .endMeeting(isDiscardable: false)
    }
    await store.send(.alert(.presented(.confirmSave))) { $0.alert = nil }
    await store.receive(.delegate(.save(.init(length: .zero))))
    XCTAssertTrue(store.isDismissed)
  }

  @MainActor
  func testSpeechIsTranscribed() async {
    let clock = TestClock()
    let store = makeStore(
      clock: clock,
      speechClient: .hearing("Hello everyone", clock: clock)
    )
    let task = await store.send(.task)
    await clock.advance(by: .milliseconds(500))
    await store.receive(.transcriptChanged("Hello")) { $0.transcript = "Hello" }
    await clock.advance(by: .milliseconds(500))
    await store.skipReceivedActions()
    XCTAssertEqual(store.state.transcript, "Hello everyone")
    await store.send(.endMeetingButtonTapped) {
      $0.alert = .endMeeting(isDiscardable: true)
    }
    await store.send(.alert(.presented(.confirmSave))) { $0.alert = nil }
    await store.receive(
      .delegate(.save(.init(length: .seconds(1), transcript: "Hello everyone")))
    )
    await task.cancel()
  }

  @MainActor
  func testAMissingMicrophoneIsShown() async {
    let store = makeStore(clock: TestClock(), speechClient: .unavailable("No microphone."))
    let task = await store.send(.task)
    await store.receive(.transcriptionFailed("No microphone.")) {
      $0.transcriptionProblem = "No microphone."
    }
    await task.cancel()
  }
}
