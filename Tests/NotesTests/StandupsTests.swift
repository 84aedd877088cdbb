// This is how the notes write it, in their own style and in Swift 5.
// swift-format-ignore-file

import ComposableArchitecture
import XCTest

@MainActor
final class StandupsTests: XCTestCase {
    func testAddStandup() async {
        let store = TestStore(initialState: StandupsListFeature.State()) {
            StandupsListFeature()
        } withDependencies: {
            $0.uuid = .incrementing
        }

        await store.send(.addButtonTapped) {
            $0.addStandup = StandupFormFeature.State(standup: Standup(id: UUID(0)))
        }
        await store.send(.addStandup(.presented(.addAttendeeButtonTapped))) {
            $0.addStandup?.focus = .attendee(UUID(1))
            $0.addStandup?.standup.attendees = [Attendee(id: UUID(1), name: "")]
        }
        await store.send(.addStandup(.presented(.set(\.$standup.title, "Point-Free Morning Sync")))) {
            $0.addStandup?.standup.title = "Point-Free Morning Sync"
            $0.addStandup?.renames = [" -> Point-Free Morning Sync"]
        }
        await store.send(.saveStandupButtonTapped) {
            $0.addStandup = nil
            $0.standups = [
                Standup(
                    id: UUID(0),
                    attendees: [Attendee(id: UUID(1), name: "")],
                    title: "Point-Free Morning Sync"
                )
            ]
        }
    }

    func testAddStandup_NonExhaustive() async {
        let store = TestStore(initialState: StandupsListFeature.State()) {
            StandupsListFeature()
        } withDependencies: {
            $0.uuid = .incrementing
        }
        store.exhaustivity = .off

        await store.send(.addButtonTapped)
        await store.send(.addStandup(.presented(.set(\.$standup.title, "Morning"))))
        await store.send(.saveStandupButtonTapped) {
            $0.standups[0] = Standup(id: UUID(0), title: "Morning")
        }
        await store.send(.addButtonTapped)
        await store.send(.addStandup(.dismiss)) {
            $0.addStandup = nil
        }
    }

    func testEdit() async {
        let standup = Standup(id: UUID(0), title: "Morning")
        let store = TestStore(
            initialState: AppFeature.State(
                path: StackState([
                    .detail(StandupDetailFeature.State(standup: standup))
                ]),
                standupsList: StandupsListFeature.State(standups: [standup])
            )
        ) {
            AppFeature()
        }

        await store.send(.path(.element(id: 0, action: .detail(.editButtonTapped)))) {
            $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination =
                .editStandup(StandupFormFeature.State(standup: standup))
        }
        await store.send(
            .path(.element(id: 0, action: .detail(.destination(.presented(.editStandup(.set(\.$standup.title, "Evening")))))))
        ) {
            $0.path[id: 0, case: /AppFeature.Path.State.detail]?
                .$destination[case: /StandupDetailFeature.Destination.State.editStandup]?.standup.title = "Evening"
            $0.path[id: 0, case: /AppFeature.Path.State.detail]?
                .$destination[case: /StandupDetailFeature.Destination.State.editStandup]?.renames = ["Morning -> Evening"]
        }
        await store.send(.path(.element(id: 0, action: .detail(.saveStandupButtonTapped)))) {
            XCTModify(&$0.path[id: 0], case: /AppFeature.Path.State.detail) {
                $0.standup.title = "Evening"
                $0.destination = nil
            }
        }
        var edited = standup
        edited.title = "Evening"
        await store.receive(.path(.element(id: 0, action: .detail(.delegate(.standupUpdated(edited)))))) {
            $0.standupsList.standups[0].title = "Evening"
        }
    }

    func testDelete() async {
        let standup = Standup(id: UUID(0), title: "Morning")
        let store = TestStore(
            initialState: AppFeature.State(
                path: StackState([
                    .detail(StandupDetailFeature.State(standup: standup))
                ]),
                standupsList: StandupsListFeature.State(standups: [standup])
            )
        ) {
            AppFeature()
        }

        await store.send(.path(.element(id: 0, action: .detail(.deleteButtonTapped)))) {
            $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = .alert(.deleteStandup)
        }
        await store.send(.path(.element(id: 0, action: .detail(.destination(.presented(.alert(.confirmDeletion))))))) {
            $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = nil
        }
        await store.receive(.path(.element(id: 0, action: .detail(.delegate(.deleteStandup(id: UUID(0))))))) {
            $0.standupsList.standups = []
        }
        await store.receive(.path(.popFrom(id: 0))) {
            $0.path = StackState()
        }
    }

    func testPush() async {
        let standup = Standup(id: UUID(0))
        let store = TestStore(initialState: AppFeature.State()) {
            AppFeature()
        }
        await store.send(.path(.push(id: 0, state: .detail(StandupDetailFeature.State(standup: standup))))) {
            $0.path.append(.detail(StandupDetailFeature.State(standup: standup)))
        }
        await store.send(.path(.popFrom(id: 0))) {
            _ = $0.path.popLast()
        }
    }

    // 앱 실행시 즉각 네비게이션 실행하기
    func testDeepLink() async {
        let standup = Standup(id: UUID(0), title: "오전 싱크")
        let store = TestStore(
            initialState: AppFeature.State(
                path: StackState([
                    .detail(
                        StandupDetailFeature.State(
                            destination: .editStandup(StandupFormFeature.State(standup: standup)),
                            standup: standup
                        )
                    )
                ])
            )
        ) {
            AppFeature()
        }
        await store.send(.path(.element(id: 0, action: .detail(.destination(.dismiss))))) {
            $0.path[id: 0, case: /AppFeature.Path.State.detail]?.destination = nil
        }
    }

    func testDismiss() async {
        let store = TestStore(
            initialState: StandupDetailFeature.State(standup: Standup(id: UUID(0)))
        ) {
            StandupDetailFeature()
        }
        await store.send(.deleteButtonTapped) {
            $0.destination = .alert(.deleteStandup)
        }
        await store.send(.destination(.presented(.alert(.confirmDeletion)))) {
            $0.destination = nil
        }
        await store.receive(.delegate(.deleteStandup(id: UUID(0))))
        XCTAssertTrue(store.isDismissed)
    }

    func testScope() async {
        let store = Store(initialState: AppFeature.State()) {
            AppFeature()
        } withDependencies: {
            $0.uuid = .incrementing
        }
        let standupsList = store.scope(state: \.standupsList, action: { .standupsList($0) })
        let sameList = store.scope(state: \.standupsList, action: AppFeature.Action.standupsList)
        let addStandup = standupsList.scope(state: \.$addStandup, action: { .addStandup($0) })
        standupsList.send(.addButtonTapped)
        addStandup.send(.presented(.set(\.$standup.title, "Morning")))
        sameList.send(.saveStandupButtonTapped)
        XCTAssertEqual(ViewStore(store, observe: \.standupsList.standups.first?.title).state, "Morning")
    }
}
