import ComposableArchitecture
import Testing
import ViewCore
import ViewTesting

/// A long list of stores makes the stores of the rows that exist.
@MainActor
struct LazyStoreRowsTests {
  @Reducer
  struct RowFeature {
    @ObservableState
    struct State: Identifiable {
      let id: Int
      var count = 0
    }

    enum Action {
      case increment
    }

    var body: some ReducerOf<Self> {
      Reduce { state, _ in
        state.count += 1
        return .none
      }
    }
  }

  @Reducer
  struct ListFeature {
    @ObservableState
    struct State {
      var rows = IdentifiedArray(uniqueElements: (0..<1_000).map { RowFeature.State(id: $0) })
    }

    enum Action {
      case rows(IdentifiedActionOf<RowFeature>)
      case removeFirst(Int)
    }

    var body: some ReducerOf<Self> {
      Reduce { state, action in
        if case .removeFirst(let count) = action { state.rows.removeFirst(count) }
        return .none
      }
      .forEach(\.rows, action: \.rows) { RowFeature() }
    }
  }

  private struct ListView: View {
    let store: StoreOf<ListFeature>
    let log: Log

    var body: some View {
      List {
        ForEach(store.scope(state: \.rows, action: \.rows)) { row in
          let _ = log.stores.append(WeakStore(store: row))
          Button("Row: \(row.count)") { row.send(.increment) }
        }
      }
    }
  }

  private struct WeakStore {
    weak var store: StoreOf<RowFeature>?
  }

  @MainActor
  private final class Log {
    var stores: [WeakStore] = []

    var living: Int { Set(stores.compactMap(\.store).map(ObjectIdentifier.init)).count }
  }

  /// A window of a list of a thousand stores.
  private func withWindow(
    _ test: (ViewGraph, StoreOf<ListFeature>, Log, _ gap: () -> NodeID?) throws -> Void
  ) rethrows {
    let store = Store(initialState: ListFeature.State()) { ListFeature() }
    let log = Log()
    let graph = ViewGraph(root: ListView(store: store, log: log))
    var gap: NodeID?
    for patch in graph.mount() {
      if case .insert(let tree, _, _) = patch { gap = tree.gap ?? gap }
    }
    try test(graph, store, log) { gap }
  }

  @Test func storesOfRowsThatDoNotExistAreNotMade() {
    withWindow { _, _, log, _ in #expect(log.living == 40) }
  }

  @Test func storesOfRowsThatWentAreReleased() throws {
    try withWindow { graph, _, log, gap in
      let gap = try #require(gap())
      for _ in 0..<14 {
        let view = Event.RowsInView(
          first: .init(element: gap, row: 40),
          last: .init(element: gap, row: 49)
        )
        #expect(graph.handle(.rows(view), on: gap) == .handled)
        _ = graph.flush()
        graph.releaseRemovedNodes()
      }
      #expect(log.living <= 50)
    }
  }

  @Test func requestForRowsAfterTheirRemovalMakesTheLastOnes() throws {
    try withWindow { graph, store, log, gap in
      let gap = try #require(gap())
      store.send(.removeFirst(700))
      let view = Event.RowsInView(
        first: .init(element: gap, row: 900),
        last: .init(element: gap, row: 920)
      )
      #expect(graph.handle(.rows(view), on: gap) == .handled)
      _ = graph.flush()
      #expect(log.stores.last?.store?.withState(\.id) == 999)
      store.send(.removeFirst(300))
      _ = graph.flush()
      graph.releaseRemovedNodes()
      #expect(log.living == 0)
    }
  }
}

extension ElementTree {
  /// The element inside that stands for rows which do not exist.
  fileprivate var gap: NodeID? {
    if element["data-rows"] != nil { return id }
    return children.lazy.compactMap(\.gap).first
  }
}
