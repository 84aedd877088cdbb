import ComposableArchitecture
import Foundation
import IssueReporting
import Testing

@MainActor
struct ReducerCheckerTests {
  /// Counts, and forgets to stop at ten.
  @Reducer
  struct Counter {
    struct State: Equatable {
      var count = 0
      var isOn = false
      var log: [String] = []
    }
    enum Action: Equatable {
      case decrement
      case increment
      case logged(Date)
      case logButtonTapped
      case toggled
      case ticked
      case timerStarted
    }

    @Dependency(\.continuousClock) var clock
    @Dependency(\.date.now) var now

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .decrement: state.count -= 1
        case .increment: state.count += 1
        case .logged(let date): state.log.append("\(date.timeIntervalSinceReferenceDate)")
        case .logButtonTapped: return .run { [now] in await $0(.logged(now)) }
        case .toggled: state.isOn.toggle()
        case .ticked: state.count += 100
        case .timerStarted:
          return .run { send in
            for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
          }
        }
        return .none
      }
    }
  }

  typealias Checker = ReducerChecker<Counter.State, Counter.Action>
  typealias Step = Checker.Step

  private var checker: Checker {
    ReducerChecker(initialState: Counter.State()) { Counter() }
  }

  /// The issues of an operation, in which differences have ordinary spaces.
  private func issues(of operation: @MainActor () async -> Void) async -> [String] {
    await IssueRecorder.issues(during: operation)
      .map { $0.message.replacing("\u{2007}", with: " ") }
  }

  // MARK: - Failures

  @Test func shortestSequenceThatBreaksAnInvariantIsReported() async {
    let steps: [Counter.Action] = [.increment, .decrement, .toggled, .increment, .toggled]
    let issues = await issues {
      await checker.invariant("the count stays below three") { $0.count < 3 }
        .check { _, random in .send(steps.randomElement(using: &random)!) }
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix(
        """
        A sequence of actions breaks a rule of the feature: the count stays below three.

          1. ReducerCheckerTests.Counter.Action.increment
          2. ReducerCheckerTests.Counter.Action.increment
          3. ReducerCheckerTests.Counter.Action.increment

          Action: ReducerCheckerTests.Counter.Action.increment

            ReducerCheckerTests.Counter.State(
          −   count: 2,
          +   count: 3,
              isOn: false,
              log: []
            )

        (− before, + after)

        Of 
        """
      ) == true,
      "\(issues)"
    )
    #expect(issues.first?.contains(" random steps 3 are needed for it.") == true)
  }

  @Test func seedOfAFailureRepeatsItInOneSequence() async throws {
    let check = { (sequences: Int, seed: UInt64) in
      await issues {
        await checker.invariant("the count stays below nine") { $0.count < 9 }
          .check(sequences: sequences, length: 12, seed: seed) { _, random in
            .send(Bool.random(using: &random) ? .increment : .decrement)
          }
      }
    }
    let issue = try #require(await check(1_000, 0).first)
    let seed = try #require(issue.firstMatch(of: /seed: (\d+)/).flatMap { UInt64($0.1) })
    #expect(seed > 0)
    #expect(await check(1, seed) == [issue])
  }

  @Test func actionOfAnEffectIsCheckedAfterTimeHasPassed() async {
    let issues = await issues {
      await checker.invariant("the count stays below 300") { $0.count < 300 }
        .check(length: 20) { _, random in
          switch Int.random(in: 0...2, using: &random) {
          case 0: .send(.timerStarted)
          case 1: .send(.toggled)
          default: .wait(.seconds(2))
          }
        }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("1. ReducerCheckerTests.Counter.Action.timerStarted") == true)
    #expect(issues.first?.contains("wait 2.0 seconds") == true)
    #expect(issues.first?.contains("Action: ReducerCheckerTests.Counter.Action.ticked") == true)
    #expect(issues.first?.contains("toggled") == false)
  }

  @Test func brokenTransitionIsReportedWithItsAction() async {
    let issues = await issues {
      await checker.transition("only a toggle turns it on") { before, action, after in
        !after.isOn || before.isOn || action != .toggled
      }
      .check { _, random in .send(Bool.random(using: &random) ? .increment : .toggled) }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("only a toggle turns it on") == true)
    #expect(issues.first?.contains(" random steps 1 is needed for it.") == true)
  }

  @Test func initialStateThatBreaksAnInvariantNeedsNoStep() async {
    let issues = await issues {
      await checker.invariant("it is on") { $0.isOn }
        .check { _, _ in .send(.toggled) }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("  No step is needed.\n\nThe initial state breaks it.") == true)
  }

  @Test func issueOfTheFeatureFailsASequence() async {
    let issues = await issues {
      await ReducerChecker(initialState: 0) {
        Reduce<Int, Bool> { state, isLast in
          state += 1
          if isLast { reportIssue("There is no file.\nSecond line") }
          return .none
        }
      }
      .check { _, random in .send(Int.random(in: 0..<5, using: &random) == 0) }
    }
    #expect(issues.count == 1)
    #expect(
      issues.first?.hasPrefix(
        """
        A sequence of actions makes the feature report an issue.

          1. true

          There is no file.
          Second line

        """
      ) == true,
      "\(issues)"
    )
  }

  @Test func failureThatDoesNotComeAgainIsReportedAsSuch() async {
    let runs = LockIsolated(0)
    let issues = await issues {
      await ReducerChecker(initialState: 0) {
        Reduce<Int, Bool> { state, _ in
          state = runs.withValue {
            $0 += 1
            return $0
          }
          return .none
        }
      }
      .invariant("it is not the third run") { $0 != 3 }
      .check { _, _ in .send(true) }
    }
    #expect(issues.count == 1)
    #expect(issues.first?.contains("The same steps did not fail again") == true)
  }

  @Test func checkWithoutAnyStepFails() async {
    let issues = await issues {
      await checker.check { _, _ in nil }
      await checker.check(sequences: 0) { _, _ in .send(.toggled) }
    }
    #expect(issues.count == 2)
    #expect(issues.allSatisfy { $0.hasPrefix("Nothing was checked") })
  }

  @Test func failureIsReportedAtTheLineOfTheCheck() async {
    let recorder = IssueRecorder()
    let line: UInt = #line + 3
    await withIssueReporters([recorder]) {
      await checker.invariant("it is on") { $0.isOn }
        .check { _, _ in .send(.toggled) }
    }
    #expect(recorder.issues.map(\.line) == [line])
  }

  // MARK: - Runs

  @Test func featureHasTheTimeOfTheStepsAndCountedIDs() async {
    let seen = LockIsolated<Set<[String]>>([])
    await checker.transition("times are those of the steps") { _, action, after in
      guard case .logged = action else { return true }
      seen.withValue { _ = $0.insert(after.log) }
      return after.log.allSatisfy {
        Double($0).map { $0.truncatingRemainder(dividingBy: 5) == 0 } ?? false
      }
    }
    .check(sequences: 20, length: 6) { _, random in
      Bool.random(using: &random) ? .send(.logButtonTapped) : .wait(.seconds(5))
    }
    #expect(seen.value.contains(["0.0"]))
    #expect(seen.value.contains { $0.last == "10.0" })
  }

  @Test func sequenceEndsWhenTheFeatureDismissesItself() async {
    let count = LockIsolated(0)
    await ReducerChecker(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        count.withValue { $0 += 1 }
        @Dependency(\.dismiss) var dismiss
        return .run { _ in await dismiss() }
      }
    }
    .check(sequences: 7, length: 10) { _, _ in .send(true) }
    #expect(count.value == 7)
  }

  @Test func effectsOfASequenceEndWithIt() async {
    let running = LockIsolated(0)
    await ReducerChecker(initialState: 0) {
      Reduce<Int, Bool> { _, _ in
        .run { _ in
          running.withValue { $0 += 1 }
          try? await Task.never()
          running.withValue { $0 -= 1 }
        }
      }
    }
    .check(sequences: 3, length: 4) { _, _ in .send(true) }
    #expect(running.value == 0)
  }

  /// A shared value of the sequence before would make a seed give other sequences.
  @Test func sharedValueInMemoryIsNewInEachSequence() async {
    let counts = LockIsolated<Set<Int>>([])
    await ReducerChecker(initialState: SharedCount.State()) { SharedCount() }
      .check(sequences: 5, length: 3) { state, _ in
        counts.withValue { _ = $0.insert(state.count) }
        return .send(true)
      }
    #expect(counts.value == [0, 1, 2])
  }

  struct SharedCount: Reducer {
    struct State: Equatable {
      @Shared(.inMemory("count of ReducerCheckerTests")) var count = 0
    }

    func reduce(into state: inout State, action: Bool) -> Effect<Bool> {
      state.$count.withLock { $0 += 1 }
      return .none
    }
  }

  @Test func sequencesWithTheSameSeedAreEqual() async {
    let sent = LockIsolated<[[Int]]>([])
    for _ in 0..<2 {
      sent.withValue { $0.append([]) }
      await ReducerChecker(initialState: 0) {
        Reduce<Int, Int> { state, number in
          sent.withValue { $0[$0.count - 1].append(number) }
          state = number
          return .none
        }
      }
      .check(sequences: 5, length: 10, seed: 42) { _, random in
        .send(Int.random(in: 0..<1_000, using: &random))
      }
    }
    #expect(sent.value[0].count == 50)
    #expect(sent.value[0] == sent.value[1])
    #expect(Set(sent.value[0]).count > 40)
  }
}
