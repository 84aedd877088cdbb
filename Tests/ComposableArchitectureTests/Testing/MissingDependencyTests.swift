import ComposableArchitecture
import Testing

/// Dependencies that a test has not overridden.
@MainActor
struct MissingDependencyTests {
  @Test func aMissingClockIsReportedOnceAtTheCallThatLedToIt() async {
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: 0) { Waiting() }
      line = #line + 1
      await store.send(.waitButtonTapped)
      await store.receive(.waited) { $0 = 1 }
    }
    #expect(issues.map(\.line) == [line])
    #expect(
      issues.first?.message == """
        A test used '@Dependency(\\.continuousClock)', which has no test value.

            Location: ComposableArchitectureTests/MissingDependencyTests.swift:\(Waiting.clockLine)

        A test with the app's dependencies depends on more than its code: on the network, a disk, the \
        time of day. It goes on with the preview value or the live value.

        To fix this, override the dependency for the test, with 'withDependencies' or in that of its \
        store:

            $0.continuousClock = ImmediateClock()  // or a 'TestClock', which the test advances
        """
    )
  }

  @Test func aMissingDateOrIdentityIsReportedAtTheCallThatLedToIt() async {
    var lines: [UInt] = []
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: 0) { Waiting() }
      lines = [#line + 1, #line + 2]
      await store.send(.dateButtonTapped)
      await store.send(.identityButtonTapped)
    }
    #expect(issues.map(\.line) == lines)
    #expect(
      issues.map(\.message) == [
        """
        A test used '@Dependency(\\.date)', which has no test value.

            Location: ComposableArchitectureTests/MissingDependencyTests.swift:\(Waiting.clockLine + 1)

        A test with the app's dependencies depends on more than its code: on the network, a disk, the \
        time of day. It goes on with the preview value or the live value.

        To fix this, override the dependency for the test, with 'withDependencies' or in that of its \
        store:

            $0.date.now = Date(timeIntervalSince1970: 0)
        """,
        """
        A test used '@Dependency(\\.uuid)', which has no test value.

            Location: ComposableArchitectureTests/MissingDependencyTests.swift:\(Waiting.clockLine + 2)

        A test with the app's dependencies depends on more than its code: on the network, a disk, the \
        time of day. It goes on with the preview value or the live value.

        To fix this, override the dependency for the test, with 'withDependencies' or in that of its \
        store:

            $0.uuid = .incrementing
        """,
      ]
    )
  }

  @Test func missingDependencyOfAnInitialStateIsReportedAtTheStore() async {
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      line = #line + 1
      let store = TestStore(initialState: Dependency(\.date.now).wrappedValue) {
        EmptyReducer<Date, Never>()
      }
      await store.finish()
    }
    #expect(issues.map(\.line) == [line])
  }
}

private struct Waiting: Reducer {
  enum Action {
    case dateButtonTapped
    case identityButtonTapped
    case waitButtonTapped
    case waited
  }

  static let clockLine = #line + 1
  @Dependency(\.continuousClock) var clock
  @Dependency(\.date.now) var now
  @Dependency(\.uuid) var uuid

  func reduce(into state: inout Int, action: Action) -> Effect<Action> {
    switch action {
    case .dateButtonTapped:
      _ = now
      return .none
    case .identityButtonTapped:
      _ = uuid()
      return .none
    case .waitButtonTapped:
      return .run { send in
        try await clock.sleep(for: .zero)
        await send(.waited)
      }
    case .waited:
      state += 1
      return .none
    }
  }
}
