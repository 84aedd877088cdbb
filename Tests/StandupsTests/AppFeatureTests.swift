import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing

@testable import Standups

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
        standupsList: StandupsListFeature.State(isLoaded: true, standups: standups)
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
    await store.receive(.contentsChanged(.init())) { $0.standupsList.isLoaded = true }
    // Another window adds one.
    try await client.apply(.add(.design))
    await store.receive(.contentsChanged(.init(standups: [.design]))) {
      $0.standupsList.standups = [.design]
    }
    await task.cancel()
  }

  @Test func theScreensShowWhatOthersChange() async {
    var standup = Standup.design
    standup.meetings = [.held]
    let store = makeStore(
      .detail(StandupDetailFeature.State(standup: standup)),
      .meeting(.held, standup: standup),
      standups: [standup]
    )
    standup.title = "Product"
    await store.send(.contentsChanged(.init(standups: [standup]))) {
      $0.standupsList.standups = [standup]
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup = standup
      $0.path[id: 1] = .meeting(.held, standup: standup)
    }
    standup.meetings = []
    await store.send(.contentsChanged(.init(standups: [standup]))) {
      $0.standupsList.standups = [standup]
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup = standup
      $0.path.pop(from: 1)
      $0.alert = .deletedElsewhere
    }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.contentsChanged(.init())) {
      $0.standupsList.standups = []
      $0.path = StackState()
      $0.alert = .deletedElsewhere
    }
  }

  @Test func aMeetingGoesOnAsItBegan() async {
    let store = makeStore(.recordMeeting(RecordMeetingFeature.State(standup: .design)))
    var standup = Standup.design
    standup.title = "Product"
    await store.send(.contentsChanged(.init(standups: [standup]))) {
      $0.standupsList.standups = [standup]
    }
    // It is deleted in another window.
    await store.send(.contentsChanged(.init())) { $0.standupsList.standups = [] }
  }

  @Test func aMeetingThatIsDiscardedLeavesNothingOfADeletedStandup() async {
    let store = makeStore(
      .detail(StandupDetailFeature.State(standup: .design)),
      .recordMeeting(RecordMeetingFeature.State(standup: .design))
    )
    await store.send(.contentsChanged(.init())) { $0.standupsList.standups = [] }
    await store.send(.path(.popFrom(id: 1))) {
      $0.path = StackState()
      $0.alert = .deletedElsewhere
    }
  }

  @Test func whatIsAddedAndEditedIsKept() async {
    let store = makeStore(.detail(StandupDetailFeature.State(standup: .design)))
    await store.send(.standupsList(.delegate(.saveStandup(.design))))
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
    let store = makeStore(.detail(StandupDetailFeature.State(standup: .design)))
    await store.send(
      .path(.element(id: 0, action: .detail(.delegate(.deleteStandup(id: Standup.design.id)))))
    ) {
      $0.path = StackState()
    }
    #expect(changes.value == [.delete(Standup.design.id)])
  }

  @Test func aMeetingIsKept() async {
    let store = makeStore(
      .detail(StandupDetailFeature.State(standup: .design)),
      .recordMeeting(
        RecordMeetingFeature.State(secondsElapsed: 7, standup: .design, transcript: "Hello")
      )
    )
    await store.send(.path(.element(id: 1, action: .recordMeeting(.nextButtonTapped)))) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.alert = .endMeeting(
        isDiscardable: false
      )
    }
    await store.send(
      .path(.element(id: 1, action: .recordMeeting(.alert(.presented(.confirmSave)))))
    ) {
      $0.path[id: 1, case: /AppFeature.Path.State.recordMeeting]?.alert = nil
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
    let recording = RecordMeetingFeature.Recording(length: .seconds(7), transcript: "Hello")
    await store.receive(
      .path(.element(id: 1, action: .recordMeeting(.delegate(.save(recording)))))
    ) {
      $0.standupsList.standups = [standup]
    }
    await store.receive(.path(.popFrom(id: 1))) {
      $0.path.pop(from: 1)
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup = standup
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
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.contentsChanged(.init(standups: [.design], brokenFile: .init(url: file)))) {
      $0.standupsList.standups = [.design]
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
    var reason = "The standups could not be read: The disk is full."
    await store.receive(.failed(reason)) { [reason] in $0.alert = .failed(reason) }
    await store.send(.alert(.dismiss)) { $0.alert = nil }
    await store.send(.standupsList(.delegate(.saveStandup(.design))))
    reason = "The standups could not be saved: The disk is full."
    await store.receive(.failed(reason)) { [reason] in $0.alert = .failed(reason) }
  }
}
