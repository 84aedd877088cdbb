import ComposableArchitecture
import StandupsCommon
import SwiftUI

struct StandupsListView: View {
  let store: StoreOf<StandupsListFeature>

  struct ViewState: Equatable {
    let isEmpty: Bool
    let standups: IdentifiedArrayOf<Standup>
    let unreadableFile: StandupsClient.UnreadableFile?

    init(state: StandupsListFeature.State) {
      isEmpty = state.isLoaded && state.standups.isEmpty
      standups = state.standups
      unreadableFile = state.unreadableFile
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      List {
        if let file = viewStore.unreadableFile {
          Text(file.localizedDescription)
            .foregroundStyle(.secondary)
        }
        ForEach(viewStore.standups) { standup in
          NavigationLink(
            state: AppFeature.Path.State.detail(StandupDetailFeature.State(standup: standup))
          ) {
            CardView(standup: standup)
          }
          .listRowBackground(standup.theme.mainColor)
        }
        if viewStore.isEmpty {
          Text("No standups yet. Add the first one with the button above.")
            .foregroundStyle(.secondary)
        }
      }
      .navigationTitle("Daily Standups")
      .navigationAddress(AppRoute.list.address)
      .toolbar {
        ToolbarItem {
          Button("Add") {
            viewStore.send(.addStandupButtonTapped)
          }
        }
      }
    }
    .sheet(
      store: self.store.scope(state: \.$addStandup, action: { .addStandup($0) })
    ) { formStore in
      NavigationStack {
        StandupFormView(store: formStore)
          .navigationTitle("New standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { self.store.send(.cancelStandupButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { self.store.send(.saveStandupButtonTapped) }
            }
          }
      }
    }
  }
}
