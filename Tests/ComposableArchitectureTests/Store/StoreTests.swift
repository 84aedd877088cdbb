@testable import ComposableArchitecture
import ConcurrencyExtras
import Foundation
import Testing

@MainActor
struct StoreTests {
  struct Feature: Reducer {
    struct State: Equatable {
      var dates: [Date] = []
    }
    enum Action {
      case now
      case nowFromEffect
      case add(Date)
    }
    @Dependency(\.date.now) var now

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .now:
          state.dates.append(now)
          return .none
        case .nowFromEffect:
          return .run { send in await send(.add(now)) }
        case .add(let date):
          state.dates.append(date)
          return .none
        }
      }
    }
  }

  @Test func storeHandlesActionsAndRunsEffectsWithItsDependencies() async {
    let date = Date(timeIntervalSince1970: 1)
    let store = Store(initialState: Feature.State()) {
      Feature()
    } withDependencies: {
      $0.date = .constant(date)
    }
    store.send(.now)
    await store.send(.nowFromEffect).finish()
    #expect(store.withState(\.dates) == [date, date])
  }

  @Test func storeRunsEffectsInATestBesideTheMainActor() throws {
    let store = makeStore(0) { (_, _: Int) in .none }
    let core = try #require(store.core as? RootCore<Reduce<Int, Int>>)
    #if !os(WASI) && !os(Windows) && !os(Android)
    // Another test may run all tasks on the main actor.
    #expect(core.executor?.isOnMainActor == uncheckedUseMainSerialExecutor)
    #else
    #expect(core.executor?.isOnMainActor == false)
    #endif
  }

  @Test func storeRunsEffectsOfATestInTheirOrder() async {
    let store = makeStore([Int]()) { (state, action: Int) in
      state.append(action)
      guard action == 0 else { return .none }
      return .merge(
        (1...100).map { number in
          .run { send in
            await send(number)
            await send(100 + number)
          }
        }
      )
    }
    await store.send(0).finish()
    #expect(store.withState { $0.filter { $0 <= 100 } } == Array(0...100))
    #expect(store.withState { $0.filter { $0 > 100 } } == Array(101...200))
  }

  @Test func aClockWaitsForEffectsBesideTheMainActor() async {
    let clock = TestClock()
    let store = Store(initialState: Timer.State()) {
      Timer()
    } withDependencies: {
      $0.continuousClock = clock
    }
    store.send(.startButtonTapped)
    for seconds in 1...100 {
      await clock.advance(by: .seconds(1))
      #expect(store.withState(\.seconds) == seconds)
    }
    store.send(.stopButtonTapped)
  }

  @Test func initialStateIsMadeWithTheStoresDependencies() {
    @Dependency(\.date.now) var now
    let date = Date(timeIntervalSince1970: 2)
    let store = Store(initialState: Feature.State(dates: [now])) {
      Feature()
    } withDependencies: {
      $0.date = .constant(date)
    }
    #expect(store.withState(\.dates) == [date])
  }

  @Test func storeKeepsTheDependenciesOfItsCreation() {
    let date = Date(timeIntervalSince1970: 3)
    let store = withDependencies {
      $0.date = .constant(date)
    } operation: {
      Store(initialState: Feature.State()) { Feature() }
    }
    store.send(.now)
    #expect(store.withState(\.dates) == [date])
  }

  @Test func storeEqualsItselfOnly() {
    let first = makeStore(0) { (_, _: Bool) in .none }
    let second = makeStore(0) { (_, _: Bool) in .none }
    #expect(first == first)
    #expect(first != second)
    #expect(Set([first, second, first]).count == 2)
  }

  @Test func storeDescribesItselfByItsFeature() {
    let store = Store(initialState: Feature.State()) { Feature() }
    #expect(store.debugDescription == "StoreOf<StoreTests.Feature>")
    let plain = makeStore(0) { (_, _: Bool) in .none }
    #expect(plain.debugDescription == "Store<Int, Bool>")
  }

  private final class Model: Equatable {
    static func == (lhs: Model, rhs: Model) -> Bool { lhs === rhs }
  }

  @Test(.enabled(if: isDebugBuild)) func stateThatIsAClassIsReported() {
    let recorder = IssueRecorder()
    withIssueReporters([recorder]) {
      _ = Store<Model, Never>(initialState: Model()) { EmptyReducer() }
    }
    #expect(
      recorder.issues.map(\.message) == [
        """
        A store was made for a state that is a class.

          State: StoreTests.Model

        A store cannot observe changes inside an object. Views do not show them, and tests cannot \
        compare the object before and after an action.

        To fix this, make the state a struct that is marked '@ObservableState'.
        """
      ]
    )
  }
}
