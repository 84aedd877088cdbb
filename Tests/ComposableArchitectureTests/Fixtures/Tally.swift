#if !canImport(Darwin)
import ComposableArchitecture
import ViewCore

/// A feature with a screen that can dismiss itself.
struct Tally: Reducer {
  struct State: Equatable, Identifiable {
    var id = 0
    var count = 0
  }
  enum Action: Equatable {
    case countUp
    case doneButtonTapped
  }
  @Dependency(\.dismiss) var dismiss

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .countUp:
        state.count += 1
        return .none
      case .doneButtonTapped:
        return .run { _ in await dismiss() }
      }
    }
  }
}

struct TallyView: View {
  let store: StoreOf<Tally>

  var body: some View {
    WithViewStore(store, observe: { $0 }) { viewStore in
      Button("Count \(viewStore.id): \(viewStore.count)") { viewStore.send(.countUp) }
      Button("Done") { viewStore.send(.doneButtonTapped) }
    }
    .navigationTitle("Tally")
  }
}
#endif
