import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI

struct StandupDetailView: View {
  let store: StoreOf<StandupDetailFeature>

  var body: some View {
    WithViewStore(self.store, observe: \.standup) { viewStore in
      List {
        Section("Standup") {
          NavigationLink(
            state: AppFeature.Path.State.recordMeeting(
              RecordMeetingFeature.State(standup: viewStore.state)
            )
          ) {
            Label("Start meeting", systemImage: "timer")
              .font(.headline)
              .foregroundStyle(Color.accentColor)
          }
          HStack {
            Label("Length", systemImage: "clock")
            Spacer()
            Text(viewStore.duration, format: .words)
          }
          HStack {
            Label("Theme", systemImage: "paintpalette")
            Spacer()
            ThemeBadge(theme: viewStore.theme)
          }
        }

        if !viewStore.meetings.isEmpty {
          Section {
            ForEach(viewStore.meetings) { meeting in
              NavigationLink(
                state: AppFeature.Path.State.meeting(meeting, standup: viewStore.state)
              ) {
                Image(systemName: "calendar")
                Text(meeting.date, style: .date)
                Text(meeting.date, style: .time)
              }
            }
            .onDelete { offsets in
              viewStore.send(.deleteMeetings(atOffsets: offsets))
            }
          } header: {
            Text("Past meetings")
          } footer: {
            EditRowsButton("past meetings")
          }
        }

        Section("Attendees") {
          ForEach(viewStore.attendees) { attendee in
            Label(attendee.displayName, systemImage: "person")
          }
        }

        Section {
          Button("Delete", role: .destructive) {
            viewStore.send(.deleteButtonTapped)
          }
        }
      }
      .navigationTitle(viewStore.displayTitle)
      .navigationAddress(AppRoute.standup(viewStore.id).address)
      .toolbar {
        ToolbarItem {
          Button("Edit") {
            viewStore.send(.editButtonTapped)
          }
        }
      }
    }
    .alert(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: /StandupDetailFeature.Destination.State.alert,
      action: StandupDetailFeature.Destination.Action.alert
    )
    .sheet(
      store: self.store.scope(state: \.$destination, action: { .destination($0) }),
      state: /StandupDetailFeature.Destination.State.editStandup,
      action: StandupDetailFeature.Destination.Action.editStandup
    ) { formStore in
      NavigationStack {
        StandupFormView(store: formStore)
          .navigationTitle("Edit standup")
          .navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .cancellationAction) {
              Button("Cancel") { self.store.send(.cancelEditStandupButtonTapped) }
            }
            ToolbarItem(placement: .confirmationAction) {
              Button("Save") { self.store.send(.saveStandupButtonTapped) }
            }
          }
      }
    }
  }
}

#Preview("Detail") {
  NavigationStack {
    StandupDetailView(
      store: Store(
        initialState: StandupDetailFeature.State(standup: Standup(id: UUID(), title: "Design"))
      ) {
        StandupDetailFeature()
      }
    )
  }
}
