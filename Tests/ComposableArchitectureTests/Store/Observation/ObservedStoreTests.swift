import ComposableArchitecture
import Observation
import Testing

/// Stores of observable state: observers of a field are notified only of changes of that field.
@MainActor
struct ObservedStoreTests {
  @Reducer
  struct Root {
    @ObservableState
    struct State: Equatable {
      var count = 0
      var title = ""
      var rows: IdentifiedArrayOf<ObservedRow.State> = []
      var child = ObservedRow.State(id: -1)
      @Presents var shown: ObservedRow.State?
    }
    enum Action: BindableAction {
      case binding(BindingAction<State>)
      case bumpCount, append, replaceChild, show, replaceRow(Int)
      case child(ObservedRow.Action)
      case rows(IdentifiedActionOf<ObservedRow>)
      case shown(PresentationAction<ObservedRow.Action>)
    }
    var body: some ReducerOf<Self> {
      BindingReducer()
      Scope(state: \.child, action: \.child) { ObservedRow() }
      Reduce { state, action in
        switch action {
        case .bumpCount: state.count += 1
        case .append: state.rows.append(ObservedRow.State(id: state.rows.count))
        case .replaceChild: state.child = ObservedRow.State(id: -2, value: 9)
        case .replaceRow(let id): state.rows[id: id] = ObservedRow.State(id: id, value: 7)
        case .show: state.shown = ObservedRow.State(id: 0)
        case .binding, .child, .rows, .shown: break
        }
        return .none
      }
      .forEach(\.rows, action: \.rows) { ObservedRow() }
      .ifLet(\.$shown, action: \.shown) { ObservedRow() }
    }
  }

  private let store = Store(initialState: Root.State()) { Root() }

  private func rows() -> [StoreOf<ObservedRow>] {
    Array(store.scope(state: \.rows, action: \.rows))
  }

  /// The number of actions that notify observers of a value.
  private func changes<Value>(of read: () -> Value, after actions: () -> Void) -> Int {
    let count = LockIsolated(0)
    withObservationTracking {
      _ = read()
    } onChange: {
      count.withValue { $0 += 1 }
    }
    actions()
    return count.value
  }

  @Test func fieldNotifiesItsReaders() {
    #expect(changes(of: { store.count }) { store.send(.bumpCount) } == 1)
    #expect(store.count == 1)
    #expect(changes(of: { store.title }) { store.send(.bumpCount) } == 0)
  }

  @Test func childNotifiesReadersOfItsFields() {
    let child = store.scope(state: \.child, action: \.child)
    #expect(changes(of: { child.value }) { child.send(.bump) } == 1)
    #expect(child.value == 1)
    #expect(changes(of: { store.child }) { child.send(.bump) } == 0)
    #expect(changes(of: { store.count }) { child.send(.bump) } == 0)
  }

  @Test func fieldOfAChildDoesNotNotifyReadersOfAnother() throws {
    store.send(.append)
    store.send(.show)
    let shown = try #require(store.scope(state: \.shown, action: \.shown.presented))
    for child in [store.scope(state: \.child, action: \.child), shown, rows()[0]] {
      for _ in 0..<3 {
        #expect(changes(of: { child.value }) { child.send(.bumpOther) } == 0)
        #expect(changes(of: { child.other }) { child.send(.bumpOther) } == 1)
        #expect(changes(of: { child.value }) { store.send(.bumpCount) } == 0)
      }
    }
  }

  @Test func replacedChildNotifiesReadersOfTheOldOne() {
    let child = store.scope(state: \.child, action: \.child)
    #expect(changes(of: { child.value }) { store.send(.replaceChild) } == 1)
    #expect(child.value == 9)
    #expect(changes(of: { child.value }) { child.send(.reset) } == 1)
    #expect(child.value == 0)
    #expect(changes(of: { store.child.value }) { child.send(.reset) } == 1)
  }

  @Test func rowsNotifyTheirReadersAndTheCollectionOnlyForInsertsAndRemovals() {
    for _ in 0..<3 { store.send(.append) }
    let rows = rows()
    #expect(rows.map { $0.state.id } == [0, 1, 2])
    #expect(rows[1] === self.rows()[1])
    #expect(changes(of: { rows[1].value }) { rows[1].send(.bump) } == 1)
    #expect(rows[1].value == 1)
    #expect(changes(of: { rows[0].value }) { rows[1].send(.bump) } == 0)
    #expect(changes(of: { rows[0].value }) { store.send(.append) } == 0)
    #expect(
      changes(of: { self.rows().count }) {
        rows[1].send(.bump)
      } == 0
    )
    #expect(
      changes(of: { self.rows().count }) {
        store.send(.append)
      } == 1
    )
  }

  @Test func replacedRowOfTheSameIDNotifiesReadersOfTheOldOne() {
    store.send(.append)
    let row = rows()[0]
    #expect(changes(of: { row.value }) { store.send(.replaceRow(0)) } == 1)
    #expect(row.value == 7)
    #expect(changes(of: { row.value }) { row.send(.reset) } == 1)
    #expect(row.value == 0)
  }

  @Test func removedRowKeepsTheStateThatWasReadLast() {
    for _ in 0..<2 { store.send(.append) }
    let rows = rows()
    rows[1].send(.bump)
    #expect(rows[1].value == 1)
    store.send(.binding(.set(\.rows, [])))
    #expect(rows[1].value == 1)
    #expect(rows[1].state == ObservedRow.State(id: 1, value: 1))
    #expect(rows[0].state.id == 0)
  }

  @Test func anOptionalChildHasAStoreWhileItIsThere() throws {
    #expect(store.scope(state: \.shown, action: \.shown.presented) == nil)
    let comes = changes(of: { store.scope(state: \.shown, action: \.shown.presented) }) {
      store.send(.show)
    }
    #expect(comes == 1)
    let shown = try #require(store.scope(state: \.shown, action: \.shown.presented))
    #expect(store.scope(state: \.shown, action: \.shown.presented) === shown)
    #expect(
      changes(of: { store.scope(state: \.shown, action: \.shown.presented) }) {
        shown.send(.bump)
      } == 0
    )
    #expect(shown.value == 1)
    let goes = changes(of: { store.scope(state: \.shown, action: \.shown.presented) }) {
      store.send(.shown(.dismiss))
    }
    #expect(goes == 1)
    #expect(store.scope(state: \.shown, action: \.shown.presented) == nil)
    #expect(shown.value == 1)
  }

  @Test func writingToAFieldSendsAnAction() {
    #expect(changes(of: { store.title }) { store.title = "Blob" } == 1)
    #expect(store.title == "Blob")
    #expect(store.state.title == "Blob")
  }

  @Test func writingTheWholeStateSendsAnAction() {
    let state = Root.State(count: 3, title: "Blob")
    #expect(changes(of: { store.title }) { store.state = state } == 1)
    #expect(store.count == 3)
    #expect(store.title == "Blob")
  }

  @Test func aCopyFromTheUndoStackIsAnotherState() {
    let child = store.scope(state: \.child, action: \.child)
    let old = store.child
    child.send(.bump)
    let row = Store(initialState: old) { ObservedRow() }
    #expect(changes(of: { child.value }) { row.send(.bump) } <= 1)
    #expect(child.value == 1)
  }
}
