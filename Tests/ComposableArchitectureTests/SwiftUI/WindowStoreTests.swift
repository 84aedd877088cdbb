@testable import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// The issue of an app whose windows show one store.
@MainActor
struct WindowStoreTests {
  @Test func storeOfTwoWindowsIsReportedOnce() async {
    let issues = await IssueRecorder.issues {
      let app = RunningApp(StaticApp())
      _ = (0..<3).map { _ in ViewHarness { app.window } }
    }
    #expect(issues.map(\.line) == [StaticApp.windowLine])
    #expect(
      issues.map(\.message) == [
        """
        Two windows of the app show the same model.

          Model: StoreOf<Titled>

        Each page that a browser opens is a window, and one process serves them all. The model is kept \
        outside of the windows, as a 'static let store' is, so that everyone who opens the app sees and \
        changes the same state.

        To fix this, make the model in the content of the 'WindowGroup', such as \
        'WindowGroup { AppView(store: Store(initialState: …) { … }) }'. Keep state that all windows \
        share in '@Shared'.
        """
      ]
    )
  }

  @Test func storeOfOneWindowIsNotReported() async throws {
    let issues = await IssueRecorder.issues {
      let app = RunningApp(StaticApp())
      let window = ViewHarness { app.window }
      try? window.tap(.button("Set"))
      #expect(window.text == ["a", "Set"])
    }
    #expect(issues == [])
  }

  @Test func storeThatBodiesOfTwoWindowsReadIsReported() async {
    let issues = await IssueRecorder.issues {
      let app = RunningApp(BodyApp())
      _ = (0..<3).map { _ in ViewHarness { app.window } }
    }
    #expect(issues.map(\.line) == [BodyApp.windowLine])
    #expect(issues.first?.message.contains("Model: StoreOf<Titled>") == true)
  }

  @Test func storeMadeInTheWindowsContentIsNotReported() async {
    let issues = await IssueRecorder.issues {
      let app = RunningApp(ContentApp())
      _ = (0..<3).map { _ in ViewHarness { app.window } }
    }
    #expect(issues == [])
  }
}

@Reducer
private struct Titled {
  @ObservableState
  struct State: Equatable {
    var title = ""
  }
  enum Action {
    case set
  }
  var body: some ReducerOf<Self> {
    Reduce { state, _ in
      state.title = "a"
      return .none
    }
  }
}

private struct TitledView: View {
  @Bindable var store: StoreOf<Titled>

  var body: some View {
    Text(verbatim: store.title)
    Button("Set") { store.send(.set) }
  }
}

private struct StaticApp: App {
  static let windowLine: UInt = #line + 4
  let store = Store(initialState: Titled.State()) { Titled() }

  var body: some Scene {
    WindowGroup {
      NavigationStack { TitledView(store: store) }
    }
  }
}

private struct BodyApp: App {
  static let windowLine: UInt = #line + 4
  static let store = Store(initialState: Titled.State()) { Titled() }

  var body: some Scene {
    WindowGroup { BodyView() }
  }
}

private struct BodyView: View {
  var body: some View {
    Text(verbatim: BodyApp.store.title)
  }
}

private struct ContentApp: App {
  var body: some Scene {
    WindowGroup {
      TitledView(store: Store(initialState: Titled.State()) { Titled() })
    }
  }
}
