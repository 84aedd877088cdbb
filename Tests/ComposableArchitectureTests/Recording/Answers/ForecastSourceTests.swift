@testable import ComposableArchitecture
import Foundation
import Testing

/// Records answers of a client, whose tests are in 'RecordedForecastTests.swift' and 'RecordedStreamTests.swift'.
@MainActor
@Suite(.timeLimit(.minutes(2)))
struct ForecastSourceTests {
  private let station = ForecastStation()
  private let recording = ForecastRecording()

  private func record() async {
    let store = station.store(recording)
    store.send(.permissionAsked)
    store.send(.permissionAsked)
    store.send(.diceRolled)
    await store.send(.refresh("Oslo")).finish()
    await store.send(.refresh("Atlantis")).finish()
    await store.send(.follow).finish()
    await store.send(.warn).finish()
  }

  /// Records a stream whose elements come between actions of the user.
  private func recordStream() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let store = Store(initialState: Forecast.State(), recording: recording) {
      Forecast()
    } withDependencies: {
      $0.forecast.changes = { stream }
    }
    store.send(.follow)
    continuation.yield(20)
    await recording.waits(for: 2)
    store.send(.pause)
    continuation.yield(21)
    await recording.waits(for: 4)
  }

  @Test func testOfAnswersIsWrittenAgain() async throws {
    await record()
    try expectRecorded(recording.testSource(), in: "RecordedForecastTests.swift")
  }

  @Test func testOfALateStreamIsWrittenAgain() async throws {
    await recordStream()
    try expectRecorded(recording.testSource(), in: "RecordedStreamTests.swift")
  }

  @Test func importedRecordingWritesTheTestOfTheOriginal() async throws {
    await record()
    let imported = try ForecastRecording(data: recording.data())
    #expect(imported.testSource() == recording.testSource())
  }

  @Test func answersWithoutSourceAreNamed() {
    let store = station.store(recording)
    store.send(.sensorAsked)
    store.send(.keyAsked)
    let lines = recording.testSource().split(separator: "\n").map { $0.drop { $0 == " " } }
    #expect(
      lines.filter { $0.hasPrefix("// Fill in the answers") } == [
        """
        // Fill in the answers of 'ForecastClient.key': the private value of 'ForecastClient.Key.secret' \
        cannot be written as source.
        """,
        """
        // Fill in the answers of 'ForecastClient.sensor': an object of the class 'ForecastClient.Sensor' \
        cannot be written as source.
        """,
      ]
    )
  }

  @Test func statementOfTheDeveloperTakesThePlaceOfAnswers() async {
    await record()
    var options = TestSourceOptions()
    options.dependencies = ["$0.forecast.permission = { .allowed }"]
    let source = recording.testSource(options: options)
    #expect(!source.contains("RecordedAnswers<ForecastClient.Permission>"))
    #expect(source.contains("$0.forecast.log = { _ in }"))
    options.dependencies = ["$0.forecast = .preview"]
    #expect(!recording.testSource(options: options).contains("$0.forecast."))
  }

  @Test func partHasTheAnswersOfItsOwnActions() async {
    await record()
    let source = recording.testSource(of: 2...3)
    #expect(source.contains("$0.forecast.permission = { .allowed }"))
    #expect(!source.contains("temperature ="))
  }
}
