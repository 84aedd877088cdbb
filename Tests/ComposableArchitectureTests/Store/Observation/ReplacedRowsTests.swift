@testable import ComposableArchitecture
import Observation
import Testing

/// Replacing a row, in every possible way, notifies its observers.
@MainActor
struct ReplacedRowsTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var rows: IdentifiedArrayOf<ObservedRow.State> = [
        ObservedRow.State(id: 0), ObservedRow.State(id: 1),
      ]
      var spare = ObservedRow.State(id: 0, value: 5)
    }
    enum Action {
      case bumpCount, setRow, setRows, moveRows, useSpare, replace
      case rows(IdentifiedActionOf<ObservedRow>)
    }
    var body: some ReducerOf<Self> {
      Reduce { state, action in
        switch action {
        case .bumpCount: state.count += 1
        case .setRow: state.rows[id: 0] = ObservedRow.State(id: 0, value: 9)
        case .setRows: state.rows = [ObservedRow.State(id: 0, value: 9)]
        case .moveRows: state.rows.move(fromOffsets: [0], toOffset: 2)
        case .useSpare: state.rows[id: 0] = state.spare
        case .replace: state = State()
        case .rows: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { ObservedRow() }
    }
  }

  @Reducer
  struct Book {
    struct Unobserved: Equatable {
      var page = Page.State()
    }
    @ObservableState
    struct State: Equatable {
      var page = Page.State()
      var spare = Page.State()
      @Presents var shown: Page.State?
      var unobserved = Unobserved()
      var path = StackState<Page.State>([Page.State()])
    }
    enum Action {
      case show, setPage, useSpare, setUnobservedRow, setPath, replace
      case page(Page.Action)
      case shown(PresentationAction<Page.Action>)
      case unobserved(Page.Action)
      case path(StackActionOf<Page>)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.page, action: \.page) { Page() }
      Scope(state: \.unobserved.page, action: \.unobserved) { Page() }
      Reduce { state, action in
        switch action {
        case .show: state.shown = Page.State()
        case .setPage: state.page = Page.State()
        case .useSpare: state.page = state.spare
        case .setUnobservedRow:
          state.unobserved.page.rows[id: 0] = ObservedRow.State(id: 0, value: 9)
        case .setPath: state.path.ids.first.map { state.path[id: $0] = Page.State() }
        case .replace: state = State(shown: Page.State())
        case .page, .shown, .unobserved, .path: break
        }
        return .none
      }
      .ifLet(\.$shown, action: \.shown) { Page() }
      .forEach(\.path, action: \.path) { Page() }
    }
  }

  private let book = Store(initialState: Book.State(shown: Page.State())) { Book() }

  /// Whether an action notifies observers of the first row's value.
  private func isConcerned<Action>(
    _ page: StoreOf<Page>,
    by action: Action,
    sentTo store: Store<some Any, Action>
  ) -> Bool {
    let row = page.scope(state: \.rows, action: \.rows)[0]
    let isConcerned = LockIsolated(false)
    withObservationTracking {
      _ = row.value
    } onChange: {
      isConcerned.setValue(true)
    }
    store.send(action)
    return isConcerned.value
  }

  private func isConcerned(_ page: StoreOf<Page>, by action: Page.Action) -> Bool {
    isConcerned(page, by: action, sentTo: page)
  }

  private func expectConcern(
    _ page: StoreOf<Page>,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let actions: [Page.Action] = [
      .setRow, .useSpare, .rows(.element(id: 0, action: .reset)),
      .rows(.element(id: 0, action: .bump)), .replace, .setRows,
    ]
    for action in actions {
      #expect(isConcerned(page, by: action), "\(action)", sourceLocation: location)
    }
  }

  @Test func replacedRowsOfAStoreNotifyObservers() {
    let page = Store(initialState: Page.State()) { Page() }
    expectConcern(page)
    #expect(page.scope(state: \.rows, action: \.rows)[0].value == 9)
  }

  @Test func replacedRowsOfAChildNotifyObservers() {
    let page = book.scope(state: \.page, action: \.page)
    expectConcern(page)
    #expect(isConcerned(page, by: .setPage, sentTo: book))
    #expect(isConcerned(page, by: .useSpare, sentTo: book))
    #expect(isConcerned(page, by: .replace, sentTo: book))
  }

  @Test func replacedRowsOfAPresentedChildNotifyObservers() throws {
    expectConcern(try #require(book.scope(state: \.shown, action: \.shown.presented)))
    let page = try #require(book.scope(state: \.shown, action: \.shown.presented))
    #expect(isConcerned(page, by: .show, sentTo: book))
    #expect(isConcerned(page, by: .replace, sentTo: book))
  }

  @Test func replacedRowsOfAScreenNotifyObservers() throws {
    let path = book.scope(state: \.path, action: \.path)
    let id = try #require(path.withState { $0.ids.first })
    let page = path.elementStores(of: Page.Action.self).store(of: id, in: path.core) {
      StackActionOf<Page>.element(id: $0, action: $1)
    }
    expectConcern(try #require(page))
    #expect(isConcerned(try #require(page), by: .setPath, sentTo: book))
    #expect(isConcerned(try #require(page), by: .useSpare, sentTo: try #require(page)))
  }

  @Test func replacedRowsOfAnUnobservedChildAreFound() {
    let page = book.scope(state: \.unobserved.page, action: \.unobserved)
    expectConcern(page)
    #expect(isConcerned(page, by: .setUnobservedRow, sentTo: book))
    #expect(isConcerned(page, by: .replace, sentTo: book))
  }

  @Test func actionsElsewhereDoNotNotifyTheScope() {
    let page = book.scope(state: \.page, action: \.page)
    #expect(!isConcerned(page, by: .bumpCount))
    #expect(!isConcerned(page, by: .rows(.element(id: 1, action: .bump))))
    #expect(!isConcerned(page, by: .rows(.element(id: 1, action: .reset))))
    #expect(!isConcerned(page, by: .moveRows))
  }

  @Test func aRowKeepsItsStoreInAnotherPlace() {
    let page = Store(initialState: Page.State()) { Page() }
    let before = Array(page.scope(state: \.rows, action: \.rows))
    page.send(.moveRows)
    let after = Array(page.scope(state: \.rows, action: \.rows))
    #expect(after == before.reversed())
    #expect(Array(page.scope(state: \.rows, action: \.rows)) == after)
    page.send(.setRows)
    #expect(Array(page.scope(state: \.rows, action: \.rows)) == [before[0]])
  }
}
