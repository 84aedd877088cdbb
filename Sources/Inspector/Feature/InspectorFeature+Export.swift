#if DEBUG && !canImport(Darwin)
import ComposableArchitecture

extension InspectorFeature {
  /// An export names the answers that are not in its file.
  var export: some ReducerOf<Self> {
    Reduce { state, action in
      guard case .files(.exportButtonTapped(let store)) = action else { return .none }
      return .send(.unwritableAnswers(.exportButtonTapped(store: store)))
    }
  }
}
#endif
