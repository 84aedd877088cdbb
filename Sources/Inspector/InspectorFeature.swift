#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The choices that a user of the inspector makes.
@Reducer
struct InspectorFeature {
  @ObservableState
  struct State: Equatable {
    /// The store that is shown, or nil for the newest.
    var storeID: Int?
    /// The text that shown actions contain.
    var filter = ""
    /// The content of the panel beside the chosen action.
    var panel = Panel.causes
    /// The last action that is shown, while the timeline is paused.
    var pausedAfter: Int?
    /// The action that is shown.
    var selection: Int?
    var detail = Detail.changes
    /// The text that shown values of the state contain.
    var stateFilter = ""
    /// The values of the state whose parts are shown.
    var openValues: Set<[String]> = []
    /// The value of the state whose last change is shown.
    var chosenValue: [String]?
    /// A line for the user about the last thing that the inspector has done.
    var notice: String?
  }

  enum Panel: Equatable, Hashable, Sendable {
    /// The actions as a tree: each one below the action that caused it.
    case causes
    /// The actions in the order of time, the newest first.
    case time
    /// The effects that run.
    case effects
  }

  enum Detail: String, CaseIterable, Equatable, Sendable {
    case changes = "Change"
    case action = "Action"
    case state = "State"
  }

  enum Action: BindableAction, Equatable {
    case actionTapped(Int)
    case binding(BindingAction<State>)
    case clearButtonTapped(store: Int)
    case continueButtonTapped
    case copyButtonTapped(store: Int, number: Int)
    case goBackButtonTapped(store: Int, number: Int)
    case pauseButtonTapped(after: Int)
    case valueTapped([String])
  }

  @Dependency(\.inspectedStores) var inspectedStores

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .actionTapped(let number):
        state.selection = number
        state.notice = nil
        return .none

      case .binding(\.storeID):
        state.pausedAfter = nil
        state.selection = nil
        state.openValues = []
        state.chosenValue = nil
        state.notice = nil
        return .none

      case .binding:
        return .none

      case .clearButtonTapped(let store):
        state.pausedAfter = nil
        state.selection = nil
        return .run { _ in await inspectedStores.clear(store) }

      case .continueButtonTapped:
        state.pausedAfter = nil
        return .none

      case .copyButtonTapped(let store, let number):
        state.notice = "Copied a test of the actions up to \(number)."
        return .run { _ in await inspectedStores.copyTest(store, number) }

      case .goBackButtonTapped(let store, let number):
        state.notice = "The app is at action \(number) again. Its effects were cancelled."
        return .run { _ in await inspectedStores.goBack(store, number) }

      case .pauseButtonTapped(let last):
        state.pausedAfter = last
        return .none

      case .valueTapped(let path):
        state.chosenValue = path
        if state.openValues.remove(path) == nil { state.openValues.insert(path) }
        return .none
      }
    }
  }
}
#endif
