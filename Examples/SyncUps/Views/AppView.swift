import ComposableArchitecture
import StandupsCommon
import SwiftUI

struct AppView: View {
  @Bindable var store: StoreOf<AppFeature>

  var body: some View {
    NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
      SyncUpsListView(store: store.scope(state: \.syncUpsList, action: \.syncUpsList))
    } destination: { store in
      switch store.case {
      case .detail(let store):
        SyncUpDetailView(store: store)
      case .meeting(let meeting, let standup):
        MeetingView(meeting: meeting, standup: standup)
      case .record(let store):
        RecordMeetingView(store: store)
      }
    }
    .task {
      await store.send(.task).finish()
    }
    .alert($store.scope(state: \.alert, action: \.alert))
  }
}

#Preview("App") {
  AppView(
    store: Store(initialState: AppFeature.State()) {
      AppFeature()
    }
  )
}
