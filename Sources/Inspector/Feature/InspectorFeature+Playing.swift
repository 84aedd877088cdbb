#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

extension InspectorFeature {
  private enum CancelID { case play }

  /// One action after the other is chosen, until the last one or until the user stops it.
  var playing: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .playButtonTapped(let store):
        guard let selection = state.selection else { return .none }
        state.isPlaying = true
        let last = state.pausedAfter ?? .max
        return play(store, after: selection, upTo: last, every: state.speed.interval)

      case .played(let number):
        state.selection = number
        return showInApp(state)

      case .playEnded:
        state.isPlaying = false
        return .none

      case .stopButtonTapped:
        return stop(&state)

      default: return .none
      }
    }
  }

  func stop(_ state: inout State) -> Effect<Action> {
    guard state.isPlaying else { return .none }
    state.isPlaying = false
    return .cancel(id: CancelID.play)
  }

  /// Chooses one action after the other up to the last one that is shown.
  private func play(
    _ store: Int,
    after number: Int,
    upTo last: Int,
    every interval: Duration
  ) -> Effect<Action> {
    .run { send in
      var number = number
      while let next = await inspectedStores.nextAction(store, number), next <= last {
        try await clock.sleep(for: interval)
        await send(.played(next))
        number = next
      }
      await send(.playEnded)
    }
    .cancellable(id: CancelID.play, cancelInFlight: true)
  }
}
#endif
