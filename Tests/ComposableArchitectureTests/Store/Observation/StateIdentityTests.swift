import ComposableArchitecture
import Observation
import Testing

@MainActor
struct StateIdentityTests {
  @Reducer
  struct Page {
    @ObservableState
    struct State {
      var row: ObservedRow.State
      var copy: ObservedRow.State
      var mode: Mode.State

      init() {
        let row = ObservedRow.State(id: 0)
        self.row = row
        copy = row
        mode = .row(row)
      }
    }
    enum Action {
      case idleButtonTapped, replaceButtonTapped
      case copy(ObservedRow.Action)
      case mode(Mode.Action)
      case row(ObservedRow.Action)
    }
    var body: some ReducerOf<Self> {
      Scope(state: \.row, action: \.row) { ObservedRow() }
      Scope(state: \.copy, action: \.copy) { ObservedRow() }
      Scope(state: \.mode, action: \.mode) { Mode.body }
      Reduce { state, action in
        switch action {
        case .idleButtonTapped: state.mode = .idle
        case .replaceButtonTapped: state.row = ObservedRow.State(id: 0, value: state.row.value + 10)
        case .copy, .mode, .row: break
        }
        return .none
      }
    }
  }

  @Reducer
  enum Mode {
    case idle
    case row(ObservedRow)
  }

  private let page = Store(initialState: Page.State()) { Page() }

  /// Whether an action notifies an observer.
  private func isNotified(of action: Page.Action, reading read: () -> Void) -> Bool {
    let isNotified = LockIsolated(false)
    withObservationTracking(read) { isNotified.setValue(true) }
    page.send(action)
    return isNotified.value
  }

  @Test func eachOfSeveralReplacementsNotifiesReadersOfAField() {
    let row = page.scope(state: \.row, action: \.row)
    for value in [0, 10, 20] {
      #expect(row.value == value)
      #expect(isNotified(of: .replaceButtonTapped) { _ = row.value })
    }
  }

  @Test func readerThatReadsAgainWhileItIsNotifiedHearsOfTheNextReplacement() {
    let row = page.scope(state: \.row, action: \.row)
    let count = LockIsolated(0)
    observe(row, count)
    page.send(.replaceButtonTapped)
    page.send(.replaceButtonTapped)
    #expect(count.value == 2)
  }

  private func observe(_ row: StoreOf<ObservedRow>, _ count: LockIsolated<Int>) {
    withObservationTracking {
      _ = row.value
    } onChange: {
      count.withValue { $0 += 1 }
      MainActor.assumeIsolated { observe(row, count) }
    }
  }

  @Test func readersOfAChangedCopyAreNotNotifiedWhenTheOriginalIsReplaced() {
    let copy = page.scope(state: \.copy, action: \.copy)
    page.send(.copy(.bumpOther))
    #expect(!isNotified(of: .replaceButtonTapped) { _ = copy.value })
    #expect(isNotified(of: .copy(.bump)) { _ = copy.value })
  }

  @Test func readersOfAPayloadsCopyAreNotNotifiedOfAnotherCase() {
    let mode = page.scope(state: \.mode, action: \.mode)
    let row = page.scope(state: \.row, action: \.row)
    #expect(!isNotified(of: .idleButtonTapped) { _ = row.value })
    page.send(.replaceButtonTapped)
    #expect(!isNotified(of: .replaceButtonTapped) { _ = mode.state })
  }

  @Test func anotherCaseNotifiesReadersOfAnEnum() {
    let mode = page.scope(state: \.mode, action: \.mode)
    #expect(isNotified(of: .idleButtonTapped) { _ = mode.state })
    #expect(!isNotified(of: .idleButtonTapped) { _ = mode.state })
  }
}
