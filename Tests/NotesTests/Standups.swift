// This is how the notes write it, in their own style and in Swift 5.
// swift-format-ignore-file

import ComposableArchitecture
import SwiftUI

struct StandupsListFeature: Reducer {
    struct State: Equatable {
        @PresentationState var addStandup: StandupFormFeature.State?
        var standups: IdentifiedArrayOf<Standup> = []
    }
    enum Action: Equatable {
        case addButtonTapped
        case addStandup(PresentationAction<StandupFormFeature.Action>)
        case cancelStandupButtonTapped
        case saveStandupButtonTapped
    }
    @Dependency(\.uuid) var uuid

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .addButtonTapped:
                state.addStandup = StandupFormFeature.State(standup: Standup(id: self.uuid()))
                return .none

            case .addStandup:
                return .none

            case .cancelStandupButtonTapped:
                state.addStandup = nil
                return .none

            case .saveStandupButtonTapped:
                guard let standup = state.addStandup?.standup else {
                    return .none
                }
                state.standups.append(standup)
                state.addStandup = nil
                return .none
            }
        }
        .ifLet(\.$addStandup, action: /Action.addStandup) { // keyPath, casePath
            StandupFormFeature()
        }
    }
}

struct StandupDetailFeature: Reducer {
    struct State: Equatable {
        @PresentationState var destination: Destination.State?
        var standup: Standup
    }
    enum Action: Equatable {
        case cancelEditStandupButtonTapped
        case delegate(Delegate)
        case deleteButtonTapped
        case destination(PresentationAction<Destination.Action>)
        case editButtonTapped
        case saveStandupButtonTapped

        enum Delegate: Equatable {
            case deleteStandup(id: Standup.ID)
            case standupUpdated(Standup)
        }
    }
    @Dependency(\.dismiss) var dismiss

    struct Destination: Reducer {
        enum State: Equatable {
            case alert(AlertState<Action.Alert>)
            case editStandup(StandupFormFeature.State)
        }
        enum Action: Equatable {
            case alert(Alert)
            case editStandup(StandupFormFeature.Action)

            enum Alert {
                case confirmDeletion
            }
        }
        var body: some ReducerOf<Self> {
            Scope(state: /State.editStandup, action: /Action.editStandup) {
                StandupFormFeature()
            }
        }
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .cancelEditStandupButtonTapped:
                state.destination = nil
                return .none

            case .delegate:
                return .none

            case .deleteButtonTapped:
                state.destination = .alert(.deleteStandup)
                return .none

            case .destination(.presented(.alert(.confirmDeletion))):
                return .run { [id = state.standup.id] send in
                    await send(.delegate(.deleteStandup(id: id)))
                    await self.dismiss()
                }

            case .destination:
                return .none

            case .editButtonTapped:
                state.destination = .editStandup(StandupFormFeature.State(standup: state.standup))
                return .none

            case .saveStandupButtonTapped:
                guard case let .editStandup(standupForm) = state.destination else { return .none }
                state.standup = standupForm.standup
                state.destination = nil
                return .none
            }
        }
        .ifLet(\.$destination, action: /Action.destination) {
            Destination()
        }
        .onChange(of: \.standup) { oldValue, newValue in
            Reduce { state, action in
                .send(.delegate(.standupUpdated(newValue)))
            }
        }
    }
}

extension AlertState where Action == StandupDetailFeature.Destination.Action.Alert {
    static let deleteStandup = AlertState {
        TextState("정말 삭제하시겠습니까?")
    } actions: {
        ButtonState(role: .destructive, action: .confirmDeletion) {
            TextState("삭제")
        }
    }
}

struct AppFeature: Reducer {
    struct State: Equatable {
        var path = StackState<Path.State>()
        var standupsList = StandupsListFeature.State()
    }
    enum Action: Equatable {
        case path(StackAction<Path.State, Path.Action>)
        case standupsList(StandupsListFeature.Action)
    }

    struct Path: Reducer {
        enum State: Equatable {
            case detail(StandupDetailFeature.State)
        }
        enum Action: Equatable {
            case detail(StandupDetailFeature.Action)
        }
        var body: some ReducerOf<Self> {
            Scope(state: /State.detail, action: /Action.detail) {
                StandupDetailFeature()
            }
        }
    }

    var body: some ReducerOf<Self> {
        Scope(state: \.standupsList, action: /Action.standupsList) {
            StandupsListFeature() // 자식 리듀서
        }
        Reduce { state, action in
            switch action {
            case let .path(.popFrom(id: id)):
                guard
                    case let .some(.detail(detailState)) = state.path[id: id],
                    state.standupsList.standups[id: detailState.standup.id] != nil
                else { return .none }
                state.standupsList.standups[id: detailState.standup.id] = detailState.standup
                return .none

            case let .path(.element(id: _, action: .detail(.delegate(action)))):
                switch action {
                case let .deleteStandup(id: id):
                    state.standupsList.standups.remove(id: id)
                    return .none
                case let .standupUpdated(standup):
                    state.standupsList.standups[id: standup.id] = standup
                    return .none
                }

            case .path:
                return .none

            case .standupsList:
                return .none
            }
        }
        .forEach(\.path, action: /Action.path) {
            Path()
        }
    }
}
