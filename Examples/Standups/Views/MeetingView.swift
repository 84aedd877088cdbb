import SwiftUI

/// A meeting that was held.
struct MeetingView: View {
  let meeting: Meeting
  let standup: Standup

  var body: some View {
    List {
      Section("When") {
        Label {
          Text(meeting.date, style: .date)
        } icon: {
          Image(systemName: "calendar")
        }
        Label {
          Text(meeting.date, style: .time)
        } icon: {
          Image(systemName: "clock")
        }
        HStack {
          Label("Length", systemImage: "timer")
          Spacer()
          Text(meeting.duration.inWords)
        }
      }
      Section("Attendees") {
        ForEach(meeting.attendees.indices, id: \.self) { index in
          Label(meeting.attendees[index], systemImage: "person")
        }
      }
    }
    .navigationTitle(standup.title)
  }
}
