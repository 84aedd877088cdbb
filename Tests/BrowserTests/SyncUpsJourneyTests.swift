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

  @Test(arguments: JourneyDevice.all)
  func aStandupIsAdded(on device: JourneyDevice) async throws {
    try await journey.on(device).add()
  }

  @Test(arguments: JourneyDevice.all)
  func aStandupIsEdited(on device: JourneyDevice) async throws {
    try await journey.on(device).edit()
  }

  @Test(arguments: JourneyDevice.all)
  func anAttendeeIsRemoved(on device: JourneyDevice) async throws {
    try await journey.on(device).removeAnAttendee()
  }

  @Test(arguments: JourneyDevice.all)
  func aMeetingIsDeletedByTheKey(on device: JourneyDevice) async throws {
    try await journey.on(device).deleteAMeeting()
  }

  @Test(arguments: JourneyDevice.all)
  func aStandupIsDeleted(on device: JourneyDevice) async throws {
    try await journey.on(device).delete()
  }

  @Test(arguments: JourneyDevice.all)
  func aMeetingIsHeldToItsEnd(on device: JourneyDevice) async throws {
    try await journey.on(device).recordToTheEnd()
  }

  @Test(arguments: JourneyDevice.all)
  func aLongNameStaysInTheRing(on device: JourneyDevice) async throws {
    try await journey.on(device).nameALongSpeaker()
  }

  @Test(arguments: JourneyDevice.all)
  func aDeepLinkIsFollowed(on device: JourneyDevice) async throws {
    try await journey.on(device).followADeepLink()
  }

  @Test(arguments: JourneyDevice.all)
  func windowShowsTheChangesOfAnotherWindow(on device: JourneyDevice) async throws {
    try await journey.on(device).useTwoWindows()
  }

  @Test(arguments: JourneyDevice.all)
  func twoWindowsEditOneSyncUp(on device: JourneyDevice) async throws {
    try await journey.on(device).editInTwoWindows()
  }

  @Test(arguments: JourneyDevice.all)
  func aBrokenFileIsReported(on device: JourneyDevice) async throws {
    try await journey.on(device).findABrokenFile()
  }

  @Test(arguments: JourneyDevice.all)
  func anUnreadableFileIsReportedUntilItCanBeRead(on device: JourneyDevice) async throws {
    try await journey.on(device).findAnUnreadableFile()
  }

  @Test(arguments: UserWithoutPointer.Way.allCases)
  func aStandupIsAddedEditedHeldAndDeletedWithoutPointer(way: UserWithoutPointer.Way) async throws {
    try await journey.useWithoutPointer(way)
  }
}
