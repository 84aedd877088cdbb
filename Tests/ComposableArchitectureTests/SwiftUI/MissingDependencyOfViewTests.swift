@testable import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// The places of issues about dependencies that a test of a view has not overridden.
@MainActor
struct MissingDependencyOfViewTests {
  @Test func dependencyOfAReducerIsReportedAtTheCallOfTheTest() async {
    let view = ViewHarness { NamedView(store: Store(initialState: Named.State()) { Named() }) }
    let line: UInt = #line + 1
    let issues = await IssueRecorder.issues { try? view.tap(.button("Name")) }
    #expect(issues.map(\.line) == [line])
  }

  @Test func dependencyOfAnEffectIsReportedAtTheCallOfTheTest() async {
    let view = ViewHarness { NamedView(store: Store(initialState: Named.State()) { Named() }) }
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      line = #line + 1
      try? view.tap(.button("Load"))
      try? await view.waitFor(.text("loaded"))
    }
    #expect(issues.map(\.line) == [line])
  }

  @Test func dependencyThatAnAppearingViewNeedsIsReportedAtTheHarness() async {
    var line: UInt = 0
    let issues = await IssueRecorder.issues {
      let store = Store(initialState: Named.State()) { Named() }
      line = #line + 1
      _ = ViewHarness { Text("Hello").onAppear { store.send(.nameButtonTapped) } }
    }
    #expect(issues.map(\.line) == [line])
  }
}

@Reducer
private struct Named {
  @ObservableState
  struct State: Equatable {
    var name = ""
  }
  enum Action {
    case nameButtonTapped, loadButtonTapped, loaded
  }
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .nameButtonTapped: state.name = uuid().uuidString
      case .loadButtonTapped:
        return .run { [uuid] send in
          _ = uuid()
          await send(.loaded)
        }
      case .loaded: state.name = "loaded"
      }
      return .none
    }
  }
}

private struct NamedView: View {
  let store: StoreOf<Named>

  var body: some View {
    Text(verbatim: store.name)
    Button("Name") { store.send(.nameButtonTapped) }
    Button("Load") { store.send(.loadButtonTapped) }
  }
}
