public import SwiftUI

/// A past meeting.
public struct MeetingView: View {
  private let meeting: Meeting
  private let standup: Standup

  public init(meeting: Meeting, standup: Standup) {
    self.meeting = meeting
    self.standup = standup
  }

  public var body: some View {
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
          Text(meeting.duration, format: .words)
        }
      }
      Section("Attendees") {
        ForEach(meeting.attendees.indices, id: \.self) { index in
          Label(meeting.attendees[index].orSomeone, systemImage: "person")
        }
      }
      Section("Transcript") {
        if let transcript = meeting.transcript {
          Text(transcript)
        } else {
          Text("Nobody wrote down what was said.")
            .foregroundStyle(.secondary)
        }
      }
    }
    .navigationTitle(standup.displayTitle)
  }
}
