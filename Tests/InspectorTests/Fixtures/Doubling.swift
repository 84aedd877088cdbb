#if DEBUG
import ComposableArchitecture

/// A counter with effects and shared values, of which actions are left out.
@Reducer
struct Doubling {
  @ObservableState
  struct State: Equatable {
    var count = 0
    @Presents var form: Form.State?
    @Shared(.inMemory("tally")) var tally = 0
  }
  typealias Recording = StoreRecording<State, Action>

  enum Action {
    case added(Int)
    case doubled
    case form(PresentationAction<Form.Action>)
    case opened
    case tallied
    case tallyLoaded(Int)
    case twiceAdded(Int)
    case twiceTallied
    case waited
  }

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .added(let number): state.count += number
      case .doubled: state.count *= 2
      case .form: break
      case .opened: state.form = Form.State()
      case .tallied:
        state.$tally.withLock { $0 += 1 }
        state.count += state.tally
      case .tallyLoaded(let number):
        return .run { [tally = state.$tally] _ in tally.withLock { $0 = number } }
      case .twiceAdded(let number):
        return .concatenate(.send(.added(number)), .send(.added(number)))
      case .twiceTallied: return .concatenate(.send(.tallied), .send(.tallied))
      case .waited: return .run { _ in try await Task.never() }
      }
      return .none
    }
    .ifLet(\.$form, action: \.form) { Form() }
  }

  @Reducer
  struct Form {
    @ObservableState
    struct State: Equatable {}
    enum Action { case tapped }

    var body: some ReducerOf<Self> { EmptyReducer() }
  }
}
#endif
