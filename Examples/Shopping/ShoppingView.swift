import ComposableArchitecture
import SwiftUI

struct ShoppingView: View {
  @Bindable var store: StoreOf<Shopping>

  var body: some View {
    NavigationStack {
      Form {
        if let problem {
          Section {
            Label(problem, systemImage: "exclamationmark.triangle")
            Button("Load again") { store.send(.loadAgainButtonTapped) }
          }
        }
        Section {
          ForEach(store.items) { item in
            Button {
              store.send(.itemTapped(id: item.id))
            } label: {
              Label(item.name, systemImage: item.isBought ? "checkmark.circle.fill" : "circle")
            }
          }
        }
        Section {
          TextField("New item", text: $store.draft)
            .onSubmit { store.send(.addButtonTapped) }
          Button("Add") { store.send(.addButtonTapped) }
            .disabled(store.draft.isEmpty)
        }
      }
      .navigationTitle("Shopping")
      .toolbar {
        Button("Clear") { store.send(.clearButtonTapped) }
          .disabled(!store.items.contains(where: \.isBought))
      }
    }
  }

  /// The reason why this window and others may differ.
  private var problem: String? {
    if let error = store.$items.saveError { return "A change is not saved. \(error)" }
    if let error = store.$items.loadError { return "The list may be old. \(error)" }
    return nil
  }
}

#Preview {
  ShoppingView(
    store: Store(
      initialState: Shopping.State(items: Shared(value: [Item(id: UUID(), name: "Bread")]))
    ) {
      Shopping()
    }
  )
}
