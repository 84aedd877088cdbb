@testable import ComposableArchitecture
import Observation
import Testing

/// Kept copies of state that are restored, as in an undo, notify the observers of their fields.
@MainActor
struct RestoredStateTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State: Equatable {
      var plain = ObservedRow.State(id: 1)
      var optional: ObservedRow.State? = ObservedRow.State(id: 2)
      @Presents var sheet: ObservedRow.State? = ObservedRow.State(id: 3)
      var rows: IdentifiedArrayOf<ObservedRow.State> = [ObservedRow.State(id: 4)]
      var path = StackState<ObservedRow.State>([ObservedRow.State(id: 5)])
      var draft = ObservedRow.State(id: 6)
      @ObservationStateIgnored var kept: [State] = []
    }
    enum Action {
      /// Keeps a copy of the whole state.
      case keep
      /// Restores each child of a copy separately.
      case restore(Int)
      case restoreAndBumpOthers(Int)
      /// Restores a whole copy.
      case undo(Int)
      case bump
      case edit, commit
      case plain(ObservedRow.Action)
      case optional(ObservedRow.Action)
      case sheet(PresentationAction<ObservedRow.Action>)
      case rows(IdentifiedActionOf<ObservedRow>)
      case path(StackActionOf<ObservedRow>)
      case draft(ObservedRow.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.plain, action: \.plain) { ObservedRow() }
      Scope(state: \.draft, action: \.draft) { ObservedRow() }
      Reduce { state, action in
        let screen = state.path.ids.first
        switch action {
        case .keep: state.kept.append(state)
        case .restore(let index): restore(state.kept[index], in: &state)
        case .restoreAndBumpOthers(let index):
          restore(state.kept[index], in: &state)
          state.plain.other += 1
          state.optional?.other += 1
          state.sheet?.other += 1
          state.rows[id: 4]?.other += 1
          _ = screen.map { state.path[id: $0]?.other += 1 }
        case .undo(let index):
          let kept = state.kept
          state = kept[index]
          state.kept = kept
        case .bump:
          state.plain.value += 1
          state.optional?.value += 1
          state.sheet?.value += 1
          state.rows[id: 4]?.value += 1
          _ = screen.map { state.path[id: $0]?.value += 1 }
        case .edit: state.draft = state.plain
        case .commit: state.plain = state.draft
        case .plain, .optional, .sheet, .rows, .path, .draft: break
        }
        return .none
      }
      .ifLet(\.optional, action: \.optional) { ObservedRow() }
      .ifLet(\.$sheet, action: \.sheet) { ObservedRow() }
      .forEach(\.rows, action: \.rows) { ObservedRow() }
      .forEach(\.path, action: \.path) { ObservedRow() }
    }

    private func restore(_ kept: State, in state: inout State) {
      state.plain = kept.plain
      state.optional = kept.optional
      state.sheet = kept.sheet
      state.rows[id: 4] = kept.rows[id: 4]
      for id in kept.path.ids {
        state.path[id: id] = kept.path[id: id]
      }
    }
  }

  @Reducer
  struct Book {
    @ObservableState
    struct State: Equatable {
      var page = Page.State()
      @ObservationStateIgnored var kept: [Page.State] = []
    }
    enum Action {
      case keep, restore
      case page(Page.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.page, action: \.page) { Page() }
      Reduce { state, action in
        switch action {
        case .keep: state.kept.append(state.page)
        case .restore: state.page = state.kept[0]
        case .page: break
        }
        return .none
      }
    }
  }

  private typealias Reading = (name: String, value: @MainActor () -> Int?)

  private let book = Store(initialState: Book.State()) { Book() }
  private var page: StoreOf<Page> { book.scope(state: \.page, action: \.page) }

  /// The fields of the children, read through their own stores and through the store of their parent.
  private var readings: [Reading] {
    let page = page
    let path = page.scope(state: \.path, action: \.path)
    return [
      ("plain", { page.scope(state: \.plain, action: \.plain).value }),
      ("optional", { page.scope(state: \.optional, action: \.optional)?.value }),
      ("sheet", { page.scope(state: \.sheet, action: \.sheet.presented)?.value }),
      ("row", { page.scope(state: \.rows, action: \.rows)[0].value }),
      (
        "screen",
        {
          path.withState { $0.ids.first }.flatMap {
            path.elementStores(of: ObservedRow.Action.self).store(of: $0, in: path.core) {
              StackActionOf<ObservedRow>.element(id: $0, action: $1)
            }
          }?.value
        }
      ),
      ("field of plain", { page.plain.value }),
      ("field of optional", { page.optional?.value }),
      ("field of sheet", { page.sheet?.value }),
      ("field of page", { book.page.plain.value }),
    ]
  }

  /// The observers that are notified during some work.
  private func told(by work: () -> Void) -> [String] {
    let told = LockIsolated<[String]>([])
    let readings = readings
    for reading in readings {
      withObservationTracking {
        _ = reading.value()
      } onChange: {
        told.withValue { $0.append(reading.name) }
      }
    }
    work()
    let names = readings.map(\.name)
    return told.value.sorted { names.firstIndex(of: $0) ?? 0 < names.firstIndex(of: $1) ?? 0 }
  }

  private func expectAllNotified(
    by action: Page.Action,
    toShow value: Int,
    at location: Testing.SourceLocation = #_sourceLocation
  ) {
    let told = told { page.send(action) }
    #expect(told == readings.map(\.name), "\(action)", sourceLocation: location)
    for reading in readings {
      #expect(reading.value() == value, "\(action), \(reading.name)", sourceLocation: location)
    }
  }

  private func bumpInChildren() {
    page.send(.plain(.bump))
    page.send(.optional(.bump))
    page.send(.sheet(.presented(.bump)))
    page.send(.rows(.element(id: 4, action: .bump)))
    for id in page.withState(\.path.ids) {
      page.send(.path(.element(id: id, action: .bump)))
    }
  }

  @Test func restoringStateNotifiesReadersOfChangedChildren() {
    page.send(.keep)
    bumpInChildren()
    expectAllNotified(by: .restore(0), toShow: 0)
  }

  @Test func restoringStateNotifiesReadersOfChildrenThatTheParentChanged() {
    page.send(.keep)
    expectAllNotified(by: .bump, toShow: 1)
    expectAllNotified(by: .restore(0), toShow: 0)
  }

  @Test func restoringOlderAndNewerStatesNotifiesReaders() {
    page.send(.keep)
    bumpInChildren()
    page.send(.keep)
    bumpInChildren()
    page.send(.keep)
    expectAllNotified(by: .restore(0), toShow: 0)
    expectAllNotified(by: .restore(2), toShow: 2)
    expectAllNotified(by: .restore(1), toShow: 1)
    expectAllNotified(by: .bump, toShow: 2)
    expectAllNotified(by: .restore(1), toShow: 1)
    expectAllNotified(by: .restore(0), toShow: 0)
  }

  @Test func stateRestoredAndChangedAtOnceNotifiesReaders() {
    page.send(.keep)
    bumpInChildren()
    expectAllNotified(by: .restoreAndBumpOthers(0), toShow: 0)
  }

  @Test func wholeRestoredStateNotifiesReaders() {
    page.send(.keep)
    bumpInChildren()
    expectAllNotified(by: .undo(0), toShow: 0)
    bumpInChildren()
    page.send(.keep)
    expectAllNotified(by: .undo(0), toShow: 0)
    expectAllNotified(by: .undo(1), toShow: 1)
  }

  @Test func parentRestoringTheStateNotifiesReaders() {
    book.send(.keep)
    bumpInChildren()
    #expect(told { book.send(.restore) } == readings.map(\.name))
    #expect(readings.allSatisfy { $0.value() == 0 })
  }

  @Test func restoredStateNotifiesReadersOfOtherEdits() {
    page.send(.edit)
    page.send(.draft(.bump))
    #expect(page.plain.value == 0)
    #expect(told { page.send(.commit) } == ["plain", "field of plain", "field of page"])
    #expect(page.plain.value == 1)
  }

  @Test func keptCopiesNotifyNobody() {
    #expect(told { page.send(.keep) } == [])
    #expect(told { page.send(.plain(.bumpOther)) } == [])
    #expect(told { page.send(.optional(.bumpOther)) } == [])
    #expect(told { page.send(.sheet(.presented(.bumpOther))) } == [])
    #expect(told { page.send(.rows(.element(id: 4, action: .bumpOther))) } == [])
    #expect(told { page.send(.plain(.bump)) } == ["plain", "field of plain", "field of page"])
  }

  @Test func restoredEqualStateNotifiesNobody() {
    page.send(.keep)
    #expect(told { page.send(.restore(0)) } == [])
  }
}
