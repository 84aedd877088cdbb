import ComposableArchitecture
import Foundation

/// A list of things to do: adds, edits, orders, filters and deletes them.
@Reducer
struct Todos {
  @ObservableState
  struct State: Equatable {
    var filter = Filter.all
    var focus: Todo.State.ID?
    var todos: IdentifiedArrayOf<Todo.State> = []

    var activeCount: Int { todos.count { !$0.isComplete } }
    var hasCompleted: Bool { todos.contains(where: \.isComplete) }
  }

  enum Action: BindableAction, Equatable {
    case addButtonTapped
    case binding(BindingAction<State>)
    case clearCompletedButtonTapped
    case deleted(atOffsets: IndexSet)
    case moved(fromOffsets: IndexSet, toOffset: Int)
    case todos(IdentifiedActionOf<Todo>)
  }

  @Dependency(\.uuid) var uuid

  var body: some ReducerOf<Self> {
    BindingReducer()
    Reduce { state, action in
      switch action {
      case .addButtonTapped:
        let todo = Todo.State(id: uuid())
        state.todos.insert(todo, at: 0)
        state.focus = todo.id
        // The filter for completed todos would hide the new one.
        if state.filter == .completed { state.filter = .all }
        return .none

      case .binding, .todos:
        return .none

      case .clearCompletedButtonTapped:
        state.todos.removeAll(where: \.isComplete)
        return .none

      case .deleted(atOffsets: let offsets):
        state.todos.remove(atOffsets: offsets)
        return .none

      case .moved(fromOffsets: let source, toOffset: let destination):
        state.todos.move(fromOffsets: source, toOffset: destination)
        return .none
      }
    }
    .forEach(\.todos, action: \.todos) {
      Todo()
    }
  }
}
