import BrowserHost
import ComposableArchitecture
import Foundation
import Testing
import ViewTesting

@testable import Standups

/// What a person does with the Standups example, in a real browser with the real server.
@MainActor
@Suite(.needsBrowser)
struct StandupsJourneyTests {
  private let clock = TestClock()
  private let saved = LockIsolated<IdentifiedArrayOf<Standup>>([])

  private func makeStore(_ state: AppFeature.State = AppFeature.State()) -> StoreOf<AppFeature> {
    Store(initialState: state) {
      AppFeature()
    } withDependencies: { [clock, saved] in
      $0.continuousClock = clock
      $0.date.now = Date(timeIntervalSince1970: 1_234_567_890)
      $0.standupsClient.load = { StandupsClient.Contents(standups: saved.value) }
      $0.standupsClient.save = { saved.setValue($0) }
      $0.uuid = .incrementing
    }
  }

  @Test func aStandupIsAddedEditedAndDeleted() async throws {
    try await LivePage.show(AppView(store: makeStore())) { live in
      let page = live.page
      try await page.click(.button("Add"))
      try await page.waitFor(.heading("New standup"))
      // The cursor is in the title from the start, and then in what was added.
      try await page.waitUntil("document.activeElement.tagName === 'INPUT'")
      try await page.type("Design")
      try await page.type("Blob", into: .textField("Name"))
      try await page.click(.button("New attendee"))
      try await page.waitUntil(
        "document.activeElement === [...document.querySelectorAll('input')].at(-1)"
      )
      try await page.type("Blob Jr")
      try await savePictures(of: page, "standups-form")
      try await page.click(.button("Save"))
      try await page.waitFor(.text("Design"))
      #expect(saved.value.first?.attendees.map(\.name) == ["Blob", "Blob Jr"])
      try await savePictures(of: page, "standups-list")

      try await page.click(.button("Design 2 5 min"))
      try await page.click(.button("Edit"))
      try await page.waitFor(.heading("Edit standup"))
      try await page.type(" Team", into: .textField("Title"))
      try await page.click(.button("Save"))
      try await page.waitForAbsence(of: .dialog)
      #expect(saved.value.first?.title.contains("Team") == true)

      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this standup?"))
      try await savePictures(of: page, "standups-delete")
      try await page.click(.button("Keep it"))
      try await page.waitForAbsence(of: .alert("Delete this standup?"))
      try await page.click(.button("Delete"))
      try await page.waitFor(.alert("Delete this standup?"))
      try await page.click(.button("Delete"))
      try await page.waitFor(.heading("Daily Standups"))
      #expect(saved.value == [])
      #expect(live.log.all == [])
    }
  }

  @Test func aMeetingIsHeldAndKept() async throws {
    let standup = Standup(
      id: UUID(100),
      attendees: [
        Attendee(id: UUID(101), name: "Blob"), Attendee(id: UUID(102), name: "Blob Jr"),
        Attendee(id: UUID(103), name: "Blob Sr"),
      ],
      duration: .seconds(6 * 60),
      theme: .navy,
      title: "Product"
    )
    saved.setValue([standup])
    let store = makeStore()
    try await LivePage.show(AppView(store: store)) { live in
      let page = live.page
      try await page.click(.button("Product 3 6 min"))
      try await savePictures(of: page, "standups-detail")
      try await page.click(.button("Start meeting"))
      try await page.waitFor(.text("Speaker 1 of 3"))
      try await page.click(.button("Next"))
      try await page.waitFor(.text("Speaker 2 of 3"))
      await clock.advance(by: .seconds(10))
      try await page.waitFor(.text("2:10"))
      try await savePictures(of: page, "standups-record")

      try await page.click(.button("End meeting"))
      try await page.waitFor(.alert("End the meeting?"))
      try await savePictures(of: page, "standups-end")
      try await page.click(.button("Save and end"))
      try await page.waitFor(.heading("Past meetings"))
      #expect(saved.value[id: standup.id]?.meetings.map(\.duration) == [.seconds(130)])
      try await page.click(.button("Calendar February 13, 2009 11:31\u{202F}PM"))
      try await page.waitFor(.text("2 min, 10 secs"))
      try await savePictures(of: page, "standups-meeting")
      try await page.goBack()
      try await page.waitFor(.heading("Past meetings"))
      try await page.goBack()
      try await page.waitFor(.heading("Daily Standups"))
      #expect(store.withState(\.path.isEmpty))
      #expect(live.log.all == [])
    }
  }
}
