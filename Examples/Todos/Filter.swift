import Foundation

/// A filter of the list.
enum Filter: String, CaseIterable, Hashable, Identifiable {
  case all, active, completed

  var id: Self { self }
  var name: String { rawValue.capitalized }

  func shows(_ todo: Todo.State) -> Bool {
    switch self {
    case .all: true
    case .active: !todo.isComplete
    case .completed: todo.isComplete
    }
  }
}
