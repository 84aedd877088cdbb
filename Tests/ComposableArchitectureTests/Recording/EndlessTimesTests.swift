@testable import ComposableArchitecture
import Foundation
import Testing

/// Dates and durations outside of any calendar, which must not stop the process.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct EndlessTimesTests {
  struct State: Equatable {
    var date = Date(timeIntervalSinceReferenceDate: 0)
    var duration = Duration.zero
  }

  enum Action: Equatable {
    case changed(Date, Duration)
  }

  private func recorded(_ date: Date, _ duration: Duration) -> StoreRecording<State, Action> {
    let recording = StoreRecording<State, Action>(date: DateGenerator { date })
    let store = Store(initialState: State(), recording: recording) {
      Reduce<State, Action> { state, action in
        guard case .changed(_, let duration) = action else { return .none }
        @Dependency(\.date.now) var now
        state.date = now
        state.duration = duration
        return .none
      }
    } withDependencies: {
      $0.date.now = date
    }
    store.send(.changed(date, duration))
    return recording
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan, 1e300, -1e300, 1e15])
  func endlessDateIsShownWrittenAndRead(seconds: Double) throws {
    let date = Date(timeIntervalSinceReferenceDate: seconds)
    let recording = recorded(date, .seconds(1))
    for recording in [recording, try StoreRecording(data: recording.data())] {
      let action = try #require(recording.actions.first)
      #expect(action.dump.contains("changed"))
      #expect(action.changes != nil)
      #expect(recording.testSource().contains("$0.date"))
      let read = action.stateAfter.date.timeIntervalSinceReferenceDate
      #expect(read == seconds || read.isNaN && seconds.isNaN)
      #if DEBUG
      #expect(recording.state(after: 1)?.part(at: ["date"])?.text.isEmpty == false)
      #expect(recording.row(of: 1)?.name.hasPrefix(".changed(Date(") == true)
      #endif
    }
  }

  @Test(arguments: [
    .seconds(9_000_000_000_000_000_000), .seconds(-9_000_000_000_000_000_000),
    .seconds(1e15) + .nanoseconds(1), Duration(secondsComponent: 3, attosecondsComponent: -7),
  ])
  func longDurationIsShownWrittenAndRead(duration: Duration) throws {
    let recording = recorded(.distantFuture, duration)
    for recording in [recording, try StoreRecording(data: recording.data())] {
      let action = try #require(recording.actions.first)
      #expect(action.stateAfter.duration == duration)
      #expect(action.changes != nil)
      #expect(recording.testSource().contains("duration"))
      #if DEBUG
      #expect(recording.state(after: 1)?.part(at: ["duration"])?.text.isEmpty == false)
      #endif
    }
  }

  @Test func durationWithoutSecondsIsShownAndNotExported() {
    let recording = recorded(.distantPast, .seconds(Int64.max) * 10)
    #expect(recording.actions.first?.changes != nil)
    #expect(recording.testSource().contains("// Fill in"))
    #expect(throws: RecordingError.self) { try recording.data() }
  }

  @Test func clockMayBeAtAnyTime() async throws {
    let recording = StoreRecording<Int, Int>()
    let clock = TestClock()
    let store = Store(initialState: 0, recording: recording) {
      Reduce<Int, Int> { state, step in
        @Dependency(\.continuousClock) var clock
        _ = clock.now
        state += step
        return .none
      }
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(1)
    await clock.advance(by: .seconds(8_000_000_000_000_000_000))
    store.send(2)
    let imported = try StoreRecording<Int, Int>(data: recording.data())
    #expect(imported.testSource() == recording.testSource())
    #expect(imported.testSource().contains("await store.send(2)"))
  }
}
