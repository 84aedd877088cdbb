#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

/// The choice of an element on a page of the app.
@Reducer
struct ElementPicking {
  @ObservableState
  struct State: Equatable {
    /// Whether the pages of the app wait for a click.
    var isWaiting = false
    /// The element that was chosen last.
    var element: InspectedElement?
    /// A line for the user about a choice that has failed.
    var notice: String?
  }

  enum Action: Equatable {
    /// An action that has led to a run, of another store unless that is nil.
    case actionTapped(Int, ofOther: Int?)
    case closeButtonTapped
    /// The choice has ended while a store was shown.
    case ended(PickingResult, shownStore: Int?)
    /// The pages of a window, or of all, are asked for an element.
    case pickButtonTapped(window: Int?, shownStore: Int?)
    case stopButtonTapped
  }

  private enum CancelID {
    case pick
  }

  @Dependency(\.inspectedScreen) var inspectedScreen

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .actionTapped:
        return .none

      case .closeButtonTapped:
        state.element = nil
        return .none

      case .ended(let result, _):
        state.isWaiting = false
        switch result {
        case .picked(let element): state.element = element
        case .none: break
        case .noPage:
          state.notice = "No page of the app is open in a browser on this machine."
        }
        return .none

      case .pickButtonTapped(let window, let shownStore):
        state.isWaiting = true
        state.notice = nil
        return .run { send in
          await send(.ended(await inspectedScreen.pick(window), shownStore: shownStore))
        }
        .cancellable(id: CancelID.pick, cancelInFlight: true)

      case .stopButtonTapped:
        state.isWaiting = false
        return .cancel(id: CancelID.pick)
      }
    }
  }
}
#endif
