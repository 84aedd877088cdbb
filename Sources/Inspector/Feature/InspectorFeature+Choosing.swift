#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

extension InspectorFeature {
  /// Another store has nothing of what was chosen in the one before.
  var choiceOfStore: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .binding(\.window):
        state.storeID = nil
        return .none

      case .binding(\.storeID), .shownStoreChanged:
        return beginWithStore(&state)

      case .clearButtonTapped(let store):
        forgetActions(&state)
        return .merge(
          stop(&state),
          showPresent(&state),
          .run { _ in await inspectedStores.clear(store) }
        )

      default: return .none
      }
    }
  }

  /// The app shows the state after the action that the user chooses, if it shows states at all.
  var choiceOfAction: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .actionTapped(let number):
        state.selection = number
        state.notice = nil
        state.copying.notice = nil
        return .merge(stop(&state), showInApp(state))

      case .binding(\.selection):
        return .merge(stop(&state), state.selection == nil ? showPresent(&state) : .none)

      default: return .none
      }
    }
  }

  /// The views of an element lead to actions, which may be those of another store.
  var choiceOfElement: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .picking(.actionTapped(let number, let store)):
        state.detail = .changes
        guard let store else { return .send(.actionTapped(number)) }
        state.storeID = store
        state.nextAction = State.NextAction(store: store, number: number)
        // The window that is shown may be another one than that of the element.
        if state.window != nil { state.window = state.picking.element?.window }
        return .none

      case .picking(.ended(.picked(let element), let shownStore)):
        state.detail = .element
        if !element.stores.contains(where: { $0 == shownStore }), let store = element.stores.last {
          state.storeID = store
        }
        return .none

      default: return .none
      }
    }
  }

  private func beginWithStore(_ state: inout State) -> Effect<Action> {
    forgetActions(&state)
    state.openValues = []
    state.chosenValue = nil
    state.notice = nil
    state.unwritableAnswers = UnwritableAnswers.State()
    state.feature = nil
    state.pinnedValues = []
    let effects = Effect<Action>.merge(stop(&state), showPresent(&state))
    if let next = state.nextAction, next.store == state.storeID {
      state.selection = next.number
    }
    state.nextAction = nil
    return effects
  }

  /// Leaves out what belongs to actions that are not shown any more.
  private func forgetActions(_ state: inout State) {
    state.pausedAfter = nil
    state.selection = nil
    state.copying = TestCopying.State()
    state.sending = ActionSending.State()
    state.pinnedActions = []
    state.comparedAction = nil
    state.leftOutAction = nil
  }
}
#endif
