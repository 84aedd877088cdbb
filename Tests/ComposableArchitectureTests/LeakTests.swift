#if !canImport(Darwin)
@testable import ComposableArchitecture
import Testing
import ViewTesting

/// What is left of a feature that has gone: no store, no state and no task.
@MainActor
@Suite(.timeLimit(.minutes(1)))
struct LeakTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      let alive: Alive
    }
    enum Action { case appeared, closeButtonTapped }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          .run { [alive = Alive(.task, in: state.alive.census)] _ in
            await untilCancelled()
            withExtendedLifetime(alive) {}
          }
        case .closeButtonTapped: .run { _ in await dismiss() }
        }
      }
    }
  }

  @Reducer
  struct Root {
    @ObservableState
    struct State {
      var rows: IdentifiedArrayOf<Page.State> = []
      @Presents var sheet: Page.State?
      var path = StackState<Page.State>()
    }
    enum Action {
      case push(Page.State)
      case removeRows
      case popToRoot
      case rows(IdentifiedActionOf<Page>)
      case sheet(PresentationAction<Page.Action>)
      case path(StackActionOf<Page>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .push(let page): state.path.append(page)
        case .removeRows: state.rows = []
        case .popToRoot: state.path.removeAll()
        case .rows, .sheet, .path: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { Page() }
      .ifLet(\.$sheet, action: \.sheet) { Page() }
      .forEach(\.path, action: \.path) { Page() }
    }
  }

  struct RootView: View {
    @Bindable var store: StoreOf<Root>
    let census: Census

    var body: some View {
      NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
        VStack {
          ForEach(store.scope(state: \.rows, action: \.rows)) { row in
            PageView(store: row, census: census)
          }
        }
        .sheet(item: $store.scope(state: \.sheet, action: \.sheet)) { sheet in
          PageView(store: sheet, census: census)
        }
      } destination: { screen in
        PageView(store: screen, census: census)
      }
    }
  }

  struct PageView: View {
    let store: StoreOf<Page>
    let census: Census

    var body: some View {
      Button("Close \(store.id)") { store.send(.closeButtonTapped) }
        .onAppear {
          census.watch(store)
          store.send(.appeared)
        }
    }
  }

  private let census = Census()

  private func page(_ id: Int) -> Page.State {
    Page.State(id: id, alive: Alive(.state, in: census))
  }

  private func makeStore(_ state: Root.State) -> StoreOf<Root> {
    Store(initialState: state) { Root() }
  }

  @Test func nothingIsLeftAfterADismissal() async throws {
    let store = makeStore(Root.State(sheet: page(1)))
    let view = ViewHarness { RootView(store: store, census: census) }
    await census.becomes(.init(states: 1, tasks: 1))
    #expect(census.stores == 1)
    try view.dismiss()
    #expect(!view.contains(.button("Close 1")))
    await census.becomes(.none)
    #expect(census.stores == 0)
    view.unmount()
  }

  @Test func nothingIsLeftOfAFeatureThatDismissedItself() async throws {
    let store = makeStore(Root.State(sheet: page(1)))
    let view = ViewHarness { RootView(store: store, census: census) }
    await census.becomes(.init(states: 1, tasks: 1))
    try view.tap(.button("Close 1"))
    // The view that is not drawn anew yet has the last state.
    await census.becomes(.init(states: 1, tasks: 0))
    #expect(!view.contains(.button("Close 1")))
    await census.becomes(.none)
    #expect(census.stores == 0)
    view.unmount()
  }

  @Test func nothingIsLeftOfRowsThatAreRemoved() async {
    let store = makeStore(Root.State(rows: [page(1), page(2)]))
    let view = ViewHarness { RootView(store: store, census: census) }
    await census.becomes(.init(states: 2, tasks: 2))
    #expect(census.stores == 2)
    store.send(.removeRows)
    #expect(!view.contains(.button("Close 1")))
    await census.becomes(.none)
    #expect(census.stores == 0)
    view.unmount()
  }

  @Test func nothingIsLeftAfterTheStoreHasGone() async {
    var store: StoreOf<Root>? = makeStore(Root.State(rows: [page(1)], sheet: page(2)))
    weak let root = store
    weak let core = store?.core
    var view = store.map { store in ViewHarness { RootView(store: store, census: census) } }
    store?.send(.push(page(3)))
    #expect(view?.text.isEmpty == false)
    await census.becomes(.init(states: 3, tasks: 3))
    #expect(census.stores == 3)
    view?.unmount()
    view = nil
    store = nil
    await census.becomes(.none)
    #expect(census.stores == 0)
    #expect(root == nil)
    #expect(core == nil)
  }
}

/// Counts what is alive.
final class Census: Sendable {
  struct Count: Equatable {
    var states = 0
    var tasks = 0
    static let none = Count()
  }

  private struct WeakStore {
    weak var store: AnyObject?
  }

  private let count = LockIsolated(Count())
  private let counts = makeStream(of: Count.self)
  @MainActor private var watched: [ObjectIdentifier: WeakStore] = [:]

  @MainActor
  init() {}

  func change(_ change: @Sendable (inout Count) -> Void) {
    count.withValue {
      change(&$0)
      counts.continuation.yield($0)
    }
  }

  /// Waits until so much is alive.
  func becomes(_ expected: Count) async {
    for await count in counts.stream where count == expected { return }
  }

  @MainActor
  func watch(_ store: AnyObject) {
    watched[ObjectIdentifier(store)] = WeakStore(store: store)
  }

  /// How many of the stores that views showed are there.
  @MainActor
  var stores: Int { watched.values.count { $0.store != nil } }
}

/// Something that counts for as long as it lives.
final class Alive: Sendable {
  enum Kind { case state, task }

  let census: Census
  private let field: @Sendable (inout Census.Count, Int) -> Void

  init(_ kind: Kind, in census: Census) {
    self.census = census
    field =
      switch kind {
      case .state: { $0.states += $1 }
      case .task: { $0.tasks += $1 }
      }
    let field = field
    census.change { field(&$0, 1) }
  }

  deinit {
    let field = field
    census.change { field(&$0, -1) }
  }
}
#endif
