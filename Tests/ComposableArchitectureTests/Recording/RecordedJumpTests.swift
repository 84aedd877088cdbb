#if DEBUG
@testable import ComposableArchitecture
import Foundation
import Testing

@MainActor
@Suite(.timeLimit(.minutes(2)))
struct RecordedJumpTests {
  typealias Recording = StoreRecording<Steps.State, Steps.Action>
  private let clock = TestClock()
  private let recording = Recording()

  private func makeStore() -> StoreOf<Steps> {
    Store(initialState: Steps.State(), recording: recording) {
      Steps()
    } withDependencies: { [clock] in
      $0.continuousClock = clock
    }
  }

  /// The steps of the test that a recording writes.
  private func steps(of numbers: ClosedRange<Int>? = nil) -> [String] {
    let lines = recording.testSource(of: numbers).split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return lines.filter { $0.contains("await") || $0.hasPrefix("//") }
  }

  private var abandoned: [Int] { recording.actions.map(\.number).filter(recording.isAbandoned) }

  @Test func actionsSinceTheMomentAreAbandonedAndTheNextOnesAreNot() {
    let store = makeStore()
    for _ in 1...4 { store.send(.counted) }
    recording.goBack(to: 2)
    #expect(recording.jumps.map(\.action) == [2])
    #expect(recording.jumps.map(\.lastAction) == [4])
    #expect(abandoned == [3, 4])
    store.send(.counted)
    #expect(store.count == 3)
    #expect(abandoned == [3, 4])
  }

  @Test func goingBackIntoAnAbandonedFutureMakesItThePresent() {
    let store = makeStore()
    for _ in 1...4 { store.send(.counted) }
    recording.goBack(to: 1)
    store.send(.counted)
    recording.goBack(to: 3)
    #expect(store.count == 3)
    #expect(abandoned == [4, 5])
    store.send(.counted)
    #expect(recording.actions.last?.stateAfter.count == 4)
    #expect(abandoned == [4, 5])
  }

  @Test func severalJumpsAtOneMomentCountAsTheLast() {
    let store = makeStore()
    for _ in 1...4 { store.send(.counted) }
    recording.goBack(to: 1)
    recording.goBack(to: 3)
    #expect(abandoned == [4])
    store.send(.counted)
    #expect(store.count == 4)
    #expect(abandoned == [4])
  }

  @Test func actionThatIsNotKeptIsNoPlaceToGo() {
    let store = makeStore()
    store.send(.counted)
    #expect(recording.goBack(to: 2) == nil)
    #expect(recording.jumps.isEmpty)
    #expect(store.count == 1)
  }

  @Test func effectsOfTheAbandonedFutureAreCancelledAndOthersGoOn() async throws {
    let store = makeStore()
    store.send(.waited(seconds: 10))
    store.send(.counted)
    let later = store.send(.waited(seconds: 20))
    store.send(.bothWaited)
    #expect(recording.effects.map(\.startedBy) == [1, 3, 4])
    let jump = try #require(recording.goBack(to: 2))
    await later.finish()
    #expect(jump.cancelledEffects.map(\.startedBy) == [3, 4])
    #expect(jump.cancelledEffects.compactMap(\.place?.fileID).count == 2)
    #expect(recording.effects.map(\.startedBy) == [1])
    await clock.advance(by: .seconds(30))
    await recording.waits(for: 5)
    #expect(recording.actions.last?.action == .counted)
    #expect(recording.actions.last?.origin.cause == 1)
    #expect(recording.actions.count == 5)
    #expect(store.count == 2)
  }

