import ComposableArchitecture
import Foundation
import Testing

@testable import Todos

/// Rules of the list of todos, whatever a user does.
@MainActor
struct TodosCheckTests {
  @Test func rulesHoldWhateverAUserDoes() async {
    await ReducerChecker(initialState: Todos.State()) {
      Todos()
    }
    .invariant("no more is to do than there is") { $0.activeCount <= $0.todos.count }
    .transition("only a deletion removes a todo that is to do") { before, action, after in
      if case .deleted = action { return true }
      let left = Set(after.todos.ids)
      return before.todos.allSatisfy { $0.isComplete || left.contains($0.id) }
    }
    .transition("a move changes the order alone") { before, action, after in
      guard case .moved = action else { return true }
      return Set(before.todos.ids) == Set(after.todos.ids)
        && after.todos.allSatisfy { before.todos[id: $0.id] == $0 }
    }
    .transition("a new todo can be seen") { before, action, after in
      action != .addButtonTapped || after.filter != .completed
    }
    .check { state, random in
      let count = state.todos.count
      switch Int.random(in: 0..<7, using: &random) {
      case 0, 1:
        return .send(.addButtonTapped)
      case 2:
        return .send(.clearCompletedButtonTapped)
      case 3:
        return .send(.set(\.filter, Filter.allCases.randomElement(using: &random)!))
      case 4 where count > 0:
        let offset = Int.random(in: 0..<count, using: &random)
        return .send(.deleted(atOffsets: [offset]))
      case 5 where count > 0:
        let offset = Int.random(in: 0..<count, using: &random)
        let destination = Int.random(in: 0...count, using: &random)
        return .send(.moved(fromOffsets: [offset], toOffset: destination))
      default:
        return state.todos.randomElement(using: &random).map { todo in
          .send(.todos(.element(id: todo.id, action: .set(\.isComplete, !todo.isComplete))))
        }
      }
    }
  }
}
