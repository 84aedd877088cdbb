import ComposableArchitecture
import Foundation

/// The list in one window.
///
/// Another window may change the list at any time. So changes name items by their ids and not by their places.
@Reducer
struct Shopping {
  @ObservableState
  struct State: Equatable {
    var draft = ""
    @Shared(.shopping) var items
  }

  enum Action: BindableAction {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearButtonTapped
    case itemTapped(id: Item.ID)
    case loadAgainButtonTapped
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        guard !state.draft.isEmpty else { return .none }
        let item = Item(id: uuid(), name: state.draft)
        state.$items.withLock { _ = $0.append(item) }
        state.draft = ""
        return .none

      case .binding:
        return .none

      case .clearButtonTapped:
        state.$items.withLock { $0.removeAll(where: \.isBought) }
        return .none

      case .itemTapped(let id):
        state.$items.withLock { $0[id: id]?.isBought.toggle() }
        return .none

      case .loadAgainButtonTapped:
        // An error of the load is the list's 'loadError'.
        return .run { [items = state.$items] _ in try? await items.load() }
      }
    }
  }
}
