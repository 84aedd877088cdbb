@testable import ComposableArchitecture
import ConcurrencyExtras
import Testing

@MainActor
struct EffectRunTests {
  struct Failure: Error, Equatable {}

  @Test func runPassesErrorsToItsCatch() async {
    let store = makeStore([String]()) { (state, action: String) in
      state.append(action)
      guard action == "start" else { return .none }
      return .run { _ in
        throw Failure()
      } catch: { error, send in
        await send("\(error)")
      }
    }
    await store.send("start").finish()
    #expect(store.withState(\.self) == ["start", "Failure()"])
  }

  @Test func runReportsAnUnhandledErrorAtItsLine() async {
    let line: UInt = #line + 4
    let issues = await IssueRecorder.issues {
      let store = makeStore(0) { (state, _: Bool) in
        state += 1
        return .run { _ in throw Failure() }
      }
      await store.send(true).finish()
      #expect(store.withState(\.self) == 1)
    }
    #expect(issues == [.init(message: Issues.effectThrew(Failure()), line: line)])
  }

  @Test func unhandledErrorInATestNamesItsAction() async {
    enum Action { case start, fail }
    let line: UInt = #line + 6
    let issues = await IssueRecorder.issues {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Action> { _, action in
          switch action {
          case .start: .send(.fail)
          case .fail: .run { _ in throw Failure() }
          }
        }
      }
      await store.send(.start)
      await store.receive { if case .fail = $0 { true } else { false } }
    }
    let text = Issues.effectThrew(Failure(), of: ActionLabel.text(of: Action.fail))
    #expect(text.contains("Action.fail\n"))
    #expect(issues == [.init(message: text, line: line)])
  }

  @Test func cancelledRunReportsNoError() async {
    let issues = await IssueRecorder.issues {
      let store = makeStore(0) { (_, _: Bool) in
        .merge(
          .run { _ in throw CancellationError() },
          .run { _ in
            await untilCancelled()
            throw Failure()
          }
        )
      }
      let task = store.send(true)
      task.cancel()
      await task.finish()
    }
    #expect(issues == [])
  }

  @Test func catchOfACancelledRunGetsItsErrorButNoCancellation() async {
    let caught = LockIsolated<[String]>([])
    let store = makeStore(0) { (_, _: Bool) in
      .merge(
        .run { _ in
          await untilCancelled()
          throw Failure()
        } catch: { error, _ in
          caught.withValue { $0.append("\(type(of: error))") }
        },
        .run { _ in
          await untilCancelled()
          throw CancellationError()
        } catch: { error, _ in
          caught.withValue { $0.append("\(type(of: error))") }
        }
      )
    }
    let task = store.send(true)
    task.cancel()
    await task.finish()
    #expect(caught.value == ["Failure"])
  }

  @Test func cancelledRunSendsNoActions() async {
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      guard action == 0 else { return .none }
      return .run { send in
        await untilCancelled()
        await send(1)
      }
    }
    let task = store.send(0)
    task.cancel()
    await task.finish()
    #expect(store.withState(\.self) == [0])
  }

  @Test func sendFromAnEndedEffectIsReportedAndDelivered() async {
    let (gate, open) = makeStream(of: Void.self)
    let escaped = LockIsolated<Task<Void, Never>?>(nil)
    let line: UInt = #line + 5
    let issues = await IssueRecorder.issues {
      let store = makeStore([Int]()) { (state, action: Int) in
        state.append(action)
        guard action == 0 else { return .none }
        return .run { send in
          let task = Task {
            for await _ in gate { break }
            await send(1)
          }
          escaped.setValue(task)
        }
      }
      await store.send(0).finish()
      open.yield()
      await escaped.value?.value
      #expect(store.withState(\.self) == [0, 1])
    }
    #expect(issues == [.init(message: Issues.sendFromEndedEffect(1), line: line)])
  }

  @Test func runHasTheGivenPriority() async {
    let store = makeStore(0) { (state: inout Int, action: Int) in
      state = action
      guard action == 0 else { return .none }
      return .run(priority: .high, name: "work") { send in
        await send(Task.currentPriority >= .high ? 1 : 2)
      }
    }
    await store.send(0).finish()
    #expect(store.withState(\.self) == 1)
  }

  @Test func fireAndForgetIgnoresErrors() async {
    let saved = LockIsolated([Int]())
    let issues = await IssueRecorder.issues {
      let store = makeStore(0) { (_: inout Int, action: Int) in
        .fireAndForget {
          saved.withValue { $0.append(action) }
          throw Failure()
        }
      }
      await store.send(42).finish()
    }
    #expect(saved.value == [42])
    #expect(issues == [])
  }

  @Test func testClockWaitsForLooseWork() async {
    struct Tracking: Reducer {
      enum Action: Equatable { case track, tracked }
      @Dependency(\.continuousClock) var clock
      @Dependency(\.fireAndForget) var fireAndForget
      var body: some Reducer<Int, Action> {
        Reduce { state, action in
          guard action == .track else {
            state += 1
            return .none
          }
          return .run { send in
            await fireAndForget { try await clock.sleep(for: .seconds(1)) }
            await send(.tracked)
          }
        }
      }
    }
    let clock = TestClock()
    let store = TestStore(initialState: 0) {
      Tracking()
    } withDependencies: {
      $0.continuousClock = clock
    }
    for count in 1...10 {
      await store.send(.track)
      await clock.advance(by: .seconds(1))
      await store.receive(.tracked) { $0 = count }
    }
  }

  @Test func aSendCanBeMadeForATest() {
    var actions: [Int] = []
    let send = Send<Int> { actions.append($0) }
    send(1)
    send(2)
    #expect(actions == [1, 2])
  }

  @Test func runHasTheDependenciesOfItsReducer() async {
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      guard action == 0 else { return .none }
      return withDependencies {
        $0.numberSource = 42
      } operation: {
        .run { send in
          @Dependency(\.numberSource) var number
          await send(number)
        }
      }
    }
    await store.send(0).finish()
    #expect(store.withState(\.self) == [0, 42])
  }
}

private enum NumberSourceKey: DependencyKey {
  static let liveValue = 0
  static let testValue = 0
}

extension DependencyValues {
  fileprivate var numberSource: Int {
    get { self[NumberSourceKey.self] }
    set { self[NumberSourceKey.self] = newValue }
  }
}
