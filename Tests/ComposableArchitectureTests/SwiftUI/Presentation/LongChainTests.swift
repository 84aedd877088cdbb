#if !canImport(Darwin)
import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

@testable import ComposableArchitecture

/// A view that presents six features of an enum, each with a modifier, is one expression for the compiler.
@MainActor
struct LongChainTests {
  private struct Page: Reducer {
    struct State: Equatable { var number = 0 }
    enum Action: Equatable { case turn }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.number += 1
        return .none
      }
    }
  }

  private struct Destination: Reducer {
    enum State: Equatable {
      case one(Page.State), two(Page.State), three(Page.State), four(Page.State)
      case five(Page.State), six(Page.State)
    }
    enum Action: Equatable {
      case one(Page.Action), two(Page.Action), three(Page.Action), four(Page.Action)
      case five(Page.Action), six(Page.Action)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.one, action: /Action.one) { Page() }
      Scope(state: /State.two, action: /Action.two) { Page() }
      Scope(state: /State.three, action: /Action.three) { Page() }
      Scope(state: /State.four, action: /Action.four) { Page() }
      Scope(state: /State.five, action: /Action.five) { Page() }
      Scope(state: /State.six, action: /Action.six) { Page() }
    }
  }

  private struct Feature: Reducer {
    struct State: Equatable { @PresentationState var destination: Destination.State? }
    enum Action: Equatable {
      case destination(PresentationAction<Destination.Action>)
      case show(Destination.State)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .show(let destination) = action { state.destination = destination }
        return .none
      }
      .ifLet(\.$destination, action: /Action.destination) { Destination() }
    }
  }

  private struct Screen: View {
    let store: StoreOf<Feature>

    var body: some View {
      Text("Root")
        .sheet(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Destination.State.one,
          action: Destination.Action.one
        ) { PageView(name: "One", store: $0) }
        .popover(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Destination.State.two,
          action: Destination.Action.two
        ) { PageView(name: "Two", store: $0) }
        .fullScreenCover(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Destination.State.three,
          action: Destination.Action.three
        ) { PageView(name: "Three", store: $0) }
        .sheet(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Destination.State.four,
          action: Destination.Action.four
        ) { PageView(name: "Four", store: $0) }
        .sheet(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: /Destination.State.five,
          action: Destination.Action.five
        ) { PageView(name: "Five", store: $0) }
        .sheet(
          store: store.scope(state: \.$destination, action: { .destination($0) }),
          state: { if case .six(let page) = $0 { page } else { nil } },
          action: { .six($0) },
          content: { PageView(name: "Six", store: $0) }
        )
    }
  }

  private struct PageView: View {
    let name: String
    let store: StoreOf<Page>

    var body: some View {
      WithViewStore(store, observe: \.number) { number in
        Button("\(name) \(number.state)") { store.send(.turn) }
      }
    }
  }

  @Test func longChainPresentsTheExistingChild() throws {
    let store = Store(initialState: Feature.State()) { Feature() }
    let view = ViewHarness { Screen(store: store) }
    let pages: [(name: String, state: Destination.State)] = [
      ("One", .one(Page.State())), ("Two", .two(Page.State())), ("Three", .three(Page.State())),
      ("Four", .four(Page.State())), ("Five", .five(Page.State())), ("Six", .six(Page.State())),
    ]
    for page in pages {
      store.send(.show(page.state))
      try view.tap(.button("\(page.name) 0"))
      #expect(view.contains(.button("\(page.name) 1")))
      for other in pages where other.name != page.name {
        #expect(!view.contains(.button("\(other.name) 0")))
      }
    }
  }
}
#endif
