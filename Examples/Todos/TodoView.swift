import ComposableArchitecture
import SwiftUI

/// A row of the list.
struct TodoView: View {
  @Bindable var store: StoreOf<Todo>
  let focus: FocusState<Todo.State.ID?>.Binding

  var body: some View {
    HStack {
      Button {
        store.isComplete.toggle()
      } label: {
        Image(systemName: store.isComplete ? "checkmark.circle.fill" : "circle")
      }
      .buttonStyle(.borderless)
      .accessibilityLabel("\(store.isComplete ? "Reopen" : "Complete") \(store.title)")
      TextField("What is to be done?", text: $store.title)
        .focused(focus, equals: store.id)
    }
    .foregroundStyle(store.isComplete ? .secondary : .primary)
  }
}
