import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Testing
import ViewCore

/// A stack whose screens a store has, in a real page with the browser's own buttons.
@MainActor
@Suite(.needsBrowser)
struct StackStoreTests {
  private struct Folders: Reducer {
    struct State: Equatable {
      var path = StackState<Folder.State>()
    }
    enum Action: Equatable {
      case path(StackActionOf<Folder>)
    }
    var body: some ReducerOf<Self> {
      EmptyReducer()
        .forEach(\.path, action: /Action.path) { Folder() }
    }
  }

  private struct Folder: Reducer {
    struct State: Equatable {
      var depth = 1
      var stars = 0
    }
    enum Action: Equatable {
      case closeButtonTapped
      case starButtonTapped
    }
    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .closeButtonTapped:
          return .run { _ in await dismiss() }
        case .starButtonTapped:
          state.stars += 1
          return .none
        }
      }
    }
  }

  private struct FoldersView: View {
    let store: StoreOf<Folders>

    var body: some View {
      NavigationStackStore(store.scope(state: \.path, action: { .path($0) })) {
        List { NavigationLink("Open 1", state: Folder.State()) }
          .navigationTitle("Folders")
      } destination: { store in
        WithViewStore(store, observe: { $0 }) { viewStore in
          List {
            NavigationLink(
              "Open \(viewStore.depth + 1)",
              state: Folder.State(depth: viewStore.depth + 1)
            )
            Button("Stars \(viewStore.stars)") { viewStore.send(.starButtonTapped) }
            Button("Close") { viewStore.send(.closeButtonTapped) }
          }
          .navigationTitle("Folder \(viewStore.depth)")
        }
      }
    }
  }

  @Test func userPushesAndPopsInEveryWay() async throws {
    let store = Store(initialState: Folders.State()) { Folders() }
    try await LivePage.show(FoldersView(store: store)) { live in
      let page = live.page
      try await page.click(.button("Open 1"))
      try await page.click(.button("Stars 0"))
      try await page.waitFor(.button("Stars 1"))
      try await page.click(.button("Open 2"))
      try await page.click(.button("Open 3"))
      try await page.waitFor(.heading("Folder 3"))
      #expect(store.withState(\.path.count) == 3)

      try await page.click(.button("Folder 2"))
      try await page.waitFor(.heading("Folder 2"))
      #expect(store.withState(\.path.count) == 2)
      try await page.goBack()
      try await page.waitFor(.button("Stars 1"))
      #expect(store.withState(\.path.count) == 1)
      try await page.goForward()
      try await page.waitFor(.heading("Folder 2"))
      #expect(store.withState(\.path.count) == 2)

      try await page.click(.button("Close"))
      try await page.waitFor(.button("Stars 1"))
      try await page.click(.button("Close"))
      try await page.waitFor(.heading("Folders"))
      #expect(store.withState(\.path.isEmpty))
      #expect(live.log.all == [])
    }
  }
}
