@testable import ComposableArchitecture
import IssueReporting
import Testing
import ViewTesting

@CasePathable
private enum Destination: Equatable {
  case edit(String)
  case other

  var name: String? {
    get { self[case: \.edit] }
    set { modify(\.edit) { $0 = newValue ?? "" } }
  }
}

@Reducer
private struct Naming {
  @ObservableState
  struct State: Equatable {
    @Shared var name: String
  }
  enum Action: Equatable {
    case rename(String)
  }
  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .rename(let name): state.$name.withLock { $0 = name }
      }
      return .none
    }
  }
}

@Reducer
private struct Counting {
  @ObservableState
  struct State: Equatable {
    @Shared(.inMemory("count")) var count = 0
    @SharedReader(.inMemory("count")) var reader = 0
    var name = ""
  }

  enum Action: Equatable {
    case increment
    case rename(String)
    case incrementAndForward
    case forwarded
    case incrementInEffect
    case incrementInEffectAndSend
    case sent
    case nothing
    case rewrite
    case changeElsewhere
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .increment, .forwarded:
        state.$count.withLock { $0 += 1 }
        return .none
      case .rename(let name):
        state.name = name
        return .none
      case .incrementAndForward:
        state.$count.withLock { $0 += 1 }
        return .send(.forwarded)
      case .incrementInEffect:
        return .run { [count = state.$count] _ in count.withLock { $0 += 1 } }
      case .incrementInEffectAndSend:
        return .run { [count = state.$count] send in
          count.withLock { $0 += 1 }
          await send(.sent)
        }
      case .changeElsewhere:
        @Shared(.inMemory("elsewhere")) var elsewhere = 0
        $elsewhere.withLock { $0 += 1 }
        return .none
      case .sent, .nothing:
        return .none
      case .rewrite:
        state.$count.withLock { $0 += 0 }
        return .none
      }
    }
  }
}

@MainActor
struct SharedStateTests {
  private func makeStore(line: UInt = #line) -> TestStoreOf<Counting> {
    TestStore(initialState: Counting.State(), reducer: { Counting() }, line: line)
  }

  private func issues(
    during operation: @MainActor () async -> Void
  ) async -> [IssueRecorder.Issue] {
    await IssueRecorder.issues(during: operation)
  }

  // MARK: - What a test asserts

  @Test func testStoreAssertsSharedChangesOfAReducer() async {
    let store = makeStore()
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
    await store.send(.rename("Blob")) { $0.name = "Blob" }
    await store.send(.increment) { $0.$count.withLock { $0 += 1 } }
    #expect(store.state.count == 2)
    #expect(store.state.reader == 2)
  }

  @Test func testStoreAssertsSharedChangesOfEachAction() async {
    let store = makeStore()
    await store.send(.incrementAndForward) { $0.$count.withLock { $0 = 1 } }
    await store.receive(.forwarded) { $0.$count.withLock { $0 = 2 } }
  }

  @Test func assertionMayUseTheCurrentSharedValue() async {
    let store = makeStore()
    await store.send(.incrementAndForward) { $0.$count.withLock { $0 = 2 } }
    await store.receive(.forwarded)
  }

  @Test func testStoreAssertsSharedChangesOfAnEffect() async {
    let store = makeStore()
    await store.send(.incrementInEffect)
    store.assert { $0.$count.withLock { $0 = 1 } }
    await store.send(.incrementInEffectAndSend)
    await store.receive(.sent) { $0.$count.withLock { $0 = 2 } }
    await store.send(.incrementInEffect)
    await store.send(.increment) { $0.$count.withLock { $0 = 4 } }
  }

  @Test func testStoreAssertsSharedValuesOutsideTheState() async {
    let store = makeStore()
    @Shared(.inMemory("elsewhere")) var elsewhere = 0
    await store.send(.changeElsewhere) { _ in $elsewhere.withLock { $0 = 1 } }
    #expect(elsewhere == 1)
  }

  @Test func writingTheSameValueMayBeAsserted() async {
    let store = makeStore()
    await store.send(.rewrite) { $0.$count.withLock { $0 = 0 } }
    await store.send(.rewrite) { $0.name = "" }
    await store.send(.rewrite)
  }

