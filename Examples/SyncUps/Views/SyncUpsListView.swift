import ComposableArchitecture
import StandupsCommon
import SwiftUI

struct SyncUpsListView: View {
  @Bindable var store: StoreOf<SyncUpsList>

  var body: some View {
    List {
      if let file = store.unreadableFile {
        Text(file.localizedDescription)
          .foregroundStyle(.secondary)
      }
      ForEach(store.standups) { standup in
        NavigationLink(
          state: AppFeature.Path.State.detail(SyncUpDetail.State(standup: standup))
        ) {
          CardView(standup: standup)
        }
        .listRowBackground(standup.theme.mainColor)
      }
      if store.isLoaded, store.standups.isEmpty {
        Text("No standups yet. Add the first one with the button above.")
          .foregroundStyle(.secondary)
      }
    }
    .navigationTitle("Daily Standups")
    .toolbar {
      ToolbarItem {
        Button("Add") {
          store.send(.addButtonTapped)
        }
      }
    }
    .sheet(item: $store.scope(state: \.add, action: \.add)) { formStore in
      NavigationStack {
        SyncUpFormView(store: formStore)
          .navigationTitle("New standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelAddButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { store.send(.saveAddButtonTapped) }
            }
          }
      }
    }
  }
}
