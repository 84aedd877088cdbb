@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct ReplayedAnswerTests {
  private let station = ForecastStation()
  private let recording = ForecastRecording()

  /// A recording of each kind of call.
  private func record() async {
    let store = station.store(recording)
    store.send(.permissionAsked)
    store.send(.keyAsked)
    store.send(.permissionAsked)
    await store.send(.refresh("Oslo")).finish()
    await store.send(.refresh("Atlantis")).finish()
    await store.send(.follow).finish()
    await store.send(.warn).finish()
  }

  @Test func replayDoesNotAskTheClient() async throws {
    await record()
    let calls = station.calls.value
    let replay = try recording.replay {
      Forecast()
    } withDependencies: { [station] in
      $0.forecast = station.client
    }
    #expect(replay == .equal(count: recording.actions.count))
    #expect(station.calls.value == calls)
  }

  @Test func importedRecordingHasTheAnswersAndIsReplayed() async throws {
    await record()
    let data = try recording.data()
    let imported = try ForecastRecording(data: data)
    #expect(try imported.data() == data)
    for (first, second) in zip(recording.actions, imported.actions) {
      #expect(
        first.values.allAnswers.filter { $0.endpoint != "key" }.map(\.event.words)
          == second.values.allAnswers.filter { $0.endpoint != "key" }.map(\.event.words)
      )
    }
    #expect(
      imported.answersAfterLastAction.map(\.event.words)
        == recording.answersAfterLastAction.map(\.event.words)
    )
    #expect(try imported.replay { Forecast() } == .equal(count: recording.actions.count))
  }

  @Test func privateValuesOfAnswersAreNotInTheFile() async throws {
    await record()
    let data = try recording.data()
    #expect(data.range(of: Data("secret-1".utf8)) == nil)
    let imported = try ForecastRecording(data: data)
    let answer = try #require(imported.actions[1].values.ofReducer.answers.first)
    #expect(answer.event.words.contains(#"name: "Blob", secret: """#))
  }

  @Test func answerThatItsClientMarksAsPrivateIsNotInTheFile() throws {
    let store = station.store(recording)
    store.send(.tokenAsked)
    #expect(recording.unwritableAnswers == ["ForecastClient.token: it is private"])
    #expect(try recording.data().range(of: Data("secret-2".utf8)) == nil)
  }

  @Test func reducerOfAnActionThatAnEndpointSendsIsRecorded() async throws {
    let store = station.store(recording)
    await store.send(.subscribe).finish()
    #expect(recording.actions.map(\.action) == [.subscribe, .permissionAsked])
    #expect(recording.actions.last?.values.ofReducer.answers.map(\.endpoint) == ["permission"])
    #expect(try recording.replay { Forecast() } == .equal(count: 2))
  }

  @Test func replayNamesAnEndpointThatIsAskedMoreOften() throws {
    let store = station.store(recording)
    store.send(.pause)
    let replay = try recording.replay {
      Reduce<Forecast.State, Forecast.Action> { state, _ in
        @Dependency(\.forecast) var forecast
        state.permission = forecast.permission()
        return .none
      }
    } withDependencies: { [station] in
      $0.forecast = station.client
    }
    #expect(
      replay
        == .different(
          number: 1,
          action: ".pause",
          changes: """
            The reducer needs more values of 'ForecastClient.permission' than were recorded.
            """
        )
    )
  }

  @Test func resultThatCannotBeCopiedHasNoAnswer() {
    let reasons = LockIsolated<[String]>([])
    let answers = ReplayedAnswers { _, _ in
      nil
    } report: { reason in
      reasons.withValue { $0.append(reason) }
    }
    let client = answers.recorder(
      of: RecordedClient(ForecastClient.self, key: ForecastClient.self, name: "forecast")
    )
    #expect(throws: (any Error).self) {
      try client.answer("open") { () throws -> Gate in
        Issue.record("The endpoint was called.")
        return Gate()
      }
      .pass()
    }
    #expect(
      reasons.value == [
        "The recording has no answer of 'ForecastClient.open': its result cannot be copied."
      ]
    )
  }

  private struct Gate: ~Copyable {
    consuming func pass() {}
  }

  @Test func exportNamesAnAnswerThatItCannotHaveAndGoesOn() throws {
    let store = station.store(recording)
    store.send(.permissionAsked)
    store.send(.sensorAsked)
    #expect(try recording.replay { Forecast() } == .equal(count: 2))
    #expect(
      recording.unwritableAnswers == [
        "ForecastClient.sensor: it is an object of the class 'ForecastClient.Sensor'"
      ]
    )
    let imported = try ForecastRecording(data: recording.data())
    #expect(imported.unwritableAnswers == recording.unwritableAnswers)
    let replay = try imported.replay {
      Forecast()
    } withDependencies: { [station] in
      $0.forecast = station.client
    }
    #expect(
      replay
        == .different(
          number: 2,
          action: ".sensorAsked",
          changes: """
            The recording has no answer of 'ForecastClient.sensor': it is an object of the class \
            'ForecastClient.Sensor'.
            """
        )
    )
  }
}