  @Test func changeThatShouldHaveBeenReceivedMayComeLate() async {
    let issues = await IssueRecorder.issues {
      let store = makeStore()
      await store.send(.incrementAndForward) { $0.$count.withLock { $0 = 1 } }
      await store.send(.rename("Blob")) { $0.name = "Blob" }
      await store.receive(.forwarded) { $0.$count.withLock { $0 = 2 } }
    }
    let text = Issues.unreceivedActions([Counting.Action.forwarded], before: .rename("Blob"))
    #expect(issues.map(\.message) == [text])
  }

  @Test func changeByTheTestNeedsNoAssertion() async {
    let store = makeStore()
    @Shared(.inMemory("count")) var count = 0
    $count.withLock { $0 = 10 }
    await store.send(.rename("Blob")) { $0.name = "Blob" }
    await store.send(.increment) { $0.$count.withLock { $0 = 11 } }
  }

  @Test func changesInAssertionsNotifyNobody() async {
    let store = makeStore()
    @Shared(.inMemory("count")) var count = 0
    let changes = LockIsolated<[Int]>([])
    let cancellable = $count.publisher.sink { value in changes.withValue { $0.append(value) } }
    await store.send(.increment) {
      $0.$count.withLock { $0 = 0 }
      #expect($0.count == 0)
      $0.$count.withLock { $0 = 1 }
      #expect($0.count == 1)
    }
    #expect(changes.value == [0, 1])
    cancellable.cancel()
  }

  @Test func testsHaveValuesOfTheirOwn() async {
    let store = makeStore()
    #expect(store.state.count == 0)
    await store.send(.increment) { $0.$count.withLock { $0 = 1 } }
  }

  @Test func unassertedStatesMayBeSkipped() async {
    let store = makeStore()
    store.exhaustivity = .off
    await store.send(.increment)
    await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
    await store.send(.incrementInEffectAndSend)
    await store.receive(.sent)
    await store.send(.changeElsewhere)
    store.assert { $0.$count.withLock { $0 = 3 } }
  }

  @Test func skippedActionsTakeTheirChangesAlong() async {
    let store = makeStore()
    await store.send(.incrementAndForward) { $0.$count.withLock { $0 = 1 } }
    await store.skipReceivedActions()
    await store.send(.increment) { $0.$count.withLock { $0 = 3 } }
  }

  @Test func changeOfARemovedValueIsAsserted() async throws {
    @Shared(value: "Blob") var optional: String?
    let name = try #require(Shared($optional))
    let store = TestStore(initialState: Naming.State(name: name)) { Naming() }
    $optional.withLock { $0 = nil }
    await store.send(.rename("Blob Jr.")) { $0.$name.withLock { $0 = "Blob Jr." } }
    await store.send(.rename("Blob Jr.")) { $0.$name.withLock { $0 = "Blob Jr." } }
    #expect(name.wrappedValue == "Blob Jr.")
    #expect(optional == nil)
  }

  @Test func holderOfARemovedCaseKeepsItsWrites() async throws {
    @Shared(value: Destination.edit("Blob")) var destination
    let name = try #require(Shared($destination.name))
    let store = TestStore(initialState: Naming.State(name: name)) { Naming() }
    await store.send(.rename("Blobby")) { $0.$name.withLock { $0 = "Blobby" } }
    #expect(destination == .edit("Blobby"))
    $destination.withLock { $0 = .other }
    await store.send(.rename("Blob Jr.")) { $0.$name.withLock { $0 = "Blob Jr." } }
    #expect(destination == .other)
    #expect(name.wrappedValue == "Blob Jr.")
  }

  // MARK: - How it fails

