#if !canImport(Darwin)
@testable import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// Checks that a removed feature leaves no store, no state and no task.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct LeakTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      let alive: Alive
    }
    enum Action { case appeared, closeButtonTapped }
    enum CancelID: Hashable { case page(Int), work(Int) }
    @Dependency(\.dismiss) var dismiss
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .appeared:
          .run { [id = state.id, alive = Alive(.task, in: state.alive.census)] _ in
            await withTaskCancellation(id: CancelID.work(id)) { await untilCancelled() }
            withExtendedLifetime(alive) {}
          }
          .cancellable(id: CancelID.page(state.id))
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
    // The view has not run again yet and keeps the last state.
    await census.becomes(.init(states: 1, tasks: 0))
    #expect(!view.contains(.button("Close 1")))
    await census.becomes(.none)
    #expect(census.stores == 0)
    view.unmount()
  }

  /// The ways to remove screens.
  enum Pop: CaseIterable, Sendable {
    case byItsFeature, byAnAction, byTheParent
  }

  @Test(arguments: Pop.allCases)
  func nothingIsLeftAfterAPop(_ pop: Pop) async throws {
    let store = makeStore(Root.State())
    let view = ViewHarness { RootView(store: store, census: census) }
    for id in 1...3 {
      store.send(.push(page(id)))
      #expect(view.contains(.button("Close \(id)")))
    }
    await census.becomes(.init(states: 3, tasks: 3))
    #expect(census.stores == 3)
    #expect(census.identities == 3)
    #expect(try isBusy(store))
    let ids = Array(store.withState(\.path.ids))
    switch pop {
    case .byItsFeature:
      for id in [3, 2, 1] {
        try view.tap(.button("Close \(id)"))
        await census.becomes(.init(states: id, tasks: id - 1))
        #expect(!view.contains(.button("Close \(id)")))
      }
    case .byAnAction: store.send(.path(.popFrom(id: ids[0])))
    case .byTheParent: store.send(.popToRoot)
    }
    #expect(!view.contains(.button("Close 1")))
    await census.becomes(.none)
    #expect(census.stores == 0)
    #expect(census.identities == 0)
    #expect(try !isBusy(store))
    view.unmount()
  }

  @Test func onlyTheStateIsLeftOfAPoppedScreen() async throws {
    let store = makeStore(Root.State())
    let view = ViewHarness { RootView(store: store, census: census) }
    store.send(.push(page(1)))
    #expect(view.contains(.button("Close 1")))
    await census.becomes(.init(states: 1, tasks: 1))
    try view.tap(.button("Back"))
    #expect(!view.contains(.button("Close 1")))
    // The browser's forward button can push it again.
    await census.becomes(.init(states: 1, tasks: 0))
    #expect(census.stores == 0)
    #expect(census.identities == 0)
    #expect(try !isBusy(store))
    view.unmount()
    await census.becomes(.none)
  }

  /// Whether the store still has an effect or its work.
  private func isBusy(_ store: StoreOf<Root>) throws -> Bool {
    let core = try #require(store.core as? RootCore<Root>)
    return !core.remembersNothing || !core.registry.isEmpty
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

/// Counts live objects.
final class Census: Sendable {
  struct Count: Equatable {
    var states = 0
    var tasks = 0
    static let none = Count()
  }

  private struct Watched {
    weak var store: AnyObject?
    weak var identity: AnyObject?
  }

  private let count = LockIsolated(Count())
  private let counts = makeStream(of: Count.self)
  @MainActor private var watched: [Watched] = []

  @MainActor
  init() {}

  func change(_ change: @Sendable (inout Count) -> Void) {
    count.withValue {
      change(&$0)
      counts.continuation.yield($0)
    }
  }

  /// Waits until a number of objects is alive.
  ///
  /// If that does not happen, it reports the number: the time limit cancels the test.
  func becomes(
    _ expected: Count,
    at location: Testing.SourceLocation = #_sourceLocation
  ) async {
    for await count in counts.stream where count == expected { return }
    Issue.record(
      "Alive are \(count.value), and not \(expected)",
      sourceLocation: location
    )
  }

  @MainActor
  func watch<State, Action>(_ store: Store<State, Action>) {
    watched.append(Watched(store: store, identity: store.identity))
  }

  /// The number of live stores that views have shown.
  @MainActor
  var stores: Int { watched.count { $0.store != nil } }

  /// The number of live observers of these stores.
  @MainActor
  var identities: Int { watched.count { $0.identity != nil } }
}

/// An object that counts as long as it lives.
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
