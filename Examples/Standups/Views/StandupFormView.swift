import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI

struct StandupFormView: View {
  let store: StoreOf<StandupFormFeature>
  @FocusState var focus: StandupFormFeature.State.Field?

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      Form {
        Section("About") {
          TextField("Title", text: viewStore.$standup.title)
            .focused(self.$focus, equals: .title)
          HStack {
            Slider(value: viewStore.$standup.duration.minutes, in: 5...30, step: 1) {
              Text("Length")
            }
            Spacer()
            Text(viewStore.standup.duration, format: .words)
          }
          Picker("Theme", selection: viewStore.$standup.theme) {
            ForEach(Theme.allCases) { theme in
              Text(theme.name).tag(theme)
            }
          }
        }

        Section {
          ForEach(viewStore.$standup.attendees) { $attendee in
            TextField("Name", text: $attendee.name)
              .focused(self.$focus, equals: .attendee(attendee.id))
          }
          .onDelete { offsets in
            viewStore.send(.deleteAttendees(atOffsets: offsets))
          }
          Button("New attendee") {
            viewStore.send(.addAttendeeButtonTapped)
          }
        } header: {
          Text("Attendees")
        } footer: {
          EditRowsButton("attendees")
        }
      }
      .bind(viewStore.$focus, to: self.$focus)
    }
  }
}

#Preview("Form") {
  NavigationStack {
    StandupFormView(
      store: Store(
        initialState: StandupFormFeature.State(standup: Standup(id: UUID(), title: "Design"))
      ) {
        StandupFormFeature()
      }
    )
  }
}