  @Test func unexpectedSharedChangeFailsTheTest() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.increment) { $0.$count.withLock { $0 = 2 } }
      await store.send(.nothing)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues[0].message.hasPrefix("The state after the action is not what the test expects."))
    #expect(issues[0].message.contains("−   _count: 2,\n  +   _count: 1,"))
  }

  @Test func unassertedSharedChangeIsReportedAfterItsAction() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.increment)
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues[0].message.hasPrefix("The action changed the state, and the test does not"))
    #expect(issues[0].message.contains("−   _count: 0,\n  +   _count: 1,"))
  }

  @Test func unassertedChangeOfARemovedValueFailsTheTest() async throws {
    @Shared(value: "Blob") var optional: String?
    let name = try #require(Shared($optional))
    $optional.withLock { $0 = nil }
    let line: UInt = #line + 3
    let issues = await issues {
      let store = TestStore(initialState: Naming.State(name: name)) { Naming() }
      await store.send(.rename("Blob Jr."))
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues.first?.message.contains("Blob Jr.") == true)
  }

  @Test func expectedSharedValueThatIsUnchangedIsReported() async {
    let line: UInt = #line + 3
    let issues = await issues {
      let store = makeStore()
      await store.send(.nothing) { $0.$count.withLock { $0 = 0 } }
    }
    let text = Issues.expectationChangesNothing(after: Counting.Action.nothing)
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func wrongAssertionOfSharedStateOutsideTheStateFails() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      @Shared(.inMemory("elsewhere")) var elsewhere = 0
      await store.send(.changeElsewhere) { _ in $elsewhere.withLock { $0 = 5 } }
    }
    #expect(
      issues == [
        .init(
          message: """
            Shared values are not what the test expects.

              Action: Counting.Action.changeElsewhere

              .inMemory("elsewhere")
                − 5
                + 1

            (− expected, + actual)

            The closure gave them other values with 'withLock' than they have.

            To fix this, correct the closure, or the reducer or effect if the closure is right.
            """,
          line: line
        )
      ]
    )
  }

  @Test func unassertedSharedChangesAreReportedAtTheEnd() async {
    let line: UInt = #line + 2
    let issues = await issues {
      let store = makeStore()
      await store.send(.changeElsewhere)
      await store.send(.incrementInEffect)
    }
    let place = "ComposableArchitectureTests/SharedStateTests.swift"
    #expect(
      issues == [
        .init(
          message: """
            The test ended while changes of shared values were not asserted.

              .inMemory("elsewhere"), changed at \(place):79
                − 0
                + 1
              .inMemory("count"), changed at \(place):71
                − 0
                + 1

            (− before, + now)

            Reducers and effects of the feature changed them, and the test does not assert the changes.

            To fix this, change them in the closure after the action, '$0.$property.withLock { $0 = … \
            }', or in \
            'store.assert' if an effect changed them without an action.
            """,
          line: line
        )
      ]
    )
  }

  @Test func finishFailsForAChangeOfASharedValue() async {
    let issues = await issues {
      let store = makeStore()
      await store.send(.incrementInEffect)
      await store.finish()
    }
    #expect(issues.count == 1)
    #expect(issues[0].message.hasPrefix("The test ended while changes of shared values"))
  }

  @Test func wrongAssertionOfAnEffectFails() async {
    let line: UInt = #line + 4
    let issues = await issues {
      let store = makeStore()
      await store.send(.incrementInEffect)
      store.assert { $0.$count.withLock { $0 = 3 } }
    }
    #expect(issues.map(\.line) == [line])
    #expect(issues[0].message.hasPrefix("The state is not what the test asserts."))
    #expect(issues[0].message.contains("−   _count: 3,\n  +   _count: 1,"))
  }

  @Test func skippedChangesAreNoted() async {
    let recorder = IssueRecorder()
    await withIssueReporters([recorder]) {
      let store = makeStore()
      store.exhaustivity = .off(showSkippedAssertions: true)
      await store.send(.increment)
      await store.send(.incrementInEffect)
    }
    #expect(recorder.issues == [])
    #expect(recorder.notes.count == 2)
    #expect(recorder.notes[0].message.hasPrefix("Changes of the state were not asserted."))
    #expect(
      recorder.notes[1].message == """
        Changes of shared values were not asserted.

          .inMemory("count"), changed at ComposableArchitectureTests/SharedStateTests.swift:71
            − 1
            + 2

        (− before, + now)

        To assert them, change them in the closure after the action, '$0.$property.withLock { $0 = … }'.
        """
    )
  }

  // MARK: - Elsewhere

  @Test func printChangesIncludesSharedState() {
    let output = LockIsolated("")
    let store = Store(initialState: Counting.State()) {
      Counting()
        ._printChanges(.customDump { text in output.withValue { $0 += text } })
    }
    store.send(.increment)
    #expect(output.value.contains("-   _count: 0,"))
    #expect(output.value.contains("+   _count: 1,"))
  }

  @Test func aFieldIsObservedByItself() {
    let state = Counting.State()
    let told = LockIsolated<[String]>([])
    withObservationTracking {
      _ = state.count
    } onChange: {
      told.withValue { $0.append("count") }
    }
    withObservationTracking {
      _ = state.name
    } onChange: {
      told.withValue { $0.append("name") }
    }
    state.$count.withLock { $0 += 1 }
    #expect(told.value == ["count"])
  }
}
