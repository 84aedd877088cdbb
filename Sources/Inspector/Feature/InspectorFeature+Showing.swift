#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

extension InspectorFeature {
  private enum CancelID { case show }

  /// The state is compared with that after another action, or with the one without an action.
  var comparison: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .compareButtonTapped(let number):
        state.comparedAction = number
        state.leftOutAction = nil
        state.detail = .changes
        return showInApp(state)

      case .leaveOutButtonTapped(let number):
        state.leftOutAction = number
        state.comparedAction = nil
        state.detail = .changes
        return showInApp(state)

      case .stopComparingButtonTapped:
        state.comparedAction = nil
        return .none

      case .stopLeavingOutButtonTapped:
        state.leftOutAction = nil
        return showInApp(state)

      default: return .none
      }
    }
  }

  /// The app shows another state than its present one.
  var showing: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .showInAppButtonTapped(let store):
        state.rewoundStore = store
        return showInApp(state)

      case .noStateShown:
        return stopShowing(&state)

      case .showPresentButtonTapped(let store):
        return showPresent(insteadOf: store, &state)

      default: return .none
      }
    }
  }

  /// Lets the app show the state after the chosen action, if the user wants that.
  func showInApp(_ state: State) -> Effect<Action> {
    guard let store = state.rewoundStore, let number = state.selection else { return .none }
    let moment = ShownMoment(
      store: store,
      number: number,
      leftOut: state.leftOutAction,
      window: state.window
    )
    return .run { send in
      if await !inspectedStores.show(moment) { await send(.noStateShown) }
    }
    .cancellable(id: CancelID.show, cancelInFlight: true)
  }

  /// Lets the app show the present state again, if it was this window that let it show another one.
  func showPresent(_ state: inout State) -> Effect<Action> {
    guard let store = state.rewoundStore else { return .none }
    return showPresent(insteadOf: store, &state)
  }

  /// Ends the search for a state that the app was to show, because its present one changes.
  func stopShowing(_ state: inout State) -> Effect<Action> {
    state.rewoundStore = nil
    return .cancel(id: CancelID.show)
  }

  /// Lets the app show the present state again, whichever window let it show one of the recording.
  private func showPresent(insteadOf store: Int, _ state: inout State) -> Effect<Action> {
    state.rewoundStore = nil
    return .run { _ in await inspectedStores.showPresent(store) }
      .cancellable(id: CancelID.show, cancelInFlight: true)
  }
}
#endif
