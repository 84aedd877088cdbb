import BrowserTesting
import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing
import ViewCore

@testable import Standups

@MainActor
@Suite(.needsBrowser)
struct StandupsJourneyTests {
  private let journey = StandupsJourney("standups") { place, prepare in
    var state = AppFeature.State()
    switch place {
    case .list: break
    case .meeting(let standup):
      state.path.append(.detail(StandupDetailFeature.State(standup: standup)))
      state.path.append(.recordMeeting(RecordMeetingFeature.State(standup: standup)))
    case .newStandup:
      state.standupsList.addStandup = withDependencies(prepare) {
        StandupFormFeature.State(standup: .init(id: UUID(1)))
      }
    }
    return AnyView(
      AppView(
        store: Store(initialState: state, reducer: { AppFeature() }, withDependencies: prepare)
      )
    )
  }

  @Test(arguments: StandupsJourney.engines)
  func aStandupIsAdded(in engine: Browser.Engine) async throws {
    try await journey.in(engine).add()
  }

  @Test(arguments: StandupsJourney.engines)
  func aStandupIsEdited(in engine: Browser.Engine) async throws {
    try await journey.in(engine).edit()
  }

  @Test(arguments: StandupsJourney.engines)
  func anAttendeeIsRemoved(in engine: Browser.Engine) async throws {
    try await journey.in(engine).removeAnAttendee()
  }

  @Test(arguments: StandupsJourney.engines)
  func aMeetingIsDeletedByTheKey(in engine: Browser.Engine) async throws {
    try await journey.in(engine).deleteAMeeting()
  }

  @Test(arguments: StandupsJourney.engines)
  func aStandupIsDeleted(in engine: Browser.Engine) async throws {
    try await journey.in(engine).delete()
  }

  @Test(arguments: StandupsJourney.engines)
  func aMeetingIsHeldToItsEnd(in engine: Browser.Engine) async throws {
    try await journey.in(engine).recordToTheEnd()
  }

  @Test(arguments: StandupsJourney.engines)
  func aLongNameStaysInTheRing(in engine: Browser.Engine) async throws {
    try await journey.in(engine).nameALongSpeaker()
  }

  @Test(arguments: StandupsJourney.engines)
  func aDeepLinkIsFollowed(in engine: Browser.Engine) async throws {
    try await journey.in(engine).followADeepLink()
  }

  @Test(arguments: StandupsJourney.engines)
  func windowShowsTheChangesOfAnotherWindow(in engine: Browser.Engine) async throws {
    try await journey.in(engine).useTwoWindows()
  }

  @Test(arguments: StandupsJourney.engines)
  func twoWindowsEditOneStandup(in engine: Browser.Engine) async throws {
    try await journey.in(engine).editInTwoWindows()
  }

  @Test(arguments: StandupsJourney.engines)
  func aBrokenFileIsReported(in engine: Browser.Engine) async throws {
    try await journey.in(engine).findABrokenFile()
  }

  @Test(arguments: StandupsJourney.engines)
  func anUnreadableFileIsReportedUntilItCanBeRead(in engine: Browser.Engine) async throws {
    try await journey.in(engine).findAnUnreadableFile()
  }

  @Test(arguments: UserWithoutPointer.Way.allCases)
  func aStandupIsAddedEditedHeldAndDeletedWithoutPointer(way: UserWithoutPointer.Way) async throws {
    try await journey.useWithoutPointer(way)
  }
}
