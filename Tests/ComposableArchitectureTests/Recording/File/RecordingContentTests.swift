import Foundation
import Testing

@testable import ComposableArchitecture

/// Numbers of files from outside, on which the inspector counts.
@MainActor
struct RecordingContentTests {
  @Test func actionThatComesBeforeItsCauseIsRefused() throws {
    for cause in [Int.min, 0, 1, 2] {
      let content = try content(origin: .effect(of: cause, at: nil))
      #expect(throws: damaged("The list of actions", "has an action that comes before its cause")) {
        try content.check()
      }
    }
    try content(origin: .user).check()
  }

  @Test func effectWithoutAnActionIsRefused() throws {
    for number in [Int.min, 0, .max] {
      var content = try content()
      content.effects = [effect(startedBy: number)]
      #expect(throws: damaged("The list of effects", "has an effect without an action")) {
        try content.check()
      }
    }
    var content = try content()
    content.effects = [effect(startedBy: 1)]
    try content.check()
  }

  @Test func stepWithoutANumberIsRefused() throws {
    for number in [Int.min, -1, .max] {
      let content = try content(step: WrittenStep(journey: 0, number: number))
      #expect(throws: damaged("The list of journeys", "has a step without a number")) {
        try content.check()
      }
    }
    try content(step: WrittenStep(journey: 0, number: 0)).check()
  }

  /// The content of a file with one action.
  private func content(
    origin: RecordedOrigin = .user,
    step: WrittenStep? = nil
  ) throws -> RecordingContent {
    let recording = StoreRecording<Int, Int>()
    let store = Store(initialState: 0, recording: recording) {
      Reduce<Int, Int> { state, action in
        state += action
        return .none
      }
    }
    store.send(1)
    var content = try RecordingFile(of: recording).content
    content.actions = content.actions.map {
      WrittenAction(
        number: $0.number,
        action: $0.action,
        before: $0.before,
        after: $0.after,
        origin: origin,
        event: nil,
        step: step,
        viewCode: nil,
        date: $0.date,
        duration: $0.duration,
        values: $0.values
      )
    }
    return content
  }

  private func effect(startedBy number: Int) -> WrittenEffect {
    WrittenEffect(
      RecordedEffect(id: 1, startedBy: number, place: nil, since: .distantPast, ids: [])
    )
  }

  private func damaged(_ path: String, _ reason: String) -> RecordingError {
    .damaged(path: path, reason: reason)
  }
}
