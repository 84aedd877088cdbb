import ComposableArchitecture
import SwiftUI
import Testing
import ViewTesting

/// A reducer of an app in Swift 5 mode that calls the page by itself.
@MainActor
struct EffectsOfThePageTests {
  @Test func reducerInSwift5ModeOpensAnAddress() throws {
    let store = Store(initialState: LongPageFeature.State()) { LongPageFeature() }
    let view = ViewHarness { LongPageView(store: store) }
    try view.tap(.button("Open"))
    #expect(store.withState(\.opened) == 1)
    #expect(view.patches.contains { "\($0)".contains("https://example.com") })
  }

  @Test func reducerInSwift5ModeScrolls() throws {
    let store = Store(initialState: LongPageFeature.State()) { LongPageFeature() }
    let view = ViewHarness { LongPageView(store: store) }
    try view.tap(.button("Scroll"))
    #expect(
      view.patches.contains {
        if case .scroll = $0 { true } else { false }
      }
    )
  }
}

private struct LongPageFeature: Reducer {
  struct State: Equatable {
    var opened = 0
  }

  enum Action {
    case openButtonTapped
    case scrollButtonTapped(ScrollViewProxy)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .openButtonTapped:
      guard let website = URL(string: "https://example.com") else { break }
      state.opened += 1
      UIApplication.shared.open(website)
    case .scrollButtonTapped(let proxy):
      proxy.scrollTo(15, anchor: .top)
    }
    return .none
  }
}

private struct LongPageView: View {
  let store: StoreOf<LongPageFeature>

  var body: some View {
    NavigationStack {
      ScrollViewReader { proxy in
        List(0..<20, id: \.self) { Text("\($0)") }
          .safeAreaInset(edge: .bottom) {
            VStack {
              Button("Open") { store.send(.openButtonTapped) }
              Button("Scroll") { store.send(.scrollButtonTapped(proxy)) }
            }
          }
          .toolbar {}
          .toolbar {
            #if os(iOS)
            ToolbarItem(placement: .navigationBarTrailing) { Button("Share") {} }
            #endif
          }
      }
    }
  }
}