  @Test func effectsThatAnAbandonedEffectStartedAreCancelled() async {
    let store = makeStore()
    store.send(.counted)
    store.send(.waitedTwice)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 3)
    #expect(recording.effects.map(\.startedBy) == [3])
    recording.goBack(to: 2)
    #expect(recording.effects.isEmpty)
    store.send(.waitedTwice)
    recording.goBack(to: 2)
    await clock.advance(by: .seconds(30))
    #expect(recording.actions.count == 4)
  }

  /// An effect goes on in the scope of the first action, whose other effects are cancelled.
  @Test func effectOfTheMomentGoesOnBesideCancelledOnesOfTheSameRoot() async throws {
    let store = makeStore()
    store.send(.ticking)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 2)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 3)
    let jump = try #require(recording.goBack(to: 1))
    #expect(jump.cancelledEffects.map(\.startedBy) == [2, 3])
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 4)
    #expect(recording.actions.last?.action == .ticked)
    #expect(store.count == 1)
    #expect(recording.effects.map(\.startedBy) == [1, 4])
  }

  @Test func observersAreToldOfAJump() {
    final class Jumps: RecordingObserver {
      var all: [RecordedJump] = []
      func didHandle(_ action: RecordedAction<Steps.State, Steps.Action>) {}
      func didGoBack(_ jump: RecordedJump) { all.append(jump) }
    }
    let observer = Jumps()
    recording.add(observer)
    let store = makeStore()
    store.send(.counted)
    store.send(.counted)
    recording.goBack(to: 1)
    #expect(observer.all == recording.jumps)
    #expect(observer.all.map(\.description) == ["Went back to after 1"])
  }

  @Test func timelineNamesTheJump() {
    let store = makeStore()
    store.send(.counted)
    store.send(.reset)
    recording.goBack(to: 1)
    store.send(.counted)
    #expect(
      recording.timeline() == """
        1 .counted, sent by a view or other code
        2 .reset, sent by a view or other code
        Went back to after 1
        3 .counted, sent by a view or other code
        """
    )
  }

  @Test func testLeavesTheAbandonedFutureOut() {
    let store = makeStore()
    store.send(.counted)
    store.send(.counted)
    store.send(.reset)
    recording.goBack(to: 2)
    store.send(.counted)
    let counted = (1...3).map { "await store.send(.counted) { $0.count = \($0) }" }
    #expect(steps() == counted)
    #expect(
      steps(of: 1...3) == counted.prefix(2) + ["await store.send(.reset) { $0.count = 0 }"]
    )
    recording.goBack(to: 1)
    #expect(steps() == [counted[0]])
  }

  @Test func timeOfTheAbandonedFutureDoesNotPassInTheTest() async {
    let store = makeStore()
    let task = store.send(.ticking)
    for number in 1...3 {
      await clock.advance(by: .seconds(1))
      await recording.waits(for: number + 1)
    }
    recording.goBack(to: 2)
    await clock.advance(by: .seconds(1))
    await recording.waits(for: 5)
    let steps = steps()
    task.cancel()
    await task.finish()
    #expect(
      steps == [
        "let task = await store.send(.ticking)",
        "await clock.advance(by: .seconds(1))",
        "await store.receive(.ticked) { $0.count = 1 }",
        "// Fill in: effects sent actions in a future that was abandoned here. A test receives them.",
        "await clock.advance(by: .seconds(1))",
        "await store.receive(.ticked) { $0.count = 2 }",
        "await task.cancel()",
      ]
    )
  }

  @Test func shortestTestHasNoAbandonedAction() async throws {
    let store = makeStore()
    store.send(.counted)
    store.send(.reset)
    recording.goBack(to: 1)
    store.send(.counted)
    let source = try #require(await recording.shortestTestSource(ofChangeIn: \.count))
    #expect(!source.contains("reset"))
    #expect(source.contains("{ $0.count = 2 }"))
  }

  @Test func answersAboutChangesLeaveTheAbandonedFutureOut() throws {
    let store = makeStore()
    store.send(.counted)
    store.send(.counted)
    store.send(.reset)
    recording.goBack(to: 2)
    #expect(recording.lastChange { $0.count }?.number == 2)
    #expect(
      recording.lookForChange(of: ["count"], upTo: 3, from: 3, count: .max) == .changed(by: 3)
    )
    #expect(recording.actions(leavingOut: 1)?.map(\.stateAfter.count) == [1])
    #expect(recording.difference(at: 2, leavingOut: 3) == .none)
    store.send(.counted)
    #expect(recording.actions(leavingOut: 1)?.map(\.stateAfter.count) == [1, 2])
    #expect(recording.actions(leavingOut: 3)?.map(\.number) == [4])
  }

  @Test func replayGoesOnFromTheStateAfterTheJump() throws {
    let store = makeStore()
    store.send(.counted)
    store.send(.reset)
    recording.goBack(to: 1)
    store.send(.counted)
    #expect(try recording.replay { Steps() } == .equal(count: 3))
  }

  @Test func fileHasTheJumps() throws {
    let store = makeStore()
    for _ in 1...3 { store.send(.counted) }
    store.send(.waited(seconds: 1))
    recording.goBack(to: 2)
    store.send(.reset)
    let imported = try Recording(data: recording.data())
    #expect(imported.jumps == recording.jumps)
    #expect(imported.jumps.first?.cancelledEffects.count == 1)
    #expect(
      imported.actions.map { imported.isAbandoned($0.number) } == [false, false, true, true, false]
    )
    #expect(imported.testSource() == recording.testSource())
    #expect(try imported.data() == recording.data())
  }

  @Test func fileHasTheEffectsWithTheirLines() async throws {
    let store = makeStore()
    store.send(.waited(seconds: 10))
    let later = store.send(.waited(seconds: 20))
    later.cancel()
    await later.finish()
    let imported = try Recording(data: recording.data())
    #expect(imported.effects == recording.effects)
    #expect(imported.effects.first?.place?.fileID.hasSuffix("RecordedJumpTests.swift") == true)
    #expect(imported.ended.map(\.effect) == recording.ended.map(\.effect))
    #expect(imported.ended.map(\.isCancelled) == [true])
    #expect(try imported.data() == recording.data())
  }

  @Test func fileHasNoIDsOfEffectsBecauseTheyMayBePrivate() throws {
    let store = makeStore()
    store.send(.counted)
    store.send(.waitedWithID("secret"))
    recording.goBack(to: 1)
    store.send(.waitedWithID("secret"))
    #expect(recording.effects.map(\.ids) == [["\"secret\""]])
    let data = try recording.data()
    #expect(data.count(of: "secret") == 2)
    let imported = try Recording(data: data)
    #expect(imported.effects.map(\.ids) == [[]])
    #expect(imported.jumps.flatMap(\.cancelledEffects).map(\.ids) == [[]])
  }

  @Test func clearingRemovesTheJumps() {
    let store = makeStore()
    store.send(.counted)
    store.send(.counted)
    recording.goBack(to: 1)
    recording.clear()
    #expect(recording.jumps.isEmpty)
    store.send(.counted)
    #expect(store.count == 2)
    #expect(abandoned.isEmpty)
  }

  @Test func jumpsBeforeTheOldestKeptActionAreDropped() {
    let recording = Recording(limit: 2)
    let store = Store(initialState: Steps.State(), recording: recording) { Steps() }
    store.send(.counted)
    store.send(.counted)
    recording.goBack(to: 1)
    for _ in 1...8 { store.send(.counted) }
    #expect(recording.jumps.isEmpty)
    #expect(recording.actions.map { recording.isAbandoned($0.number) } == [false, false])
  }
}

extension Data {
  /// The number of times that a text is in the bytes.
  fileprivate func count(of text: String) -> Int {
    String(decoding: self, as: UTF8.self).ranges(of: text).count
  }
}

@Reducer
struct Steps {
  @ObservableState
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable {
    case bothWaited
    case counted
    case reset
    case ticked
    case ticking
    case waited(seconds: Int)
    case waitedTwice
    case waitedWithID(String)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .bothWaited: return .concatenate(wait(5), wait(6))
      case .counted: state.count += 1
      case .reset: state.count = 0
      case .ticked:
        state.count += 1
        return .run { _ in try await Task.never() }
      case .ticking:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .waited(let seconds): return wait(seconds)
      case .waitedTwice:
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.waited(seconds: 5))
        }
      case .waitedWithID(let id): return wait(5).cancellable(id: id)
      }
      return .none
    }
  }

  private func wait(_ seconds: Int) -> Effect<Action> {
    .run { send in
      try await clock.sleep(for: .seconds(seconds))
      await send(.counted)
    }
  }
}
#endif
