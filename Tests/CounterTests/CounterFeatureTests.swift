import ComposableArchitecture
import XCTest

@testable import Counter

@MainActor
final class CounterFeatureTests: XCTestCase {
  func testButtonsCount() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }

    await store.send(.incrementButtonTapped) {
      $0.count = 1
    }
    await store.send(.decrementButtonTapped) {
      $0.count = 0
    }
  }

  private func makeStore(_ clock: TestClock<Duration>) -> TestStoreOf<CounterFeature> {
    TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  func testTimerCountsEachSecond() async {
    let clock = TestClock()
    let store = makeStore(clock)

    await store.send(.toggleTimerButtonTapped) {
      $0.isTimerOn = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) {
      $0.count = 1
    }
    await clock.advance(by: .seconds(1))
    await store.receive(.timerTicked) {
      $0.count = 2
    }
    await store.send(.toggleTimerButtonTapped) {
      $0.isTimerOn = false
    }
  }

  func testTimerOfFiveMinutes() async {
    let clock = TestClock()
    let store = makeStore(clock)

    await store.send(.toggleTimerButtonTapped) {
      $0.isTimerOn = true
    }
    await clock.advance(by: .seconds(5 * 60))
    for second in 1...300 {
      await store.receive(.timerTicked) {
        $0.count = second
      }
    }
    await store.send(.toggleTimerButtonTapped) {
      $0.isTimerOn = false
    }
  }

  func testGettingAFact() async {
    let store = TestStore(initialState: CounterFeature.State(count: 3)) {
      CounterFeature()
    } withDependencies: {
      $0.numberFact.fetch = { "\($0) is a great number!" }
    }

    await store.send(.getFactButtonTapped) {
      $0.isLoadingFact = true
    }
    await store.receive(.factResponse("3 is a great number!")) {
      $0.fact = "3 is a great number!"
      $0.isLoadingFact = false
    }
  }
}
