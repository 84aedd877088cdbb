import IdentifiedCollections
import Testing

struct IdentifiedCollectionsPage {
  struct Todo: Identifiable {
    let id: Int
    var title: String
    var isDone = false
  }

  @Test func identifiedArrayReachesTodosByTheirIDs() {
    var todos: IdentifiedArrayOf<Todo> = [Todo(id: 1, title: "Milk"), Todo(id: 2, title: "Bread")]
    todos[id: 2]?.isDone = true
    todos.remove(id: 1)
    #expect(todos.map(\.id) == [2])
    #expect(todos[0].isDone)
  }
}
