#if !canImport(Darwin)
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Effects open addresses on the page that started them.
@MainActor
struct OpenURLTests {
  private struct Help: Reducer {
    struct State: Equatable {
      var answer: Bool?
    }
    enum Action {
      case asked
      case opened(Bool)
    }
    let url: URL
    @Dependency(\.openURL) private var openURL

    func reduce(into state: inout State, action: Action) -> Effect<Action> {
      switch action {
      case .asked:
        return .run { [url] send in await send(.opened(openURL(url))) }
      case .opened(let answer):
        state.answer = answer
        return .none
      }
    }
  }

  private struct HelpView: View {
    let store: StoreOf<Help>
    var asksAtOnce = false

    var body: some View {
      WithViewStore(store, observe: { $0 }) { viewStore in
        Text(viewStore.answer.map { "\($0)" } ?? "?")
        Button("Help") { viewStore.send(.asked) }
      }
      .task { if asksAtOnce { await store.send(.asked).finish() } }
    }
  }

  private func makeStore(opening address: String) throws -> StoreOf<Help> {
    let url = try #require(URL(string: address))
    return Store(initialState: Help.State()) {
      Help(url: url)
    } withDependencies: {
      $0.openURL = DependencyValues.live.openURL
    }
  }

  private func opened(_ view: ViewHarness) -> [String] {
    view.patches.compactMap { if case .open(let address) = $0 { address } else { nil } }
  }

  @Test func anEffectOpensOnThePageOfTheTap() async throws {
    let store = try makeStore(opening: "https://a.b/c")
    let other = ViewHarness { HelpView(store: store) }
    let view = ViewHarness { HelpView(store: store) }
    try view.tap(.button("Help"))
    try await view.wait { !self.opened($0).isEmpty }
    #expect(opened(view) == ["https://a.b/c"])
    try await other.wait { $0.text.first == "true" }
    #expect(opened(other) == [])
  }

  @Test func anEffectOpensOnThePageThatAppears() async throws {
    let store = try makeStore(opening: "https://a.b/c")
    let view = ViewHarness { HelpView(store: store, asksAtOnce: true) }
    try await view.wait { !self.opened($0).isEmpty }
    #expect(opened(view) == ["https://a.b/c"])
  }

  @Test func fileAddressIsNotOpened() async throws {
    let view = ViewHarness { [store = try makeStore(opening: "file:///etc/passwd")] in
      HelpView(store: store)
    }
    try view.tap(.button("Help"))
    try await view.wait { $0.text.first == "false" }
    #expect(opened(view) == [])
  }
}
#endif
