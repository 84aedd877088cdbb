import BrowserTesting
import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing
import ViewCore

@testable import SyncUps

@MainActor
@Suite(.needsBrowser)
struct SyncUpsJourneyTests {
  private let journey = StandupsJourney("sync-ups") { place, prepare in
    var state = AppFeature.State()
    switch place {
    case .list: break
    case .meeting(let standup):
      state.path.append(.detail(SyncUpDetail.State(standup: standup)))
      state.path.append(.record(RecordMeeting.State(standup: standup)))
    case .newStandup:
      state.syncUpsList.add = withDependencies(prepare) {
        SyncUpForm.State(standup: .init(id: UUID(1)))
      }
    }
    return AnyView(
      AppView(
        store: Store(initialState: state, reducer: { AppFeature() }, withDependencies: prepare)
      )
    )
  }

  @Test func aStandupIsAdded() async throws { try await journey.add() }
  @Test func aStandupIsEdited() async throws { try await journey.edit() }
  @Test func anAttendeeIsRemoved() async throws { try await journey.removeAnAttendee() }
  @Test func aMeetingIsDeletedByTheKey() async throws { try await journey.deleteAMeeting() }
  @Test func aStandupIsDeleted() async throws { try await journey.delete() }
  @Test func aMeetingIsHeldToItsEnd() async throws { try await journey.recordToTheEnd() }
  @Test func aLongNameStaysInTheRing() async throws { try await journey.nameALongSpeaker() }
  @Test func aDeepLinkIsFollowed() async throws { try await journey.followADeepLink() }
  @Test func windowShowsTheChangesOfAnotherWindow() async throws {
    try await journey.useTwoWindows()
  }
  @Test func twoWindowsEditOneSyncUp() async throws { try await journey.editInTwoWindows() }
  @Test func aBrokenFileIsReported() async throws { try await journey.findABrokenFile() }
  @Test func anUnreadableFileIsReportedUntilItCanBeRead() async throws {
    try await journey.findAnUnreadableFile()
  }
}
