import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import SyncUps

@MainActor
struct AppFeatureTests {
  private let changes = LockIsolated<[StandupsChange]>([])

  private func makeStore(
    _ path: AppFeature.Path.State...,
    standups: IdentifiedArrayOf<Standup> = [.design]
  ) -> TestStoreOf<AppFeature> {
    TestStore(
      initialState: AppFeature.State(
        path: StackState(path),
        syncUpsList: SyncUpsList.State(isLoaded: true, standups: standups)
      )
    ) {
      AppFeature()
    } withDependencies: { [changes] in
      $0.date.now = Meeting.held.date
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

  @Test func theScreensShowWhatOthersChange() async {
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

  @Test func whatIsAddedAndEditedIsKept() async {
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

  @Test func aMeetingIsKept() async {
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

  @Test func whatFailsIsReported() async {
    struct DiskFull: LocalizedError {
      let errorDescription: String? = "The disk is full."
    }
    let store = makeStore()
    store.dependencies.standupsClient = StandupsClient {
      throw DiskFull()
    } apply: { _ in
      throw DiskFull()
    }
    await store.send(.task)
    await store.receive(\.failed) {
      $0.alert = .failed("The standups could not be read: The disk is full.")
    }
    await store.send(\.alert.dismiss) { $0.alert = nil }
    await store.send(.syncUpsList(.delegate(.saveStandup(.design))))
    await store.receive(\.failed) {
      $0.alert = .failed("The standups could not be saved: The disk is full.")
    }
  }
}
