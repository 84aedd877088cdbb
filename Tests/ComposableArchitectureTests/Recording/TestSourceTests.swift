@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct TestSourceTests {
  typealias Recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>
  private let clock = TestClock()
  private let recording = Recording()

  private func makeStore() -> StoreOf<RecordedFeature> {
    Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.uuid = .incrementing
    }
  }

  /// The lines of the test's function.
  private func body(
    of numbers: ClosedRange<Int>? = nil,
    _ options: TestSourceOptions = TestSourceOptions()
  ) -> String {
    var options = options
    options.name("RecordedFeature.State()", RecordedFeature.State())
    let lines = recording.testSource(of: numbers, options: options).split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return lines.dropFirst(9).dropLast(3).map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test func sourceIsAWholeFile() {
    makeStore().send(.formButtonTapped)
    #expect(
      recording.testSource() == """
        import ComposableArchitecture
        import Foundation
        import Testing

        @testable import ComposableArchitectureTests

        @MainActor
        struct RecordedTests {
          @Test func recordedActionsHaveTheSameChanges() async {
            // Fill in the dependencies that the feature uses: 'recordedFacts'.
            let store = TestStore(
              initialState: RecordedFeature.State(fact: nil, form: nil, rows: [], seconds: 0, title: "")
            ) {
              RecordedFeature()
            }
            await store.send(.formButtonTapped) { $0.form = RecordedForm.State(name: "Blob") }
          }
        }

        """
    )
  }

  @Test func actionsOfEffectsAreReceived() async {
    let store = makeStore()
    await store.send(.addButtonTapped).finish()
    store.send(.set(\.title, "Design"))
    store.send(.doneButtonTapped(UUID(0)))
    store.send(.formButtonTapped)
    store.send(.form(.presented(.nameChanged("Blob Jr."))))
    store.send(.form(.dismiss))
    var options = TestSourceOptions()
    options.dependencies = ["$0.recordedFacts = { \"\\($0) rows\" }"]
    #expect(
      body(options) == #"""
        let store = TestStore(initialState: RecordedFeature.State()) {
          RecordedFeature()
        } withDependencies: {
          $0.date.now = Date(timeIntervalSince1970: 60)
          $0.uuid = .incrementing
          $0.recordedFacts = { "\($0) rows" }
        }
        await store.send(.addButtonTapped) {
          $0.rows = [
            RecordedFeature.Row(id: UUID(0), created: Date(timeIntervalSince1970: 60), isDone: false)
          ]
        }
        await store.receive(.loaded)
        await store.receive(.factResponse("1 rows")) { $0.fact = "1 rows" }
        await store.send(.binding(.set(\.title, "Design"))) { $0.title = "Design" }
        await store.send(.doneButtonTapped(UUID(0))) { $0.rows[id: UUID(0)]?.isDone = true }
        await store.send(.formButtonTapped) { $0.form = RecordedForm.State(name: "Blob") }
        await store.send(.form(.presented(.nameChanged("Blob Jr.")))) { $0.form?.name = "Blob Jr." }
        await store.send(.form(.dismiss)) { $0.form = nil }
        """#
    )
  }

  @Test func clockIsAdvancedAndEndlessEffectIsCancelled() async {
    let store = makeStore()
    store.send(.timer)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 2)
    await clock.advance(by: .milliseconds(1_500))
    await recording.waits(for: 3)
    #expect(
      body() == """
        let clock = TestClock()
        let store = TestStore(initialState: RecordedFeature.State()) {
          RecordedFeature()
        } withDependencies: {
          $0.continuousClock = clock
          // Fill in the dependencies that the feature uses: 'recordedFacts'.
        }
        let task = await store.send(.timer)
        await clock.advance(by: .seconds(1))
        await store.receive(.ticked) { $0.seconds = 1 }
        await clock.advance(by: .seconds(1))
        await store.receive(.ticked) { $0.seconds = 2 }
        await task.cancel()
        """
    )
  }

  @Test func partOfARecordingBeginsWithItsOwnState() async {
    let store = makeStore()
    await store.send(.addButtonTapped).finish()
    store.send(.ticked)
    let text = body(of: 3...4)
    #expect(text.contains("seconds: 0,"))
    #expect(
      text.hasSuffix(
        """
        // An effect of an action before these sent this one.
        await store.send(.factResponse("1 rows")) { $0.fact = "1 rows" }
        await store.send(.ticked) { $0.seconds = 1 }
        """
      )
    )
  }

  @Test func partThatEndsBeforeItsEffectsSkipsWhatTheySend() async {
    let store = makeStore()
    await store.send(.addButtonTapped).finish()
    store.send(.set(\.title, "Design"))
    #expect(
      body(of: 1...2).hasSuffix(
        """
        await store.receive(.loaded)
        await task.cancel()
        // Effects sent more after these steps.
        await store.skipReceivedActions(strict: false)
        await store.skipInFlightEffects(strict: false)
        """
      )
    )
    #expect(!body(of: 1...3).contains("skipReceivedActions"))
  }

  @Test func partThatEndsBeforeTimePassesSkipsWhatCameLater() async {
    let store = makeStore()
    store.send(.timer)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 2)
    await clock.advance(by: .milliseconds(1_003))
    await recording.waits(for: 3)
    #expect(body(of: 1...2).hasSuffix("await store.skipInFlightEffects(strict: false)"))
    #expect(!body(of: 1...3).contains("skipInFlightEffects"))
  }

  @Test func partThatEndsWithATimerHasItsClock() async {
    let store = makeStore()
    store.send(.timer)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 2)
    let text = body(of: 1...1)
    #expect(text.hasPrefix("let clock = TestClock()"))
    #expect(text.contains("$0.continuousClock = clock"))
  }

  @Test func idsThatAreNotCountedAreConstants() throws {
    let id = try #require(UUID(uuidString: "3F2504E0-4F89-41D3-9A0C-0305E82C3301"))
    let rows: IdentifiedArray = [
      RecordedFeature.Row(id: id, created: Date(timeIntervalSince1970: 0))
    ]
    let store = Store(initialState: RecordedFeature.State(rows: rows), recording: recording) {
      RecordedFeature()
    }
    store.send(.doneButtonTapped(id))
    let text = body()
    #expect(
      text.hasPrefix("let uuid1 = UUID(uuidString: \"3F2504E0-4F89-41D3-9A0C-0305E82C3301\")!")
    )
    #expect(
      text.hasSuffix(
        "await store.send(.doneButtonTapped(uuid1)) { $0.rows[id: uuid1]?.isDone = true }"
      )
    )
  }

  enum Closures: Equatable {
    case set(@Sendable () -> Void)
    case other
    static func == (lhs: Self, rhs: Self) -> Bool { true }
  }

  @Test func actionWithoutSourceIsAComment() {
    let recording = StoreRecording<Int, Closures>()
    let store = Store(initialState: 0, recording: recording) {
      EmptyReducer<Int, Closures>()
    }
    store.send(.set {})
    let text = recording.testSource()
    #expect(text.contains("    // Fill in: a value of "))
    #expect(text.contains(" cannot be written as source.\n    // await store.send(.set(_))\n"))
  }
}
