@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RecordedAnswerTests {
  private let station = ForecastStation()
  private let recording = ForecastRecording()

  /// The answers in their order, in words.
  private var answers: [String] {
    let answers =
      recording.actions.flatMap(\.values.allAnswers) + recording.answersAfterLastAction
    return answers.map { answer in
      "\(answer.action ?? 0): \(answer.name) \(answer.event.words)"
    }
  }

  @Test func answersOfAReducerAreRecordedInOrder() {
    let store = station.store(recording)
    store.send(.permissionAsked)
    store.send(.permissionAsked)
    #expect(recording.actions.last?.stateAfter.permission == .allowed)
    #expect(
      answers == [
        "1: ForecastClient.permission returned denied",
        "2: ForecastClient.permission returned allowed",
      ]
    )
    #expect(recording.actions.map(\.values.ofReducer.answers.count) == [1, 1])
  }

  @Test func answersAndErrorsOfEffectsAreRecorded() async {
    let store = station.store(recording)
    await store.send(.refresh("Oslo")).finish()
    await store.send(.refresh("Atlantis")).finish()
    #expect(
      answers == [
        "1: ForecastClient.log returned ()",
        "1: ForecastClient.temperature called",
        "1: ForecastClient.temperature returned 4",
        "3: ForecastClient.log returned ()",
        "3: ForecastClient.temperature called",
        "3: ForecastClient.temperature threw Offline(minutes: 3)",
      ]
    )
  }

  @Test func elementsOfStreamsAreRecorded() async {
    let store = station.store(recording)
    await store.send(.follow).finish()
    await store.send(.warn).finish()
    #expect(
      answers == [
        "1: ForecastClient.changes returnedStream",
        "1: ForecastClient.changes emitted 20",
        "1: ForecastClient.changes emitted 21",
        "1: ForecastClient.changes finished",
        "4: ForecastClient.warnings returnedStream",
        "4: ForecastClient.warnings emitted storm",
        "4: ForecastClient.warnings failed Offline(minutes: 5)",
      ]
    )
  }

  @Test func cancelledCallIsNoAnswer() async {
    let isCalled = LockIsolated(false)
    var client = station.client
    client.temperature = { _ in
      isCalled.setValue(true)
      return try await Task.never()
    }
    let store = Store(initialState: Forecast.State(), recording: recording) {
      Forecast().dependency(\.forecast, client)
    }
    let task = store.send(.refresh("Oslo"))
    while !isCalled.value { await Task.yield() }
    task.cancel()
    while !recording.effects.isEmpty { await Task.yield() }
    let events = recording.answersAfterLastAction.map(\.event.words)
    #expect(events == ["returned ()", "called", "wasCancelled"])
    recording.clear()
    #expect(recording.answersAfterLastAction.isEmpty)
  }

  @Test func callsInsideOfAClientAreNotRecorded() async {
    let recording = ForecastRecording()
    let store = Store(initialState: Forecast.State(), recording: recording) {
      Forecast()
    } withDependencies: { [station] in
      $0.forecast = station.client
      $0.uuid = .incrementing
      $0.forecast.permission = {
        @Dependency(\.forecast) var forecast
        @Dependency(\.uuid) var uuid
        forecast.log("\(uuid())")
        return .allowed
      }
    }
    store.send(.permissionAsked)
    let values = recording.actions[0].values
    #expect(values.allAnswers.map(\.endpoint) == ["permission"])
    #expect(values.uuids.isEmpty)
    #expect(station.calls.value == ["log 00000000-0000-0000-0000-000000000000"])
  }

  @Test func clientOfAnEnumOfReducersIsRecorded() {
    let recording = StoreRecording<Forecasts.State, Forecasts.Action>()
    let store = Store(initialState: Forecasts.State.today(Forecast.State()), recording: recording) {
      Reduce(Forecasts.body)
    } withDependencies: { [station] in
      $0.forecast = station.client
    }
    store.send(.today(.permissionAsked))
    #expect(recording.actions[0].values.allAnswers.map(\.name) == ["ForecastClient.permission"])
  }

  @Test func clientInsideOfAFunctionIsRecorded() {
    @DependencyClient
    struct Local: TestDependencyKey {
      var name: @Sendable () -> String = { "" }
      static let testValue = Self(name: { "Blob" })
    }
    let recording = StoreRecording<String, Int>()
    let store = Store(initialState: "", recording: recording) {
      Reduce<String, Int> { state, _ in
        @Dependency(Local.self) var client
        state = client.name()
        return .none
      }
    }
    store.send(1)
    #expect(recording.actions[0].stateAfter == "Blob")
    #expect(recording.actions[0].values.allAnswers.map(\.event.words) == ["returned Blob"])
  }

  @Test func storeWithoutARecordingHasTheClientItself() {
    let recording = ForecastRecording()
    let recorded = station.store(recording)
    let store = Store(initialState: Forecast.State()) {
      Forecast()
    } withDependencies: { [station] in
      $0.forecast = station.client
    }
    store.send(.permissionAsked)
    #expect(station.calls.value == ["permission"])
    #expect(answers.isEmpty)
    recorded.send(.pause)
    #expect(answers.isEmpty)
  }
}

@Reducer
enum Forecasts {
  case today(Forecast)
}

extension Forecasts.State: Equatable {}
extension Forecasts.Action: Equatable {}

extension RecordedAnswer.Event {
  /// The kind of the event and its value.
  var words: String {
    switch self {
    case .called: "called"
    case .returned(let value): "returned \(value.words)"
    case .threw(let value): "threw \(value.words)"
    case .wasCancelled: "wasCancelled"
    case .returnedStream: "returnedStream"
    case .emitted(let value): "emitted \(value.words)"
    case .finished: "finished"
    case .failed(let value): "failed \(value.words)"
    }
  }
}

extension AnswerValue {
  fileprivate var words: String { value.map { "\($0)" } ?? reason ?? "" }
}
