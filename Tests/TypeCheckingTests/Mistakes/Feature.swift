import ComposableArchitecture

@Reducer
struct Downloads {
  @ObservableState
  struct State: Equatable {
    var count = 0
    var files: IdentifiedArrayOf<File> = []
    @Presents var alert: AlertState<Action.Alert>?
  }

  struct File: Equatable, Identifiable {
    let id: Int
    var name = ""
  }

  enum Action {
    case startTapped
    case finished(Int)
    case loaded(Result<[Int], any Error>)
    case alert(PresentationAction<Alert>)
    enum Alert: Equatable { case retry }
  }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .startTapped:
        state.count += 1
        return .run { send in
          try await clock.sleep(for: .seconds(1))
          await send(.finished(1))
        }
      case .finished(let id):
        state.count -= id
        state.files[id: id]?.name = "Done"
        return .none
      case .loaded(.success(let ids)):
        state.count = ids.count
        return .none
      case .loaded(.failure):
        state.alert = AlertState {
          TextState("Failed")
        } actions: {
          ButtonState(action: .retry) { TextState("Retry") }
        }
        return .none
      case .alert:
        return .none
      }
    }
    .ifLet(\.$alert, action: \.alert)
  }
}
