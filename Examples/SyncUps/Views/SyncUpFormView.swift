import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI

struct SyncUpFormView: View {
  @Bindable var store: StoreOf<SyncUpForm>
  @FocusState var focus: SyncUpForm.State.Field?

  var body: some View {
    Form {
      Section("About") {
        TextField("Title", text: $store.standup.title)
          .focused($focus, equals: .title)
        HStack {
          Slider(value: $store.standup.duration.minutes, in: 5...30, step: 1) {
            Text("Length")
          }
          Spacer()
          Text(store.standup.duration, format: .words)
        }
        Picker("Theme", selection: $store.standup.theme) {
          ForEach(Theme.allCases) { theme in
            Text(theme.name).tag(theme)
          }
        }
      }

      Section {
        ForEach($store.standup.attendees) { $attendee in
          TextField("Name", text: $attendee.name)
            .focused($focus, equals: .attendee(attendee.id))
        }
        .onDelete { offsets in
          store.send(.deleteAttendees(atOffsets: offsets))
        }
        Button("New attendee") {
          store.send(.addAttendeeButtonTapped)
        }
      } header: {
        Text("Attendees")
      } footer: {
        EditRowsButton("attendees")
      }
    }
    .bind($store.focus, to: $focus)
  }
}

#Preview("Form") {
  NavigationStack {
    SyncUpFormView(
      store: Store(initialState: SyncUpForm.State(standup: Standup(id: UUID(), title: "Design"))) {
        SyncUpForm()
      }
    )
  }
}
