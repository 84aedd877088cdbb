import ComposableArchitecture
import SwiftUI

extension CaseStudy {
  static let nonExhaustiveTests = CaseStudy(
    "N9",
    "Non-exhaustive tests",
    "A test says what it is about, and no more."
  ) {
    LoginTestsView()
  }
}

private struct Login: Reducer {
  struct State: Equatable {
    var isLoading = false
    var messages = 0
    var name: String?
  }

  enum Action: Equatable {
    case loggedIn(name: String)
    case loginButtonTapped
    case messagesCounted(Int)
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .loggedIn(let name):
        state.isLoading = false
        state.name = name
        return .none
      case .loginButtonTapped:
        state.isLoading = true
        return .run { send in
          await send(.loggedIn(name: "Blob"))
          await send(.messagesCounted(3))
          try await clock.sleep(for: .seconds(3_600))
        }
      case .messagesCounted(let count):
        state.messages = count
        return .none
      }
    }
  }
}

/// Tests as they stand in a test target; here they run on the page.
@MainActor
private enum LoginTests {
  static func onlyTheNameMatters() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.loginButtonTapped)
    await store.receive(.loggedIn(name: "Blob")) {
      $0.name = "Blob"
    }
  }

  static func whatIsSkippedIsNoted() async {
    let store = store()
    store.exhaustivity = .off(showSkippedAssertions: true)
    await store.send(.loginButtonTapped)
    await store.receive(.messagesCounted(3)) {
      $0.messages = 3
    }
    await store.finish(timeout: .zero)
  }

  static func theEndMatters() async {
    let store = store()
    await store.send(.loginButtonTapped) {
      $0.isLoading = true
    }
    await store.skipReceivedActions()
    await store.skipInFlightEffects()
    store.assert {
      $0.isLoading = false
      $0.messages = 3
      $0.name = "Blob"
    }
  }

  static func whatIsSaidIsWrong() async {
    let store = store()
    store.exhaustivity = .off
    await store.send(.loginButtonTapped)
    await store.receive(.loggedIn(name: "Blob")) {
      $0.name = "Blob Jr"
    }
  }

  private static func store() -> TestStoreOf<Login> {
    TestStore(initialState: Login.State()) {
      Login()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
  }
}

private struct LoginTestsView: View {
  var body: some View {
    Form {
      TestSection("Only the name matters", test: LoginTests.onlyTheNameMatters)
      TestSection("What is skipped is noted", test: LoginTests.whatIsSkippedIsNoted)
      TestSection("The end matters", test: LoginTests.theEndMatters)
      TestSection("What is said is wrong", test: LoginTests.whatIsSaidIsWrong)
    }
  }
}
