import ComposableArchitecture
import Foundation

/// Lists the standups, and adds to them.
struct StandupsListFeature: Reducer {
  struct State: Equatable {
    @PresentationState var destination: Destination.State?
    var isLoaded = false
    var standups: IdentifiedArrayOf<Standup> = []
  }

  enum Action: Equatable {
    case addStandupButtonTapped
    case cancelStandupButtonTapped
    case destination(PresentationAction<Destination.Action>)
    case failed(String)
    case loaded(StandupsClient.Contents)
    case saveStandupButtonTapped
    case task
  }

  struct Destination: Reducer {
    enum State: Equatable {
      case addStandup(StandupFormFeature.State)
      case alert(AlertState<Never>)
    }
    enum Action: Equatable {
      case addStandup(StandupFormFeature.Action)
      case alert(Never)
    }

    var body: some ReducerOf<Self> {
      Scope(state: /State.addStandup, action: /Action.addStandup) {
        StandupFormFeature()
      }
    }
  }

  @Dependency(\.standupsClient) var standupsClient
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .addStandupButtonTapped:
        let standup = Standup(id: uuid())
        state.destination = .addStandup(StandupFormFeature.State(standup: standup))
        return .none

      case .cancelStandupButtonTapped:
        state.destination = nil
        return .none

      case .destination:
        return .none

      case .failed(let reason):
        state.destination = .alert(.failed(reason))
        return .none

      case .loaded(let contents):
        state.isLoaded = true
        state.standups = contents.standups
        if let file = contents.brokenFile {
          state.destination = .alert(.brokenFile(file))
        }
        return .none

      case .saveStandupButtonTapped:
        guard case .addStandup(let form) = state.destination else { return .none }
        state.standups.append(form.standup.tidied)
        state.destination = nil
        return .none

      case .task:
        guard !state.isLoaded else { return .none }
        return .run { send in
          await send(.loaded(try await standupsClient.load()))
        } catch: { error, send in
          await send(.failed("The standups could not be read: \(error.localizedDescription)"))
        }
      }
    }
    .ifLet(\.$destination, action: /Action.destination) {
      Destination()
    }
  }
}

extension AlertState where Action == Never {
  static func brokenFile(_ file: URL) -> Self {
    AlertState {
      TextState("Your standups could not be read")
    } message: {
      TextState("The file is broken. It was kept as \(file.path), and the list begins anew.")
    }
  }

  static func failed(_ reason: String) -> Self {
    AlertState {
      TextState("Something went wrong")
    } message: {
      TextState(reason)
    }
  }
}
