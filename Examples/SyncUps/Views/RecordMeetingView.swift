import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI

struct RecordMeetingView: View {
  @Bindable var store: StoreOf<RecordMeeting>

  var body: some View {
    ZStack {
      RoundedRectangle(cornerRadius: 16)
        .fill(store.standup.theme.mainColor)
      VStack(spacing: 24) {
        MeetingProgress(
          elapsed: store.elapsed,
          remaining: store.remaining,
          total: store.standup.duration
        )
        .tint(store.standup.theme.accentColor)
        SpeakersRing(standup: store.standup, speakerIndex: store.speakerIndex)
        HStack {
          if store.speakerIndex < store.standup.attendees.count - 1 {
            Text("Speaker \(store.speakerIndex + 1) of \(store.standup.attendees.count)")
          } else {
            Text("Last speaker")
          }
          Spacer()
          Button {
            store.send(.nextButtonTapped)
          } label: {
            Label("Next", systemImage: "forward.fill")
          }
        }
        TranscriptLine(transcript: store.transcript, problem: store.transcriptionProblem)
      }
      .padding()
    }
    .padding()
    .foregroundStyle(store.standup.theme.accentColor)
    .navigationTitle(store.standup.displayTitle)
    .navigationBarTitleDisplayMode(.inline)
    .navigationBarBackButtonHidden(true)
    .toolbar {
      ToolbarItem(placement: .cancellationAction) {
        Button("End meeting") {
          store.send(.endMeetingButtonTapped)
        }
      }
    }
    .task {
      await store.send(.task).finish()
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

#Preview("Meeting") {
  NavigationStack {
    RecordMeetingView(
      store: Store(initialState: RecordMeeting.State(standup: Standup(id: UUID(), title: "Design")))
      {
        RecordMeeting()
      }
    )
  }
}
