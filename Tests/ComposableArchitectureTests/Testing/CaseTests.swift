@testable import ComposableArchitecture
import Testing

/// Sending and receiving actions by their case.
@MainActor
struct CaseTests {
  struct State: Equatable {
    var count = 0
  }
  /// Not equatable, because actions that are received by their case need not be.
  enum Action: CasePathable {
    case add(Int)
    case echo
    case echoed(Int)
    case done
    case wait

    struct AllCasePaths {
      let add = AnyCasePath(unsafe: Action.add)
      let echo = AnyCasePath(unsafe: Action.echo)
      let echoed = AnyCasePath(unsafe: Action.echoed)
      let done = AnyCasePath(unsafe: Action.done)
      let wait = AnyCasePath(unsafe: Action.wait)
    }
    static let allCasePaths = AllCasePaths()
  }

  private func makeStore() -> TestStore<State, Action> {
    TestStore(initialState: State()) {
      Reduce { state, action in
        switch action {
        case .add(let count), .echoed(let count):
          state.count += count
          return .none
        case .echo:
          return .concatenate(.send(.echoed(1)), .send(.echoed(2)), .send(.done))
        case .done:
          return .none
        case .wait:
          return .run { _ in await untilCancelled() }
        }
      }
    }
  }

  @Test func testStoreSendsACase() async {
    let store = makeStore()
    await store.send(\.done)
    await store.send(\.add, 3) { $0.count = 3 }
  }

  @Test func testStoreReceivesACase() async {
    let store = makeStore()
    await store.send(\.echo)
    await store.receive(\.echoed) { $0.count = 1 }
    await store.receive(/Action.echoed) { $0.count = 3 }
    await store.receive(\.done)
  }

  @Test func testStoreReceivesACaseWithAValue() async {
    let store = makeStore()
    await store.send(\.echo)
    await store.receive(\.echoed, 1) { $0.count = 1 }
    await store.receive(\.echoed, 2, timeout: .seconds(1)) { $0.count = 3 }
    await store.receive(/Action.done, timeout: .seconds(1))
  }

  @Test func testStoreReceivesFieldsAsCases() async {
    let store = TestStore(initialState: Settings.State()) { Settings() }
    await store.send(\.reset)
    await store.receive(\.binding.$name) { $0.name = "nobody" }
    await store.send(\.binding.$name, "Blob") { $0.name = "Blob" }
    await store.send(\.reset) { $0.name = "" }
    await store.receive(\.binding.$name, "nobody") { $0.name = "nobody" }
  }

  @Test func nonExhaustiveReceiveSkipsOtherActions() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(\.echo)
    await store.receive(\.echoed, 2) { $0.count = 3 }
    await store.receive(\.done)
  }

  @Test func receiveFailsForAnotherCase() async {
    let line: UInt = #line + 4
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      await store.send(\.echo)
      await store.receive(\.done)
      await store.receive(/Action.add)
      await store.receive(\.done)
    }
    #expect(
      issues == [
        .init(
          message: Issues.receivedAnotherCase(Action.echoed(1), expected: "CaseTests.Action.done"),
          line: line
        ),
        .init(
          message: Issues.receivedAnotherCase(
            Action.echoed(2),
            expected: Issues.anyAction(Action.self, with: Int.self)
          ),
          line: line + 1
        ),
      ]
    )
  }

  @Test func receiveFailsForAnotherValue() async {
    let line: UInt = #line + 4
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      await store.send(\.echo)
      await store.receive(\.echoed, 7)
      await store.receive(\.echoed, 2) { $0.count = 3 }
      await store.receive(\.done)
    }
    let text = Issues.receivedAnotherAction(Action.echoed(1), expected: .echoed(7))
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func receiveOfACaseFailsWithoutItsAction() async {
    let line: UInt = #line + 3
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      await store.receive(\.done)
      await store.receive(\.echoed)
      await store.receive(\.echoed, 1)
    }
    let evidence = [
      "CaseTests.Action.done",
      "a case of 'CaseTests.Action' with 'Int'",
      "CaseTests.Action.echoed(1)",
    ]
    #expect(
      issues
        == evidence.enumerated().map { index, evidence in
          .init(
            message: Issues.receivedNothing(
              expected: evidence,
              running: [Action](),
              timeout: .seconds(1)
            ),
            line: line + UInt(index)
          )
        }
    )
  }
}
