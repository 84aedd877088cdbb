import ComposableArchitecture
import Foundation
import StandupsCommon
import SwiftUI

struct RecordMeetingView: View {
  let store: StoreOf<RecordMeetingFeature>

  var body: some View {
    WithViewStore(self.store, observe: { $0 }) { viewStore in
      ZStack {
        RoundedRectangle(cornerRadius: 16)
          .fill(viewStore.standup.theme.mainColor)
        VStack(spacing: 24) {
          MeetingProgress(
            elapsed: viewStore.elapsed,
            remaining: viewStore.remaining,
            total: viewStore.standup.duration
          )
          .tint(viewStore.standup.theme.accentColor)
          SpeakersRing(standup: viewStore.standup, speakerIndex: viewStore.speakerIndex)
          HStack {
            if viewStore.speakerIndex < viewStore.standup.attendees.count - 1 {
              Text("Speaker \(viewStore.speakerIndex + 1) of \(viewStore.standup.attendees.count)")
            } else {
              Text("Last speaker")
            }
            Spacer()
            Button {
              viewStore.send(.nextButtonTapped)
            } label: {
              Label("Next", systemImage: "forward.fill")
            }
          }
          TranscriptLine(
            transcript: viewStore.transcript,
            problem: viewStore.transcriptionProblem
          )
        }
        .padding()
      }
      .padding()
      .foregroundStyle(viewStore.standup.theme.accentColor)
      .navigationTitle(viewStore.standup.displayTitle)
      .navigationBarTitleDisplayMode(.inline)
      .navigationBarBackButtonHidden(true)
      .toolbar {
        ToolbarItem(placement: .cancellationAction) {
          Button("End meeting") {
            viewStore.send(.endMeetingButtonTapped)
          }
        }
      }
      .task {
        await viewStore.send(.task).finish()
      }
    }
    .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

#Preview("Meeting") {
  NavigationStack {
    RecordMeetingView(
      store: Store(
        initialState: RecordMeetingFeature.State(standup: Standup(id: UUID(), title: "Design"))
      ) {
        RecordMeetingFeature()
      }
    )
  }
}
