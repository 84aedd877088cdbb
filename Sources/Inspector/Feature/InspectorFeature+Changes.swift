#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

extension InspectorFeature {
  /// The present state of the app changes, so the app shows it.
  var changesOfTheApp: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .goBackButtonTapped(let store, let number):
        return .concatenate(
          stopShowing(&state),
          .run { send in
            guard let notice = await inspectedStores.goBack(store, number) else { return }
            await send(.wentBack(notice: notice))
          }
        )

      case .wentBack(let notice):
        state.notice = notice
        return .none

      case .sendAgainButtonTapped(let store, let number):
        state.notice = "Action \(number) was sent again."
        return .concatenate(
          stopShowing(&state),
          .run { _ in await inspectedStores.send(store, number, [:]) }
        )

      case .sending(.sendButtonTapped(_, let number)):
        state.notice = "Action \(number) was sent with the values below."
        return stopShowing(&state)

      default: return .none
      }
    }
  }
}
#endif
