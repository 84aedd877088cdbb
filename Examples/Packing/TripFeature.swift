import ComposableArchitecture
import Foundation

struct Item: Equatable, Identifiable {
  let id: UUID
  var name: String
  var isPacked = false
}

@Reducer
struct TripFeature {
  @ObservableState
  struct State: Equatable, Identifiable {
    let id: UUID
    var name: String
    var items: IdentifiedArrayOf<Item> = []
    var draft = ""
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case itemTapped(id: Item.ID)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard !state.draft.isEmpty else { return .none }
        state.items.append(Item(id: uuid(), name: state.draft))
        state.draft = ""
        return .none

      case .binding:
        return .none

      case .itemTapped(let id):
        state.items[id: id]?.isPacked.toggle()
        return .none
      }
    }
  }
}
