import ComposableArchitecture
import Foundation
import Testing

@testable import Todos

@MainActor
struct TodosTests {
  private func makeStore(
    _ filter: Filter = .all,
    _ todos: Todo.State...
  ) -> TestStoreOf<Todos> {
    TestStore(initialState: Todos.State(filter: filter, todos: .init(uniqueElements: todos))) {
      Todos()
    } withDependencies: {
      $0.uuid = .incrementing
    }
  }

  private let milk = Todo.State(id: UUID(10), title: "Buy milk")
  private let dog = Todo.State(id: UUID(11), isComplete: true, title: "Walk the dog")
  private let mum = Todo.State(id: UUID(12), title: "Call Mum")

  @Test func addedTodoIsFirstAndFocused() async {
    let store = makeStore(.all, milk)
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: UUID(0)), self.milk]
      $0.focus = UUID(0)
    }
    await store.send(.set(\.focus, nil)) { $0.focus = nil }
  }

  @Test func addedTodoIsVisibleWithAnyFilter() async {
    let store = makeStore(.completed)
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: UUID(0))]
      $0.focus = UUID(0)
      $0.filter = .all
    }
    await store.send(.set(\.filter, .active)) { $0.filter = .active }
    await store.send(.addButtonTapped) {
      $0.todos = [Todo.State(id: UUID(1)), Todo.State(id: UUID(0))]
      $0.focus = UUID(1)
    }
  }

  @Test func todoIsEditedAndCompleted() async {
    let store = makeStore(.all, milk, mum)
    await store.send(\.todos[id: milk.id].binding.title, "Buy oat milk") {
      $0.todos[id: self.milk.id]?.title = "Buy oat milk"
    }
    #expect(store.state.activeCount == 2)
    #expect(!store.state.hasCompleted)
    await store.send(\.todos[id: milk.id].binding.isComplete, true) {
      $0.todos[id: self.milk.id]?.isComplete = true
    }
    #expect(store.state.activeCount == 1)
    #expect(store.state.hasCompleted)
  }

  @Test func completedOnesAreCleared() async {
    let store = makeStore(.all, milk, dog, mum)
    await store.send(.clearCompletedButtonTapped) { $0.todos = [self.milk, self.mum] }
  }

  @Test(arguments: [(Filter.all, true, true), (.active, true, false), (.completed, false, true)])
  func filterShowsItsTodos(filter: Filter, showsActive: Bool, showsCompleted: Bool) {
    #expect(filter.shows(milk) == showsActive)
    #expect(filter.shows(dog) == showsCompleted)
  }

  @Test func rowsAreDeletedAndMoved() async {
    let store = makeStore(.all, milk, dog, mum)
    await store.send(.moved(fromOffsets: [2], toOffset: 0)) {
      $0.todos = [self.mum, self.milk, self.dog]
    }
    await store.send(.deleted(atOffsets: [0, 2])) { $0.todos = [self.milk] }
  }
}
