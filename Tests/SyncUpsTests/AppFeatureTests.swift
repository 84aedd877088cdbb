import ComposableArchitecture
import Foundation
import StandupsCommon
import StandupsTestSupport
import Testing

@testable import SyncUps

@MainActor
struct AppFeatureTests {
  private let acknowledged = LockIsolated<[StandupsClient.BrokenFile]>([])
  private let changes = LockIsolated<[StandupsChange]>([])

  private func makeStore(
    _ path: AppFeature.Path.State...,
    isLoaded: Bool = true,
    standups: IdentifiedArrayOf<Standup> = [.design]
  ) -> TestStoreOf<AppFeature> {
    TestStore(
      initialState: AppFeature.State(
        path: StackState(path),
        syncUpsList: SyncUpsList.State(isLoaded: isLoaded, standups: standups)
      )
    ) {
      AppFeature()
    } withDependencies: { [acknowledged, changes] in
      $0.date.now = Meeting.held.date
      $0.standupsClient.acknowledge = { file in acknowledged.withValue { $0.append(file) } }
      $0.standupsClient.apply = { change in changes.withValue { $0.append(change) } }
      $0.uuid = .incrementing
    }
  }

  @Test func theStandupsAreFollowed() async throws {
    let client = StandupsClient.inMemory()
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient = client
    }
    let task = await store.send(.task)
    await store.receive(\.contentsChanged, .init()) { $0.syncUpsList.isLoaded = true }
    // Another window adds one.
    try await client.apply(.add(.design))
    await store.receive(\.contentsChanged, .init(standups: [.design])) {
      $0.syncUpsList.standups = [.design]
    }
    await task.cancel()
  }

  @Test func screensShowTheChangesOfOthers() async {
    var standup = Standup.design
    standup.meetings = [.held]
    let store = makeStore(
      .detail(SyncUpDetail.State(standup: standup)),
      .meeting(.held, standup: standup),
      standups: [standup]
    )
    standup.title = "Product"
    await store.send(.contentsChanged(.init(standups: [standup]))) {
      $0.syncUpsList.standups = [standup]
      $0.path[id: 0]?.modify(\.detail) { $0.standup = standup }
      $0.path[id: 1] = .meeting(.held, standup: standup)
    }
    standup.meetings = []
    await store.send(.contentsChanged(.init(standups: [standup]))) {
      $0.syncUpsList.standups = [standup]
      $0.path[id: 0]?.modify(\.detail) { $0.standup = standup }
      $0.path.pop(from: 1)
      $0.alert = .deletedElsewhere
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.contentsChanged(.init())) {
      $0.syncUpsList.standups = []
      $0.path = StackState()
      $0.alert = .deletedElsewhere
    }
  }

  @Test func aMeetingGoesOnAsItBegan() async {
    let store = makeStore(.record(RecordMeeting.State(standup: .design)))
    var standup = Standup.design
    standup.title = "Product"
    await store.send(.contentsChanged(.init(standups: [standup]))) {
      $0.syncUpsList.standups = [standup]
    }
    // It is deleted in another window.
    await store.send(.contentsChanged(.init())) { $0.syncUpsList.standups = [] }
  }

  @Test func aMeetingThatIsDiscardedLeavesNothingOfADeletedStandup() async {
    let store = makeStore(
      .detail(SyncUpDetail.State(standup: .design)),
      .record(RecordMeeting.State(standup: .design))
    )
    await store.send(.contentsChanged(.init())) { $0.syncUpsList.standups = [] }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path = StackState()
      $0.alert = .deletedElsewhere
    }
  }

  @Test func addedAndEditedSyncUpsAreSaved() async {
    let store = makeStore(.detail(SyncUpDetail.State(standup: .design)))
    await store.send(.syncUpsList(.delegate(.saveStandup(.design))))
    await store.send(
      .path(
        .element(id: 0, action: .detail(.delegate(.editStandup(.design, from: .design))))
      )
    )
    await store.send(
      .path(
        .element(
          id: 0,
          action: .detail(.delegate(.deleteMeetings([Meeting.held.id], Standup.design.id)))
        )
      )
    )
    let all: [StandupsChange] = [
      .add(.design), .edit(.design, from: .design),
      .deleteMeetings([Meeting.held.id], Standup.design.id),
    ]
    #expect(changes.value == all)
  }

  @Test func aDeletedStandupLeavesItsScreen() async {
    let store = makeStore(.detail(SyncUpDetail.State(standup: .design)))
    await store.send(\.path[id: 0].detail.delegate.deleteStandup, Standup.design.id) {
      $0.path = StackState()
    }
    #expect(changes.value == [.delete(Standup.design.id)])
  }

  @Test func endedMeetingIsSavedInItsStandup() async {
    let store = makeStore(
      .detail(SyncUpDetail.State(standup: .design)),
      .record(RecordMeeting.State(secondsElapsed: 7, standup: .design, transcript: "Hello"))
    )
    await store.send(\.path[id: 1].record.nextButtonTapped) {
      $0.path[id: 1]?.modify(\.record) { $0.alert = .endMeeting(isDiscardable: false) }
    }
    await store.send(\.path[id: 1].record.alert.confirmSave) {
      $0.path[id: 1]?.modify(\.record) { $0.alert = nil }
    }
    let meeting = Meeting(
      id: UUID(0),
      date: Meeting.held.date,
      attendees: ["Blob"],
      duration: .seconds(7),
      transcript: "Hello"
    )
    var standup = Standup.design
    standup.meetings = [meeting]
    await store.receive(\.path[id: 1].record.delegate.save) {
      $0.syncUpsList.standups = [standup]
    }
    await store.receive(\.path.popFrom) {
      $0.path.pop(from: 1)
      $0.path[id: 0]?.modify(\.detail) { $0.standup = standup }
    }
    #expect(changes.value == [.record(meeting, .design)])
  }

  @Test func aBrokenFileIsReportedOnce() async {
    let file = URL(fileURLWithPath: "/standups.json")
    let store = makeStore(standups: [])
    await store.send(.contentsChanged(.init(brokenFile: .init(url: file)))) {
      $0.brokenFile = .init(url: file)
      $0.alert = .brokenFile(file)
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.contentsChanged(.init(standups: [.design], brokenFile: .init(url: file)))) {
      $0.syncUpsList.standups = [.design]
    }
  }

  @Test func brokenFileIsAcknowledgedWhenItsOwnAlertIsDismissed() async {
    var file = StandupsClient.BrokenFile(url: URL(fileURLWithPath: "/standups.json"))
    let store = makeStore(standups: [])
    await store.send(.contentsChanged(.init(brokenFile: file))) {
      $0.brokenFile = file
      $0.alert = .brokenFile(file.url)
    }
    // Another alert takes its place: whoever dismisses that may not have seen it.
    await store.send(.failed("No.")) { $0.alert = .failed("No.") }
    await store.send(\.alert.dismiss) { $0.alert = nil }.finish()
    #expect(acknowledged.value == [])

    file.count = 2
    await store.send(.contentsChanged(.init(brokenFile: file))) { [file] in
      $0.brokenFile = file
      $0.alert = .brokenFile(file.url)
    }
    #expect(acknowledged.value == [])
    await store.send(\.alert.dismiss) { $0.alert = nil }.finish()
    #expect(acknowledged.value == [file])
  }

  @Test func unreadableFileIsReportedUntilItCanBeRead() async {
    let unreadable = StandupsClient.UnreadableFile(
      url: URL(fileURLWithPath: "/standups.json"),
      reason: "You don't have permission."
    )
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    }
    await store.send(.contentsChanged(.init(unreadableFile: unreadable))) {
      $0.syncUpsList.unreadableFile = unreadable
      $0.alert = .failed(
        """
        /standups.json cannot be read. You don't have permission. What you change is kept in the app, and \
        written as soon as the file can be read.
        """
      )
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.contentsChanged(.init(standups: [.design], unreadableFile: unreadable))) {
      $0.syncUpsList.standups = [.design]
    }
    await store.send(.contentsChanged(.init(standups: [.design]))) {
      $0.syncUpsList.isLoaded = true
      $0.syncUpsList.unreadableFile = nil
    }
    // Once more, after it was known what is in it.
    await store.send(.contentsChanged(.init(standups: [.design], unreadableFile: unreadable))) {
      $0.syncUpsList.unreadableFile = unreadable
      $0.alert = .failed(unreadable.localizedDescription)
    }
  }

  @Test func screensStayUntilTheFileCouldBeRead() async {
    let store = makeStore(
      .detail(SyncUpDetail.State(standup: .design)),
      isLoaded: false,
      standups: []
    )
    let unreadable = StandupsClient.UnreadableFile(url: URL(fileURLWithPath: "/"), reason: "No.")
    store.exhaustivity = .off
    await store.send(.contentsChanged(.init(unreadableFile: unreadable)))
    #expect(store.state.path.count == 1)
    store.exhaustivity = .on
    var standup = Standup.design
    standup.title = "Product"
    await store.send(.contentsChanged(.init(standups: [standup], unreadableFile: unreadable))) {
      $0.syncUpsList.standups = [standup]
      $0.path[id: 0]?.modify(\.detail) { $0.standup = standup }
    }
  }

  @Test func aWindowFollowsAgainWhenTheFileCanBeRead() async throws {
    let directory = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let file = directory.appendingPathComponent("standups.json")
    // A folder at the place of the file cannot be read.
    try FileManager.default.createDirectory(at: file, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: directory) }
    let client = StandupsClient.file(file)
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient = client
    }
    store.exhaustivity = .off
    let task = await store.send(.task)
    await store.receive(\.contentsChanged)
    #expect(store.state.syncUpsList.unreadableFile?.url == file)
    #expect(store.state.alert != nil)

    // A standup that another window adds is unsaved, but visible.
    await #expect(throws: StandupsClient.UnreadableFile.self) {
      try await client.apply(.add(.design))
    }
    await store.receive(\.contentsChanged)
    #expect(store.state.syncUpsList.standups == [.design])

    try FileManager.default.removeItem(at: file)
    await store.receive(\.contentsChanged)
    store.assert {
      $0.syncUpsList.isLoaded = true
      $0.syncUpsList.standups = [.design]
      $0.syncUpsList.unreadableFile = nil
    }
    let kept = try JSONDecoder().decode([Standup].self, from: Data(contentsOf: file))
    #expect(kept == [.design])
    await task.cancel()
  }

  @Test func failedSaveIsReported() async {
    struct DiskFull: LocalizedError {
      let errorDescription: String? = "The disk is full."
    }
    let store = makeStore()
    store.dependencies.standupsClient.apply = { _ in throw DiskFull() }
    await store.send(.syncUpsList(.delegate(.saveStandup(.design))))
    await store.receive(\.failed) {
      $0.alert = .failed("The standups could not be saved: The disk is full.")
    }
  }
}
