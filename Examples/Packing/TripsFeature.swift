import ComposableArchitecture
import Foundation

@Reducer
struct TripsFeature {
  @ObservableState
  struct State: Equatable {
    var trips: IdentifiedArrayOf<TripFeature.State> = []
    var path = StackState<TripFeature.State>()
    var isThinking = false
  }

  enum Action {
    case ideaButtonTapped
    case ideaResponse(Result<String, any Error>)
    case path(StackActionOf<TripFeature>)
    case tripTapped(id: TripFeature.State.ID)
  }

  @Dependency(\.ideas) var ideas
  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .ideaButtonTapped:
        state.isThinking = true
        return .run { send in
          await send(.ideaResponse(Result { try await ideas.destination() }))
        }

      case .ideaResponse(.success(let name)):
        state.isThinking = false
        state.trips.append(TripFeature.State(id: uuid(), name: name))
        return .none

      case .ideaResponse(.failure):
        state.isThinking = false
        return .none

      case .path(.element(let id, _)):
        guard let trip = state.path[id: id] else { return .none }
        state.trips[id: trip.id] = trip
        return .none

      case .path:
        return .none

      case .tripTapped(let id):
        guard let trip = state.trips[id: id] else { return .none }
        state.path.append(trip)
        return .none
      }
    }
    .forEach(\.path, action: \.path) {
      TripFeature()
    }
  }
}
