@testable import ComposableArchitecture
import Testing

/// Each failure of a test store, with its text and its line.
@MainActor
struct TestStoreFailureTests {
  struct State: Equatable {
    var count = 0
  }
  enum Action: Equatable, Sendable {
    case nothing
    case countUp
    case echo
    case echoLater
    case echoed
    case tell
    case told
    case wait
  }
  struct Failure: Error {}

  private func makeStore(line: UInt = #line) -> TestStore<State, Action> {
    TestStore(
      initialState: State(),
      reducer: {
        Reduce { state, action in
          switch action {
          case .nothing, .told: return .none
          case .tell: return .send(.told)
          case .countUp, .echoed:
            state.count += 1
            return .none
          case .echo: return .send(.echoed)
          case .echoLater: return .run { send in await send(.echoed) }
          case .wait: return .run { _ in await untilCancelled() }
          }
        }
      },
      line: line
    )
  }

  private func issues(
    during operation: @MainActor () async -> Void
  ) async -> [IssueRecorder.Issue] {
    await IssueRecorder.issues(during: operation)
  }

  @Test func testStoreReportsAnUnexpectedChange() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.countUp) { $0.count = 2 }
      #expect(store.state.count == 1)
    }
    let text = Issues.stateMismatch(
      expected: State(count: 2),
      actual: State(count: 1),
      after: Action.countUp
    )
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func changeWithoutAnExpectationIsReported() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.countUp)
    }
    let text = Issues.unexpectedChange(
      from: State(count: 0),
      to: State(count: 1),
      by: Action.countUp
    )
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func expectationWithoutAChangeIsReported() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.nothing) { $0.count = 0 }
    }
    let text = Issues.expectationChangesNothing(after: Action.nothing)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func expectedChangeThatDoesNotHappenIsReported() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.nothing) { $0.count = 1 }
    }
    let text = Issues.stateMismatch(
      expected: State(count: 1),
      actual: State(count: 0),
      after: Action.nothing
    )
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func errorOfAnExpectationIsReported() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.countUp) { _ in throw Failure() }
      await store.send(.countUp) { $0.count = 2 }
    }
    let text = Issues.expectationThrew(Failure(), after: Action.countUp)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func sendBeforeReceivingIsReported() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.echo)
      await store.send(.countUp) { $0.count = 2 }
      await store.finish()
    }
    let text = Issues.unreceivedActions([Action.echoed], before: .countUp)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func unreceivedActionMayBeReceivedLater() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.echo)
      await store.send(.countUp) { $0.count = 2 }
      await store.send(.countUp) { $0.count = 3 }
      await store.receive(.echoed) { $0.count = 1 }
      #expect(store.state.count == 3)
      await store.send(.countUp) { $0.count = 4 }
    }
    let text = Issues.unreceivedActions([Action.echoed], before: .countUp)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func unreceivedActionMayBeSkipped() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.echo)
      await store.send(.tell)
      await store.receive(.told)
      await store.send(.echoLater)
      await store.receive(.echoed) { $0.count = 1 }
      await store.receive(.echoed) { $0.count = 2 }
    }
    let text = Issues.unreceivedActions([Action.echoed], before: .tell)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func receiveOfAnotherActionThanTheLateOneFails() async {
    let line: UInt = #line + 5
    let issues = await issues {
      let store = makeStore()
      await store.send(.echo)
      await store.send(.nothing)
      await store.receive(.told)
      #expect(store.state.count == 1)
    }
    let text = Issues.receivedAnotherAction(Action.echoed, expected: .told)
    #expect(issues.last == .init(message: text, line: line))
    #expect(issues.count == 2)
  }

  @Test func sendingAfterDismissalFailsAndDoesNothing() async {
    let line: UInt = #line + 5
    let issues = await issues {
      let store = TestStore(initialState: Sleeper.State()) { Sleeper() }
      await store.send(.close)
      #expect(store.isDismissed)
      let task = await store.send(.bump) { $0.count = 1 }
      await store.send(.sleep)
      await task.finish()
      #expect(store.state.count == 0)
    }
    #expect(
      issues == [
        .init(message: Issues.sentAfterDismissal(Sleeper.Action.bump), line: line),
        .init(message: Issues.sentAfterDismissal(Sleeper.Action.sleep), line: line + 1),
      ]
    )
  }

  @Test func unreceivedActionsAreReportedAtTheEnd() async {
    let line: UInt = #line + 2
    let issues = await issues {
      let store = makeStore()
      await store.send(.echo)
      await store.send(.nothing)
      await store.send(.echoLater)
    }
    #expect(
      issues == [
        .init(message: Issues.unreceivedActions([Action.echoed], before: .nothing), line: line + 2),
        .init(message: Issues.unreceivedActionsAtEnd([Action.echoed]), line: line),
      ]
    )
  }

  @Test func runningEffectsAreReportedAtTheEnd() async {
    let line: UInt = #line + 2
    let issues = await issues {
      let store = makeStore()
      await store.send(.wait)
      await store.send(.wait)
    }
    let text = Issues.effectsRunningAtEnd([Action.wait, .wait])
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test nonisolated func runningEffectsAreReportedAtAnEndOutsideOfTheMainActor() async {
    let line: UInt = #line + 3
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = await makeStore()
      await store.send(.wait)
    }
    let text = Issues.effectsRunningAtEnd([Action.wait])
    #expect(recorder.issues == [.init(message: text, line: line)])
  }

  @Test func finishReportsRunningEffects() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.wait)
      await store.finish(timeout: .milliseconds(1))
    }
    #expect(issues == [.init(message: Issues.effectsRunningAtEnd([Action.wait]), line: line)])
  }

  @Test func timeoutOfZeroDoesNotWait() async {
    for _ in 1...100 {
      let issues = await issues {
        let store = makeStore()
        await store.send(.wait)
        await store.finish(timeout: .zero)
      }
      #expect(issues.map(\.message) == [Issues.effectsRunningAtEnd([Action.wait])])
    }
  }

  @Test func receiveFailsWhenNoEffectRuns() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.receive(.echoed) { $0.count = 1 }
      await store.receive({ $0 == .echoed }) { $0.count = 1 }
    }
    #expect(
      issues == [
        .init(
          message: Issues.receivedNothing(
            expected: Issues.dump(Action.echoed),
            running: [Action](),
            timeout: .seconds(1)
          ),
          line: line
        ),
        .init(
          message: Issues.receivedNothing(
            expected: nil,
            running: [Action](),
            timeout: .seconds(1)
          ),
          line: line + 1
        ),
      ]
    )
  }

  @Test func receiveFailsAfterItsTimeout() async {
    let line: UInt = #line + 5
    let issues = await issues {
      let store = makeStore()
      store.timeout = .milliseconds(1)
      let task = await store.send(.wait)
      await store.receive(.echoed) { $0.count = 1 }
      await task.cancel()
    }
    let text = Issues.receivedNothing(
      expected: Issues.dump(Action.echoed),
      running: [Action.wait],
      timeout: .milliseconds(1)
    )
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func receiveReportsAnotherAction() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.echo)
      await store.receive(.countUp) { $0.count = 1 }
      await store.send(.echo)
      await store.receive({ $0 == .countUp }) { $0.count = 2 }
      #expect(store.state.count == 2)
    }
    #expect(
      issues == [
        .init(
          message: Issues.receivedAnotherAction(Action.echoed, expected: .countUp),
          line: line
        ),
        .init(message: Issues.receivedNoMatch(Action.echoed), line: line + 2),
      ]
    )
  }

  @Test func receiveReportsAWrongExpectation() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.echoLater)
      await store.receive(.echoed)
    }
    let text = Issues.unexpectedChange(
      from: State(count: 0),
      to: State(count: 1),
      by: Action.echoed
    )
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func typesInsideAFunctionHaveTheirPlainNames() async {
    struct Row: Equatable {
      var title = ""
    }
    struct Rename: Reducer {
      struct Action: Equatable {
        var title: String
      }
      func reduce(into state: inout Row, action: Action) -> Effect<Action> {
        state.title = action.title
        return .none
      }
    }
    let line: UInt = #line + 3
    let issues = await issues {
      let store = TestStore(initialState: Row()) { Rename() }
      await store.send(Rename.Action(title: "Rent"))
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.message == """
        The action changed the state, and the test does not assert the change.

          Action: TestStoreFailureTests.Rename.Action

          − TestStoreFailureTests.Row(title: "")
          + TestStoreFailureTests.Row(title: "Rent")

        (− before, + after)

        Without a closure after it, an action must leave the state as it is.

        To fix this, add a closure that makes the change, or correct the reducer if it is not wanted.
        """
    )
  }

  @Test func taskThatDoesNotFinishIsReported() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      let task = await store.send(.wait)
      await task.finish(timeout: .milliseconds(1))
      await task.cancel()
    }
    let text = Issues.taskDidNotFinish(Action.wait, timeout: .milliseconds(1))
    #expect(issues == [.init(message: text, line: line)])
  }
}
