// This is how the notes write it, in their own style and in Swift 5.
// swift-format-ignore-file

import ComposableArchitecture
import XCTest

@MainActor
final class BindingsTests: XCTestCase {
    func testTitle() async {
        var standup = Standup(id: UUID(0))
        let store = TestStore(
            initialState: StandupFormFeature.State(standup: standup)
        ) {
            StandupFormFeature()
        }
        standup.title = "Design"
        await store.send(.set(\.$standup, standup)) {
            $0.standup.title = "Design"
            $0.renames = [" -> Design"]
        }
    }

    func testAddDeleteAttendee() async {
        let store = TestStore(
            initialState: StandupFormFeature.State(
                standup: Standup(id: UUID(), attendees: [Attendee(id: UUID(), name: "")])
            )
        ) {
            StandupFormFeature()
        } withDependencies: {
            $0.uuid = .incrementing
        }
        await store.send(.addAttendeeButtonTapped) {
            $0.focus = .attendee(UUID(0))
            $0.standup.attendees.append(Attendee(id: UUID(0), name: ""))
        }
        await store.send(.deleteAttendees(atOffsets: [1])) {
            $0.focus = .attendee($0.standup.attendees[0].id)
            $0.standup.attendees.remove(at: 1)
        }
    }

    func testToggle() async {
        let store = TestStore(initialState: ToggleFeature.State()) {
            ToggleFeature()
        }
        await store.send(.set(\.$isToggled, true)) {
            $0.isToggled = true
        }
        await store.send(.binding(.set(\.$isToggled, false))) {
            $0.isToggled = false
        }
    }
}
