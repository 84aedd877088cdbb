import ComposableArchitecture
import SwiftUI

struct StandupsListView: View {
  let store: StoreOf<StandupsListFeature>

  struct ViewState: Equatable {
    let isEmpty: Bool
    let standups: IdentifiedArrayOf<Standup>

    init(state: StandupsListFeature.State) {
      isEmpty = state.isLoaded && state.standups.isEmpty
      standups = state.standups
    }
  }

  var body: some View {
    WithViewStore(self.store, observe: ViewState.init) { viewStore in
      List {
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
      .toolbar {
        ToolbarItem {
          Button("Add") {
            viewStore.send(.addStandupButtonTapped)
          }
        }
      }
      .task {
        await viewStore.send(.task).finish()
      }
    }
    .sheet(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: /StandupsListFeature.Destination.State.addStandup,
      action: StandupsListFeature.Destination.Action.addStandup
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
    .alert(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: /StandupsListFeature.Destination.State.alert,
      action: StandupsListFeature.Destination.Action.alert
    )
  }
}

/// A standup in the list.
struct CardView: View {
  let standup: Standup

  var body: some View {
    VStack(alignment: .leading, spacing: 8) {
      Text(standup.title.isEmpty ? "Untitled" : standup.title)
        .font(.headline)
      HStack {
        Label("\(standup.attendees.count)", systemImage: "person.3")
        Spacer()
        Label(standup.duration.inWords, systemImage: "clock")
      }
      .font(.caption)
    }
    .padding(.vertical, 4)
    .foregroundStyle(standup.theme.accentColor)
  }
}
