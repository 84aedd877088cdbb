import ComposableArchitecture
import XCTest

@testable import Standups

final class AppFeatureTests: XCTestCase {
  private let standup = Standup(
    id: UUID(100),
    attendees: [Attendee(id: UUID(101), name: "Blob")],
    title: "Design"
  )

  @MainActor
  func testAddingAStandup() async {
    let saved = LockIsolated<[IdentifiedArrayOf<Standup>]>([])
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient.load = { .init() }
      $0.standupsClient.save = { standups in saved.withValue { $0.append(standups) } }
      $0.uuid = .incrementing
    }
    await store.send(.standupsList(.task))
    await store.receive(.standupsList(.loaded(.init()))) { $0.standupsList.isLoaded = true }
    await store.send(.standupsList(.task))

    var standup = Standup(id: UUID(0), attendees: [Attendee(id: UUID(1))])
    await store.send(.standupsList(.addStandupButtonTapped)) {
      $0.standupsList.destination = .addStandup(StandupFormFeature.State(standup: standup))
    }
    standup.title = "Design"
    await store.send(
      .standupsList(.destination(.presented(.addStandup(.set(\.$standup, standup)))))
    ) {
      $0.standupsList.$destination[case: /StandupsListFeature.Destination.State.addStandup]?
        .standup.title = "Design"
    }
    await store.send(.standupsList(.saveStandupButtonTapped)) {
      $0.standupsList.destination = nil
      $0.standupsList.standups = [standup]
    }
    await store.finish()
    XCTAssertEqual(saved.value, [[standup]])
  }

  @MainActor
  func testABrokenFileAndAFullDisk() async {
    struct DiskFull: LocalizedError {
      let errorDescription: String? = "The disk is full."
    }
    let file = URL(fileURLWithPath: "/standups-broken-1.json")
    let store = TestStore(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient.load = { .init(brokenFile: file) }
      $0.standupsClient.save = { _ in throw DiskFull() }
      $0.uuid = .incrementing
    }
    await store.send(.standupsList(.task))
    await store.receive(.standupsList(.loaded(.init(brokenFile: file)))) {
      $0.standupsList.isLoaded = true
      $0.standupsList.destination = .alert(.brokenFile(file))
    }
    await store.send(.standupsList(.destination(.dismiss))) { $0.standupsList.destination = nil }

    store.exhaustivity = .off
    await store.send(.standupsList(.addStandupButtonTapped))
    await store.send(.standupsList(.saveStandupButtonTapped))
    store.exhaustivity = .on
    let reason = "The standups could not be saved: The disk is full."
    await store.receive(.standupsList(.failed(reason))) {
      $0.standupsList.destination = .alert(.failed(reason))
    }
  }

  @MainActor
  func testEditingReachesTheList() async {
    let saved = LockIsolated<IdentifiedArrayOf<Standup>?>(nil)
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState([.detail(StandupDetailFeature.State(standup: standup))]),
        standupsList: StandupsListFeature.State(isLoaded: true, standups: [standup])
      )
    ) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient.save = { saved.setValue($0) }
    }
    var edited = standup
    edited.title = "Product"
    await store.send(.path(.element(id: 0, action: .detail(.editButtonTapped)))) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = .editStandup(
        StandupFormFeature.State(standup: self.standup)
      )
    }
    await store.send(
      .path(
        .element(
          id: 0,
          action: .detail(.destination(.presented(.editStandup(.set(\.$standup, edited)))))
        )
      )
    ) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?
        .$destination[case: /StandupDetailFeature.Destination.State.editStandup]?
        .standup = edited
    }
    await store.send(.path(.element(id: 0, action: .detail(.saveStandupButtonTapped)))) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = nil
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup = edited
    }
    await store.receive(
      .path(.element(id: 0, action: .detail(.delegate(.standupUpdated(edited)))))
    ) {
      $0.standupsList.standups = [edited]
    }
    await store.finish()
    XCTAssertEqual(saved.value, [edited])
  }

  @MainActor
  func testDeletingAStandup() async {
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState([.detail(StandupDetailFeature.State(standup: standup))]),
        standupsList: StandupsListFeature.State(isLoaded: true, standups: [standup])
      )
    ) {
      AppFeature()
    } withDependencies: {
      $0.standupsClient.save = { _ in }
    }
    await store.send(.path(.element(id: 0, action: .detail(.deleteButtonTapped)))) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = .alert(.deleteStandup)
    }
    await store.send(
      .path(
        .element(
          id: 0,
          action: .detail(.destination(.presented(.alert(.confirmDeletion))))
        )
      )
    ) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = nil
    }
    await store.receive(
      .path(.element(id: 0, action: .detail(.delegate(.deleteStandup(id: standup.id)))))
    ) {
      $0.standupsList.standups = []
    }
    await store.receive(.path(.popFrom(id: 0))) { $0.path = StackState() }
  }

  @MainActor
  func testRecordingAMeeting() async {
    let date = Date(timeIntervalSince1970: 1_234_567_890)
    let store = TestStore(
      initialState: AppFeature.State(
        path: StackState([
          .detail(StandupDetailFeature.State(standup: standup)),
          .recordMeeting(RecordMeetingFeature.State(secondsElapsed: 7, standup: standup)),
        ]),
        standupsList: StandupsListFeature.State(isLoaded: true, standups: [standup])
      )
    ) {
      AppFeature()
    } withDependencies: {
      $0.date.now = date
      $0.standupsClient.save = { _ in }
      $0.uuid = .incrementing
    }
    let meeting = Meeting(
      id: UUID(0),
      date: date,
      attendees: ["Blob"],
      duration: .seconds(7)
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
    await store.receive(
      .path(.element(id: 1, action: .recordMeeting(.delegate(.save(length: .seconds(7))))))
    ) {
      $0.path[id: 0, case: /AppFeature.Path.State.detail]?.standup.meetings = [meeting]
      $0.standupsList.standups[id: self.standup.id]?.meetings = [meeting]
    }
    await store.receive(.path(.popFrom(id: 1))) { $0.path.pop(from: 1) }
  }
}
