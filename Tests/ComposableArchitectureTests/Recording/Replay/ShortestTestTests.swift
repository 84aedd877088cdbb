@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct ShortestTestTests {
  private let clock = TestClock()
  private let recording = StoreRecording<RecordedFeature.State, RecordedFeature.Action>()

  private func makeStore() -> StoreOf<RecordedFeature> {
    Store(initialState: RecordedFeature.State(), recording: recording) {
      RecordedFeature()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 60)
      $0.uuid = .incrementing
    }
  }

  private var options: TestSourceOptions {
    var options = TestSourceOptions()
    options.name("RecordedFeature.State()", RecordedFeature.State())
    options.dependencies = ["$0.recordedFacts = { \"\\($0) rows\" }"]
    return options
  }

  /// The lines of a test's function after the test store.
  private func steps(_ source: String?) throws -> String {
    let lines = try #require(source).split(separator: "\n", omittingEmptySubsequences: false)
    let start = try #require(lines.firstIndex { $0.contains("recordedFacts = ") }) + 2
    return lines[start...].dropLast(3).map { $0.dropFirst(4) }.joined(separator: "\n")
  }

  @Test func actionsThatTheValueDoesNotNeedAreLeftOut() async throws {
    let store = makeStore()
    store.send(.set(\.title, "Design"))
    await store.send(.addButtonTapped).finish()
    store.send(.formButtonTapped)
    await store.send(.addButtonTapped).finish()
    store.send(.form(.presented(.nameChanged("Blob Jr."))))
    store.send(.set(\.title, "Product"))
    store.send(.doneButtonTapped(UUID(1)))
    let source = await recording.shortestTestSource(
      ofChangeIn: { $0.form?.name },
      options: options
    )
    #expect(
      try steps(source) == """
        await store.send(.formButtonTapped) { $0.form = RecordedForm.State(name: "Blob") }
        await store.send(.form(.presented(.nameChanged("Blob Jr.")))) { $0.form?.name = "Blob Jr." }
        """
    )
  }

  @Test func idsAreThoseOfTheActionsThatAreLeft() async throws {
    let recording = StoreRecording<Ids, Bool>()
    let store = Store(initialState: Ids(), recording: recording) {
      Reduce<Ids, Bool> { state, _ in
        @Dependency(\.uuid) var uuid
        state.last = uuid()
        return .none
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    for _ in 1...3 { store.send(true) }
    let source = try #require(await recording.shortestTestSource(ofChangeIn: \.last))
    #expect(source.contains("$0.uuid = .recorded([UUID(2)])"))
    #expect(source.contains("await store.send(true) { $0.last = UUID(2) }"))
    #expect(source.ranges(of: "store.send").count == 1)
  }

  struct Ids: Equatable {
    var last: UUID?
  }

  @Test func effectThatSendsKeepsTheStateInWhichItBegan() async throws {
    let store = makeStore()
    await store.send(.addButtonTapped).finish()
    store.send(.set(\.title, "Design"))
    await store.send(.addButtonTapped).finish()
    store.send(.formButtonTapped)
    store.send(.doneButtonTapped(UUID(1)))
    let source = await recording.shortestTestSource(
      ofChangeIn: { $0.rows[id: UUID(1)]?.isDone },
      options: options
    )
    let text = try steps(source)
    #expect(text.ranges(of: "store.send(.addButtonTapped)").count == 2)
    #expect(text.contains("Design"))
    #expect(!text.contains("formButtonTapped"))
    #expect(
      text.hasSuffix(
        "store.send(.doneButtonTapped(UUID(1))) { $0.rows[id: UUID(1)]?.isDone = true }"
      )
    )
  }

  @Test func changeByAnEffectKeepsTheActionThatStartedIt() async throws {
    let store = makeStore()
    store.send(.formButtonTapped)
    store.send(.form(.dismiss))
    await store.send(.addButtonTapped).finish()
    let source = await recording.shortestTestSource(ofChangeIn: \.fact, options: options)
    let text = try steps(source)
    #expect(text.hasPrefix("await store.send(.addButtonTapped) {\n"))
    #expect(
      text.hasSuffix("await store.receive(.factResponse(\"1 rows\")) { $0.fact = \"1 rows\" }")
    )
  }

  @Test func actionThatEndedAnEffectOfANeededOneIsNeeded() async throws {
    let store = makeStore()
    store.send(.timer)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 2)
    store.send(.set(\.title, "Design"))
    store.send(.ticked)
    let steps = ShortestSteps(
      upTo: Array(recording.actions),
      ended: [(startedBy: 1, lastAction: 3)]
    )
    let replay = try #require(recording.replay)
    let start = try #require(recording.replayStart(before: 1))
    let purpose = ReplayPurpose(recording: recording, repetition: .shortestTest)
    let shortest = await steps.find(with: replay, from: start, purpose) {
      $0.seconds == 1 && $1.seconds == 2
    }
    #expect(shortest?.map(\.number) == [1, 2, 3, 4])
  }

  @Test func valueThatNoActionHasChangedHasNoTest() async {
    makeStore().send(.formButtonTapped)
    #expect(await recording.shortestTestSource(ofChangeIn: \.title) == nil)
  }

  @Test func changeUpToAnActionIsNotTheLastOne() async throws {
    let store = makeStore()
    store.send(.set(\.title, "Design"))
    store.send(.set(\.title, "Product"))
    let source = await recording.shortestTestSource(
      ofChangeIn: \.title,
      upTo: 1,
      options: options
    )
    #expect(
      try steps(source)
        == #"await store.send(.binding(.set(\.title, "Design"))) { $0.title = "Design" }"#
    )
  }

  @Test func reducerThatDoesNotRepeatTheChangeBeginsWithTheRecordedState() async throws {
    let number = LockIsolated(0)
    let recording = StoreRecording<Numbers, Bool>()
    let store = Store(initialState: Numbers(), recording: recording) {
      Reduce<Numbers, Bool> { state, isNext in
        if isNext {
          state.number = number.withValue {
            $0 += 1; return $0
          }
        }
        return .none
      }
    }
    for isNext in [true, false, true] { store.send(isNext) }
    let source = try #require(await recording.shortestTestSource(ofChangeIn: \.number))
    #expect(source.contains("ShortestTestTests.Numbers(number: 1)"))
    #expect(
      source.contains(
        """
            // The reducer did not make the change again, so the test begins with the recorded state.
            await store.send(true) { $0.number = 2 }

        """
      )
    )
    #expect(!source.contains("send(false)"))
  }

  struct Numbers: Equatable {
    var number = 0
  }

  @Test func sharedValuesAndTheStoreStayAsTheyAreWhileTheReducerRunsAgain() async throws {
    let recording = StoreRecording<Counts, Int>()
    let store = Store(initialState: Counts(), recording: recording) {
      Reduce<Counts, Int> { state, number in
        state.$total.withLock { $0 += number }
        state.last = number
        return .none
      }
    } withDependencies: {
      $0.defaultInMemoryStorage = InMemoryStorage()
    }
    for number in 1...3 { store.send(number) }
    let change = try #require(recording.actions.last)
    let shortest = await recording.shortestTest(of: change, options: options) { _, after in
      after.last == 3
    }
    #expect(shortest.actions.map(\.number) == [3])
    #expect(store.withState(\.total) == 6)
    #expect(recording.actions.count == 3)
  }

  struct Counts: Equatable {
    @Shared(.inMemory("shortest test")) var total = 0
    var last = 0
  }
}
