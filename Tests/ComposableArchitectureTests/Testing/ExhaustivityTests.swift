@testable import ComposableArchitecture
import ConcurrencyExtras
import IssueReporting
import Testing

@MainActor
struct ExhaustivityTests {
  struct State: Equatable {
    var count = 0
    var log: [Int] = []
  }
  enum Action: Equatable, Sendable {
    case bump
    case countTo(Int)
    case counted(Int)
    case wait
  }
  struct Failure: Error {}

  private func makeStore(
    _ exhaustivity: Exhaustivity = .off,
    line: UInt = #line
  ) -> TestStore<State, Action> {
    let store = TestStore(
      initialState: State(),
      reducer: {
        Reduce<State, Action> { state, action in
          switch action {
          case .bump:
            state.count += 1
            state.log.append(-1)
            return .none
          case .countTo(let last):
            return .merge((1...last).map { .send(.counted($0)) })
          case .counted(let number):
            state.count = number
            state.log.append(number)
            return .none
          case .wait:
            return .run { _ in await untilCancelled() }
          }
        }
      },
      line: line
    )
    store.exhaustivity = exhaustivity
    return store
  }

  /// The issues and the notes of an operation.
  private func record(
    _ operation: @MainActor () async -> Void
  ) async -> (issues: [IssueRecorder.Issue], notes: [IssueRecorder.Issue]) {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) { await operation() }
    return (recorder.issues, recorder.notes)
  }

  // MARK: - Sending

  @Test func exhaustivityIsOnByDefault() {
    let store = TestStore(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
    #expect(store.exhaustivity == .on)
    #expect(Exhaustivity.off == .off(showSkippedAssertions: false))
  }

  @Test func aClosureGetsTheStateAfterTheAction() async {
    let store = makeStore()
    await store.send(.bump) {
      #expect($0.count == 1)
      #expect(store.state.count == 0)
      $0.log = [-1]
    }
    #expect(store.state == State(count: 1, log: [-1]))
  }

  @Test func unassertedFieldsAreNotComparedWithoutExhaustivity() async {
    let store = makeStore()
    await store.send(.bump)
    await store.send(.bump) { _ in }
    await store.send(.bump) { $0.count = 3 }
  }

  @Test func assertedFieldsAreComparedWithoutExhaustivity() async {
    let line: UInt = #line + 3
    let (issues, notes) = await record {
      let store = makeStore()
      await store.send(.bump) { $0.count = 7 }
      await store.send(.bump) { _ in throw Failure() }
    }
    let text = Issues.assertionMismatch(
      expected: State(count: 7, log: [-1]),
      actual: State(count: 1, log: [-1]),
      after: Action.bump
    )
    #expect(
      issues == [
        .init(message: text, line: line),
        .init(
          message: Issues.expectationThrew(Failure(), after: Action.bump),
          line: line + 1
        ),
      ]
    )
    #expect(notes == [])
  }

  @Test func sendSkipsUnreceivedActionsWithoutExhaustivity() async {
    let store = makeStore()
    await store.send(.countTo(3))
    #expect(store.state.count == 0)
    await store.send(.bump) { $0.count = 4 }
    #expect(store.state.log == [1, 2, 3, -1])
  }

  // MARK: - Receiving

  @Test func receivingSkipsOtherActions() async {
    let store = makeStore()
    await store.send(.countTo(4))
    await store.receive(.counted(2)) { $0.count = 2 }
    #expect(store.state.log == [1, 2])
    await store.receive({ $0 == .counted(4) }) { $0.log = [1, 2, 3, 4] }
  }

  @Test func receivingWaitsForTheOneThatMatches() async {
    let (numbers, continuation) = makeStream(of: Int.self)
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { state, action in
        state = action
        guard action == 0 else { return .none }
        return .run { send in for await number in numbers { await send(number) } }
      }
    }
    store.exhaustivity = .off
    await store.send(0)
    continuation.yield(1)
    let feeding = Task.detached {
      for number in 2...5 { continuation.yield(number) }
    }
    await store.receive(5, timeout: .seconds(60)) { $0 = 5 }
    await feeding.value
  }

  @Test func receiveOfAMissingActionFails() async {
    let line: UInt = #line + 4
    let (issues, _) = await record {
      let store = makeStore()
      await store.send(.countTo(2))
      await store.receive(.bump)
      await store.receive(.counted(2)) { $0.count = 2 }
      await store.receive(.bump)
    }
    func text(others: [Action]) -> String {
      Issues.receivedNothing(
        expected: Issues.dump(Action.bump),
        others: others,
        running: [],
        timeout: .seconds(1)
      )
    }
    #expect(
      issues == [
        .init(message: text(others: [.counted(1), .counted(2)]), line: line),
        .init(message: text(others: []), line: line + 2),
      ]
    )
  }

  // MARK: - The end

  @Test func unreceivedActionsAndRunningEffectsPassWithoutExhaustivity() async {
    let (issues, notes) = await record {
      do {
        let store = makeStore()
        await store.send(.countTo(2))
      }
      do {
        let store = makeStore()
        await store.send(.wait)
      }
      let store = makeStore()
      await store.send(.wait)
      await store.finish(timeout: .zero)
    }
    #expect(issues == [])
    #expect(notes == [])
  }

  // MARK: - Notes

  @Test func unassertedChangesAreNoted() async {
    let line: UInt = #line + 2
    let (issues, notes) = await record {
      let store = makeStore(.off(showSkippedAssertions: true))
      await store.send(.bump)
      await store.send(.bump) {
        $0.count = 2
        $0.log = [-1, -1]
      }
      await store.send(.countTo(3))
      await store.receive(.counted(2)) { $0.count = 2 }
      await store.send(.wait)
      await store.send(.countTo(1))
    }
    #expect(issues == [])
    let bumped = State(count: 1, log: [-1])
    let counted = State(count: 2, log: [-1, -1, 1, 2])
    let asserted = State(count: 2, log: [-1, -1, 1])
    #expect(
      notes == [
        .init(message: Issues.skippedChanges(from: State(), to: bumped), line: line + 1),
        .init(message: Issues.skippedActions([Action.counted(1)]), line: line + 7),
        .init(message: Issues.skippedChanges(from: asserted, to: counted), line: line + 7),
        .init(message: Issues.skippedActions([Action.counted(3)]), line: line + 8),
        .init(message: Issues.skippedActions([Action.counted(1)]), line: line),
        .init(message: Issues.skippedEffects([Action.wait]), line: line),
      ]
    )
  }

  @Test func notesAreKnownIssuesUnderSwiftTesting() async {
    let store = makeStore(.off(showSkippedAssertions: true))
    await store.send(.bump)
  }

  // MARK: - XCTModify

  private func makeOptionalStore(_ exhaustivity: Exhaustivity) -> TestStore<Int?, Int?> {
    let store = TestStore(initialState: 1) {
      Reduce<Int?, Int?> { state, action in
        state = action
        return .none
      }
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test func unchangedValueIsReportedInExhaustiveTestsAlone() async {
    for exhaustivity in [Exhaustivity.off, .off(showSkippedAssertions: true), .on] {
      let (issues, _) = await record {
        let store = makeOptionalStore(exhaustivity)
        await store.send(1) { XCTModify(&$0) { $0 = 1 } }
        store.assert { XCTModify(&$0) { $0 = 1 } }
      }
      // The closure changes nothing, which the test store reports as well.
      #expect(issues.count == (exhaustivity == .on ? 3 : 0))
    }
  }

  @Test func noteOfChangesOmitsFieldsThatTheOldStateLacks() async {
    let (issues, notes) = await record {
      let store = makeOptionalStore(.off(showSkippedAssertions: true))
      await store.send(nil)
      await store.send(2) { XCTModify(&$0) { $0 = 2 } }
    }
    #expect(issues == [])
    #expect(notes.count == 2)
  }

  // MARK: - For an operation

  @Test func withExhaustivityAppliesToItsOperation() async {
    let store = makeStore(.on)
    await store.withExhaustivity(.off) {
      await store.send(.bump)
      #expect(store.exhaustivity == .off)
    }
    let count = store.withExhaustivity(.off(showSkippedAssertions: true)) {
      store.assert { $0.count = 1 }
      return store.state.count
    }
    #expect(count == 1)
    #expect(store.exhaustivity == .on)
    await store.send(.bump) { $0 = State(count: 2, log: [-1, -1]) }
  }

  @Test func exhaustivityIsRestoredWhenTheOperationThrows() async {
    let store = makeStore(.on)
    #expect(throws: Failure.self) { try store.withExhaustivity(.off) { throw Failure() } }
    await #expect(throws: Failure.self) {
      try await store.withExhaustivity(.off) {
        await Task.yield()
        throw Failure()
      }
    }
    #expect(store.exhaustivity == .on)
  }
}
