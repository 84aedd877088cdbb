@testable import ComposableArchitecture
import ConcurrencyExtras
import Foundation
import IssueReporting
import Testing

@MainActor
struct SkipTests {
  enum Action: Equatable, Sendable {
    case countTo(Int)
    case counted(Int)
    case wait
  }

  private func makeStore(line: UInt = #line) -> TestStore<Int, Action> {
    TestStore(
      initialState: 0,
      reducer: {
        Reduce { state, action in
          switch action {
          case .countTo(let last): return .merge((1...last).map { .send(.counted($0)) })
          case .counted(let number):
            state = number
            return .none
          case .wait: return .run { _ in await untilCancelled() }
          }
        }
      },
      line: line
    )
  }

  @Test func skipReceivedActionsRemovesThem() async {
    let store = makeStore()
    await store.send(.countTo(3))
    await store.skipReceivedActions()
    #expect(store.state == 3)
    await store.skipReceivedActions(strict: false)
    await store.send(.countTo(1))
    await store.receive(.counted(1)) { $0 = 1 }
  }

  @Test func skipReceivedActionsFailsWithoutActions() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      await store.skipReceivedActions()
    }
    #expect(issues == [.init(message: Issues.noReceivedActionsToSkip(), line: line)])
  }

  /// Sends the elements of a stream.
  private func makeStore(
    of stream: AsyncStream<Action>,
    line: UInt = #line
  ) -> TestStore<Int, Action> {
    TestStore(
      initialState: 0,
      reducer: {
        Reduce { state, action in
          switch action {
          case .counted(let number): state = number
          case .countTo: break
          case .wait: return .run { send in for await action in stream { await send(action) } }
          }
          return .none
        }
      },
      line: line
    )
  }

  @Test func skippedEffectsGoOn() async {
    let (stream, continuation) = makeStream(of: Action.self)
    let store = makeStore(of: stream)
    let task = await store.send(.wait)
    await store.skipInFlightEffects()
    await store.skipInFlightEffects(strict: false)
    await store.finish()
    continuation.yield(.counted(1))
    await store.receive(.counted(1)) { $0 = 1 }
    let feeding = Task.detached { _ = continuation.yield(.counted(2)) }
    await store.receive(.counted(2), timeout: .seconds(60)) { $0 = 2 }
    await feeding.value
    continuation.finish()
    await task.finish()
  }

  @Test func actionsOfSkippedEffectsMustBeReceived() async {
    let line: UInt = #line + 7
    let issues = await IssueRecorder.issues {
      let (stream, continuation) = makeStream(of: Action.self)
      let store = makeStore(of: stream)
      await store.send(.wait)
      await store.skipInFlightEffects()
      continuation.yield(.counted(1))
      await store.finish()
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.map(\.message) == [Issues.unreceivedActionsAtEnd([Action.counted(1)])])
  }

  @Test func skippedEffectsEndWithTheStore() async {
    let (ended, continuation) = makeStream(of: Void.self)
    do {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { _, _ in
          .run { _ in
            await untilCancelled()
            continuation.finish()
          }
        }
      }
      await store.send(true)
      await store.skipInFlightEffects()
    }
    for await _ in ended {}
  }

  @Test func skipInFlightEffectsFailsWithoutEffects() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      await store.skipInFlightEffects()
    }
    #expect(issues == [.init(message: Issues.noRunningEffectsToSkip(), line: line)])
  }

  @Test func skippedActionsAreNoted() async {
    let line: UInt = #line + 3
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = makeStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.wait)
      await store.send(.countTo(1))
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(recorder.issues == [])
    #expect(
      recorder.notes == [
        .init(message: Issues.skippedActions([Action.counted(1)]), line: line + 4),
        .init(message: Issues.skippedEffects([Action.wait]), line: line + 5),
      ]
    )
  }

  // MARK: - Asserting the state

  @Test func skipAssertsTheState() async {
    let store = makeStore()
    store.assert { $0 = 0 }
    await store.send(.countTo(1))
    store.assert { $0 = 0 }
    await store.receive(.counted(1)) { $0 = 1 }
    store.assert { #expect($0 == 1) }
  }

  @Test func skipFailsForAnUnexpectedState() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      store.assert { $0 = 1 }
      store.assert { _ in throw CancellationError() }
    }
    #expect(
      issues == [
        .init(message: Issues.assertionMismatch(expected: 1, actual: 0), line: line),
        .init(message: Issues.expectationThrew(CancellationError()), line: line + 1),
      ]
    )
  }

  // MARK: - Dependencies

  @Test func dependenciesAreOthersForAnOperation() async {
    struct Feature: Reducer {
      @Dependency(\.uuid) var uuid
      func reduce(into state: inout UUID?, action: Bool) -> Effect<Bool> {
        state = uuid()
        return .none
      }
    }
    let store = TestStore(initialState: nil) {
      Feature()
    } withDependencies: {
      $0.uuid = .constant(UUID(1))
    }
    await store.send(true) { $0 = UUID(1) }
    await store.withDependencies {
      $0.uuid = .constant(UUID(2))
    } operation: {
      await store.send(true) { $0 = UUID(2) }
    }
    await store.send(true) { $0 = UUID(1) }
    let id = store.withDependencies {
      $0.uuid = .constant(UUID(3))
    } operation: {
      store.dependencies.uuid()
    }
    #expect(id == UUID(3))
    #expect(store.dependencies.uuid() == UUID(1))
  }
}
