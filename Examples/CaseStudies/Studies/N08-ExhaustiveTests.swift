import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let exhaustiveTests = CaseStudy(
    "N8",
    "Exhaustive tests",
    "A test says all that happens, or fails."
  ) {
    KettleTestsView()
  }
}

private struct Kettle: Reducer {
  struct State: Equatable {
    var cups = 0
    var isBoiling = false
  }

  enum Action: Equatable {
    case boilButtonTapped
    case boiled
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .boilButtonTapped:
        state.isBoiling = true
        return .run { send in
          try await clock.sleep(for: .seconds(180))
          await send(.boiled)
        }
      case .boiled:
        state.cups = 4
        state.isBoiling = false
        return .none
      }
    }
  }
}

/// Tests as they stand in a test target; here they run on the page.
@MainActor
private enum KettleTests {
  static func everythingIsSaid() async {
    let clock = TestClock()
    let store = TestStore(initialState: Kettle.State()) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = clock
    }
    await store.send(.boilButtonTapped) {
      $0.isBoiling = true
    }
    await clock.advance(by: .seconds(180))
    await store.receive(.boiled) {
      $0.cups = 4
      $0.isBoiling = false
    }
    await store.finish()
  }

  static func aChangeIsForgotten() async {
    let store = TestStore(initialState: Kettle.State(isBoiling: true)) { Kettle() }
    await store.send(.boiled) {
      $0.isBoiling = false
    }
  }

  static func anActionIsForgotten() async {
    let store = TestStore(initialState: Kettle.State()) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    await store.send(.boilButtonTapped) {
      $0.isBoiling = true
    }
    await store.finish()
  }

  static func anEffectStillRuns() async {
    let store = TestStore(initialState: Kettle.State()) {
      Kettle()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    await store.send(.boilButtonTapped) {
      $0.isBoiling = true
    }
    await store.finish(timeout: .zero)
  }

  static func aClockIsForgotten() async {
    let store = TestStore(initialState: Kettle.State()) { Kettle() }
    await store.send(.boilButtonTapped) {
      $0.isBoiling = true
    }
    await store.finish()
  }
}

private struct KettleTestsView: View {
  var body: some View {
    Form {
      TestSection("Everything is said", test: KettleTests.everythingIsSaid)
      TestSection("A change is forgotten", test: KettleTests.aChangeIsForgotten)
      TestSection("An action is forgotten", test: KettleTests.anActionIsForgotten)
      TestSection("An effect still runs", test: KettleTests.anEffectStillRuns)
      TestSection("A clock is forgotten", test: KettleTests.aClockIsForgotten)
    }
  }
}
