import ComposableArchitecture
import SwiftUI

struct TodosView: View {
  @Bindable var store: StoreOf<Todos>
  @FocusState private var focus: Todo.State.ID?

  var body: some View {
    let filter = store.filter
    NavigationStack {
      List {
        Section {
          Picker("Filter", selection: $store.filter) {
            ForEach(Filter.allCases) { filter in
              Text(filter.name).tag(filter)
            }
          }
          .pickerStyle(.segmented)
        }
        Section {
          // Each row decides by itself whether it is shown, so that a tap evaluates no other row.
          ForEach(store.scope(state: \.todos, action: \.todos)) { todoStore in
            if filter.shows(todoStore.state) {
              TodoView(store: todoStore, focus: $focus)
            }
          }
          .onDelete { offsets in
            store.send(.deleted(atOffsets: offsets))
          }
          .onMove(perform: move)
        } footer: {
          ActiveCount(store: store)
        }
      }
      .navigationTitle("Todos")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          EditButton()
        }
        ToolbarItem {
          ClearButton(store: store)
        }
        ToolbarItem {
          Button("Add") {
            store.send(.addButtonTapped)
          }
        }
      }
      .bind($store.focus, to: $focus)
    }
  }

  /// Moves rows if all are shown.
  ///
  /// Among hidden rows the destination would be ambiguous.
  private var move: ((IndexSet, Int) -> Void)? {
    guard store.filter == .all else { return nil }
    return { store.send(.moved(fromOffsets: $0, toOffset: $1)) }
  }
}

/// The number of open todos.
///
/// A view of its own, so that the list need not run again when one more thing is done.
private struct ActiveCount: View {
  let store: StoreOf<Todos>

  var body: some View {
    Text("\(store.activeCount) left")
  }
}

private struct ClearButton: View {
  let store: StoreOf<Todos>

  var body: some View {
    Button("Clear completed") {
      store.send(.clearCompletedButtonTapped)
    }
    .disabled(!store.hasCompleted)
  }
}

#Preview("A few") {
  TodosView(store: .holding(["Buy milk", "Walk the dog", "Call Mum"]))
}

#Preview("A thousand") {
  TodosView(store: .holding((1...1_000).map { "Thing \($0)" }))
}

extension StoreOf<Todos> {
  /// A store of things to do with these titles, each third of them done.
  static func holding(_ titles: [String]) -> Self {
    let todos = titles.enumerated().map { index, title in
      Todo.State(id: UUID(index), isComplete: index % 3 == 2, title: title)
    }
    return Self(initialState: Todos.State(todos: IdentifiedArray(uniqueElements: todos))) {
      Todos()
    }
  }
}
