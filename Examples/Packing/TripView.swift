import ComposableArchitecture
import SwiftUI

struct TripView: View {
  @Bindable var store: StoreOf<TripFeature>

  var body: some View {
    Form {
      Section("To pack") {
        ForEach(store.items) { item in
          Button {
            store.send(.itemTapped(id: item.id))
          } label: {
            Label(item.name, systemImage: item.isPacked ? "checkmark.circle.fill" : "circle")
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
    .navigationTitle(store.name)
  }
}

#Preview {
  NavigationStack {
    TripView(
      store: Store(initialState: TripFeature.State(id: UUID(), name: "Lisbon")) {
        TripFeature()
      }
    )
  }
}
