import ComposableArchitecture
import StandupsCommon
import SwiftUI

struct AppView: View {
  let store: StoreOf<AppFeature>

  var body: some View {
    NavigationStackStore(self.store.scope(state: \.path, action: { .path($0) })) {
      StandupsListView(
        store: self.store.scope(state: \.standupsList, action: { .standupsList($0) })
      )
    } destination: { state in
      switch state {
      case .detail:
        CaseLet(
          /AppFeature.Path.State.detail,
          action: AppFeature.Path.Action.detail,
          then: StandupDetailView.init(store:)
        )
      case .meeting(let meeting, standup: let standup):
        MeetingView(meeting: meeting, standup: standup)
          .navigationAddress(AppRoute.meeting(standup: standup.id, meeting.id).address)
      case .recordMeeting:
        CaseLet(
          /AppFeature.Path.State.recordMeeting,
          action: AppFeature.Path.Action.recordMeeting,
          then: RecordMeetingView.init(store:)
        )
      }
    }
    .task {
      await self.store.send(.task).finish()
    }
    .onOpenURL { url in
      self.store.send(.addressOpened(url))
    }
    .alert(store: self.store.scope(state: \.$alert, action: { .alert($0) }))
  }
}

#Preview("App") {
  AppView(
    store: Store(initialState: AppFeature.State()) {
      AppFeature()
    }
  )
}
