import ComposableArchitecture
import StandupsTestSupport
import SwiftUI
import Testing

@testable import Standups

@MainActor
struct StandupsViewTests {
  private let journey = StandupsViewJourney { place, prepare in
    var state = AppFeature.State()
    switch place {
    case .list: break
    case .detail(let standup):
      state.path.append(.detail(StandupDetailFeature.State(standup: standup)))
    case .meeting(let meeting, let standup): state.path.append(.meeting(meeting, standup: standup))
    case .recording(let standup):
      state.path.append(.recordMeeting(RecordMeetingFeature.State(standup: standup)))
    }
    return AnyView(
      AppView(
        store: Store(initialState: state, reducer: { AppFeature() }, withDependencies: prepare)
      )
    )
  }

  @Test func aStandupIsAddedHeldAndDeleted() async throws { try await journey.addHoldAndDelete() }
  @Test func windowsShareStandupsAndHaveTheirOwnScreens() async throws {
    try await journey.useTwoWindows()
  }
  @Test func pastMeetingShowsItsTranscript() { journey.readATranscript() }
  @Test func emptyFieldsHavePlaceholders() { journey.openScreensOfAnEmptyStandup() }
}
