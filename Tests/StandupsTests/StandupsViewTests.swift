import ComposableArchitecture
import StandupsCommon
import StandupsTestSupport
import SwiftUI
import Testing
import ViewTesting

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

  @Test func windowOpensAtTheAddressOfAMeeting() throws {
    var standup = Standup.design
    standup.meetings = [.held]
    let client = StandupsClient.inMemory([standup])
    let route = AppRoute.meeting(standup: standup.id, Meeting.held.id)
    let view = ViewHarness(address: try #require(route.address)) {
      AppView(
        store: Store(initialState: AppFeature.State()) {
          AppFeature()
        } withDependencies: {
          $0.standupsClient = client
        }
      )
    }
    #expect(view.contains(.text("Nobody wrote down what was said.")))
    #expect(view.address == route.address)
    try view.goBack()
    #expect(view.address == AppRoute.standup(standup.id).address)
    try view.goBack()
    #expect(view.contains(.heading("Daily Standups")))
    #expect(view.address == "/")
  }

  @Test func aStandupIsAddedHeldAndDeleted() async throws { try await journey.addHoldAndDelete() }
  @Test func windowsShareStandupsAndHaveTheirOwnScreens() async throws {
    try await journey.useTwoWindows()
  }
  @Test func pastMeetingShowsItsTranscript() { journey.readATranscript() }
  @Test func emptyFieldsHavePlaceholders() { journey.openScreensOfAnEmptyStandup() }
}
