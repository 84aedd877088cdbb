import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI

struct SyncUpDetailView: View {
  @Bindable var store: StoreOf<SyncUpDetail>

  var body: some View {
    List {
      Section("Standup") {
        NavigationLink(
          state: AppFeature.Path.State.record(RecordMeeting.State(standup: store.standup))
        ) {
          Label("Start meeting", systemImage: "timer")
            .font(.headline)
            .foregroundStyle(Color.accentColor)
        }
        HStack {
          Label("Length", systemImage: "clock")
          Spacer()
          Text(store.standup.duration, format: .words)
        }
        HStack {
          Label("Theme", systemImage: "paintpalette")
          Spacer()
          ThemeBadge(theme: store.standup.theme)
        }
      }

      if !store.standup.meetings.isEmpty {
        Section {
          ForEach(store.standup.meetings) { meeting in
            NavigationLink(
              state: AppFeature.Path.State.meeting(meeting, standup: store.standup)
            ) {
              Image(systemName: "calendar")
              Text(meeting.date, style: .date)
              Text(meeting.date, style: .time)
            }
          }
          .onDelete { offsets in
            store.send(.deleteMeetings(atOffsets: offsets))
          }
        } header: {
          Text("Past meetings")
        } footer: {
          EditRowsButton("past meetings")
        }
      }

      Section("Attendees") {
        ForEach(store.standup.attendees) { attendee in
          Label(attendee.displayName, systemImage: "person")
        }
      }

      Section {
        Button("Delete", role: .destructive) {
          store.send(.deleteButtonTapped)
        }
      }
    }
    .navigationTitle(store.standup.displayTitle)
    .toolbar {
      ToolbarItem {
        Button("Edit") {
          store.send(.editButtonTapped)
        }
      }
    }
    .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
    .sheet(
      item: $store.scope(state: \.destination?.edit, action: \.destination.edit)
    ) { formStore in
      NavigationStack {
        SyncUpFormView(store: formStore)
          .navigationTitle("Edit standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { store.send(.cancelEditButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { store.send(.doneEditingButtonTapped) }
            }
          }
      }
    }
  }
}

#Preview("Detail") {
  NavigationStack {
    SyncUpDetailView(
      store: Store(initialState: SyncUpDetail.State(standup: Standup(id: UUID(), title: "Design")))
      {
        SyncUpDetail()
      }
    )
  }
}
