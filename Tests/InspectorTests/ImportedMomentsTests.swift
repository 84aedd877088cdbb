#if DEBUG
import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

/// The moments of an imported recording in the app.
@MainActor
@Suite(.timeLimit(.minutes(10)))
struct ImportedMomentsTests {
  private let inspected = Inspected()

  /// The bytes of a recording of another store.
  private func makeFile() throws -> Data {
    let recording = StoreRecording<Album.State, Album.Action>()
    let store = Store(initialState: Album.State(), recording: recording) { Album() }
    store.send(.counted)
    store.send(.formButtonTapped)
    store.send(.form(.presented(.titleChanged("Cats"))))
    store.send(.counted)
    return try recording.data()
  }

  private func importFile() throws -> InspectedStores.Entry {
    try inspected.stores.add(importedFrom: makeFile(), as: 1)
    return try #require(inspected.stores.entries.last)
  }

  private struct AlbumView: View {
    let store: StoreOf<Album>

    var body: some View {
      Text("Count \(store.count)")
      if let form = store.form { Text("Form \(form.title)") }
    }
  }

  @Test func appShowsImportedStatesStepByStepUntilThePresentIsShown() async throws {
    let store = inspected.makeStore(Album.State(count: 10))
    let app = ViewHarness { AlbumView(store: store) }
    let entry = try importFile()
    let page = inspected.makePage()
    try page.pick(entry.title, in: .picker("Store"))
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Show in the app"))
    try await app.waitFor(.text("Count 1"))
    #expect(
      page.text.contains {
        $0.hasPrefix("The app shows the state after action 1 in 'Album, no window, store 1'.")
      }
    )
    try page.tap(.button("Next action"))
    try await app.waitFor(.text("Form "))
    try page.tap(.button("Next action"))
    try await app.waitFor(.text("Form Cats"))
    try page.tap(.button("Last action"))
    try await app.waitFor(.text("Count 2"))
    #expect(!page.contains(.button("Go back to here")))
    try page.tap(.button("Show the present"))
    try await app.waitFor(.text("Count 10"))
    #expect(!app.text.contains { $0.hasPrefix("Form") })
  }

  @Test func presentComesBackAfterTheImportWasForgotten() async throws {
    let store = inspected.makeStore(Album.State(count: 10))
    let entry = try importFile()
    await inspected.stores.show(ShownMoment(store: entry.id, number: 1))
    #expect(store.count == 1)
    for _ in 1...10 { _ = inspected.makeStore() }
    #expect(inspected.stores.recording(of: entry.id) == nil)
    inspected.stores.showPresent(insteadOf: entry.id)
    #expect(store.count == 10)
  }

  @Test func importedStatesArePlayedInTheApp() async throws {
    let clock = TestClock()
    let store = inspected.makeStore(Album.State(count: 10))
    let entry = try importFile()
    let page = inspected.makePage { $0.continuousClock = clock }
    try page.pick(entry.title, in: .picker("Store"))
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 1 })
    try page.tap(.button("Play"))
    while store.form?.title != "Cats" { await clock.advance(by: .seconds(1)) }
    while store.count != 2 { await clock.advance(by: .seconds(1)) }
    try page.tap(.button("Show the present"))
    try await page.wait(until: { _ in store.count == 10 })
  }

  @Test func importWithoutAnOpenStoreSaysSo() throws {
    var store: StoreOf<Album>? = inspected.makeStore()
    let entry = try importFile()
    let page = inspected.makePage()
    try page.pick(entry.title, in: .picker("Store"))
    try page.tap(.row(".formButtonTapped"))
    #expect(page.contains(.button("Show in the app")))
    store = nil
    try page.tap(.button("Next action"))
    #expect(store == nil)
    #expect(!page.contains(.button("Show in the app")))
    #expect(
      page.contains(
        .text(
          """
          No store of 'Album' is open, so the app cannot show this state. Open a page of the app that has such a \
          store.
          """
        )
      )
    )
  }

  @Test func storeOfAnotherTypeDoesNotShowAnImport() async throws {
    let store = inspected.stores.recordingNewStores {
      Store(initialState: 0) { Reduce<Int, Int> { _, _ in .none } }
    }
    let album = inspected.makeStore(Album.State(count: 10))
    try inspected.stores.add(importedFrom: makeFile(), as: 2)
    let entry = try #require(inspected.stores.entries.last)
    #expect(inspected.stores.store(showing: entry, inWindow: nil)?.id == 2)
    await inspected.stores.show(ShownMoment(store: entry.id, number: 1))
    #expect(store.withState(\.self) == 0)
    #expect(album.count == 1)
  }

  @Test func closedInspectorLeavesNoAppInAnImport() async throws {
    let store = inspected.makeStore(Album.State(count: 10))
    let entry = try importFile()
    let page = inspected.makePage()
    try page.pick(entry.title, in: .picker("Store"))
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("Show in the app"))
    try await page.wait(until: { _ in store.count == 1 })
    page.unmount()
    #expect(store.count == 10)
  }

  @Test func actionIsLeftOutOfAnImport() async throws {
    let store = inspected.makeStore()
    let entry = try importFile()
    #expect(entry.recording.state(after: 4, leavingOut: 1)?.part(at: ["count"])?.text == "1")
    await inspected.stores.show(ShownMoment(store: entry.id, number: 4, leftOut: 1))
    #expect(store.count == 1)
    #expect(store.form?.title == "Cats")
    inspected.stores.showPresent(insteadOf: entry.id)
    #expect(store.count == 0)
  }
}
#endif
