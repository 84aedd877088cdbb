#if DEBUG
@testable import ComposableArchitecture
import Foundation
import Testing
import ViewCore
import ViewTesting

@testable import Inspector

@MainActor
@Suite(.timeLimit(.minutes(10)))
struct CopyBarTests {
  private let inspected = Inspected()

  @Test func testOfAPartBeginsAtTheActionThatIsChosen() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    for _ in 1...3 { store.send(.counted) }
    try page.tap(.row(".counted").element(boundBy: 1))
    try page.tap(.button("From here"))
    #expect(!page.contains(.button("From here")))
    try page.tap(.button("Next action"))
    #expect(page.contains(.text("A test begins with action 2. Choose its last action.")))
    try page.tap(.button("Copy as test"))
    try await page.waitFor(.text("Copied a test of the actions from 2 to 3."))
    try page.tap(.button("From the start"))
    #expect(!page.contains(.text("A test begins with action 2. Choose its last action.")))
  }

  @Test func shortestTestIsCopiedFromAValueOfTheState() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    store.send(.formButtonTapped)
    store.send(.counted)
    try page.tap(.row(".counted"))
    try page.tap(.option("State"))
    try page.tap(.button("count 1"))
    try page.tap(.button("Copy shortest test for this value"))
    try await page.waitFor(.text("Copied a test of 'count' with 1 step."))
  }

  @Test func journeyIsThatOfThePageWhichSentTheAction() async throws {
    let store = inspected.makeStore()
    let page = inspected.makePage()
    let app = ViewHarness(recordsJourney: true) {
      Button("Other") {}
      Button("Count") { store.send(.counted) }
    }
    try app.tap(.button("Other"))
    try app.tap(.button("Count"))
    try page.tap(.row(".counted"))
    #expect(page.contains(.text("Tap on button “Count”")))
    try page.tap(.button("Copy as journey"))
    try await page.waitFor(.text("Copied a journey of the user's steps up to action 1."))
    let source = try #require(inspected.stores.recording(of: 1)?.journeySource(upTo: 1))
    #expect(source.contains("try view.tap(.button(\"Other\"))\n"))
    #expect(source.contains("try view.tap(.button(\"Count\"))\n"))
    #expect(source.contains("@testable import InspectorTests"))
  }

  @Test func journeyLeavesOutTheStepsOfAnAbandonedFuture() throws {
    let store = inspected.makeStore()
    let app = ViewHarness(recordsJourney: true) {
      Button("Count") { store.send(.counted) }
      Button("Open") { store.send(.formButtonTapped) }
      Button("Other") {}
      Button("Remove") { store.send(.photosRemoved) }
    }
    try app.tap(.button("Count"))
    try app.tap(.button("Open"))
    try app.tap(.button("Other"))
    let recording = try #require(inspected.stores.entries.last?.recording)
    recording.goBack(to: 1)
    try app.tap(.button("Remove"))
    let source = try #require(recording.journeySource(upTo: 3))
    #expect(
      source.contains("try view.tap(.button(\"Count\"))\n    try view.tap(.button(\"Remove\"))")
    )
    let abandoned = try #require(recording.journeySource(upTo: 2))
    #expect(abandoned.contains("try view.tap(.button(\"Open\"))\n"))
    let imported = try imported(recording)
    #expect(imported.journeySource(upTo: 3) == source)
    #expect(imported.journeySource(upTo: 2) == abandoned)
  }

  @Test func journeyLeavesOutTheAbandonedStepsOfEachPage() throws {
    let store = inspected.makeStore()
    let pages = (0..<2).map { _ in
      ViewHarness(recordsJourney: true) {
        Button("Count") { store.send(.counted) }
        Button("Remove") { store.send(.photosRemoved) }
      }
    }
    try pages[0].tap(.button("Count"))
    try pages[1].tap(.button("Remove"))
    try pages[0].tap(.button("Count"))
    let recording = try #require(inspected.stores.entries.last?.recording)
    recording.goBack(to: 1)
    try pages[1].tap(.button("Count"))
    let source = try #require(recording.journeySource(upTo: 4))
    #expect(source.contains("try view.tap(.button(\"Count\"))"))
    #expect(!source.contains("Remove"))
  }

  /// The recording from its file, which has the names of controls although the tests have types with private values.
  private func imported(_ recording: any InspectedStore) throws -> any InspectedStore {
    let recording = try #require(recording as? StoreRecording<Album.State, Album.Action>)
    let file = try RecordingFile(of: recording, namesControls: true)
    return try recording.imported(file.data(of: recording))
  }

  @Test func timePassesOnceBetweenTheStepsOfAJourney() async throws {
    let clock = TestClock()
    let store = inspected.stores.recordingNewStores {
      Store(initialState: Ticking.State()) {
        Ticking()
      } withDependencies: {
        $0.continuousClock = clock
      }
    }
    let app = ViewHarness(recordsJourney: true) {
      Button("Start") { store.send(.started) }
      Button("Mark") { store.send(.marked) }
    }
    let recording = try #require(inspected.stores.entries.last?.recording)
    try app.tap(.button("Start"))
    await clock.advance(by: .seconds(3))
    try await waitFor("action 4") { recording.numbers?.upperBound == 4 }
    try app.tap(.button("Mark"))
    await clock.advance(by: .seconds(2))
    try await waitFor("action 7") { recording.numbers?.upperBound == 7 }
    let source = try #require(recording.journeySource(upTo: 7))
    #expect(
      source.contains(
        """
              try view.tap(.button("Start"))
              await clock.advance(by: .seconds(3))
              try view.tap(.button("Mark"))
              await clock.advance(by: .seconds(2))
        """
      ),
      "\(source)"
    )
  }

  @Test func journeyHasTheViewOfTheAppIfItIsMadeFromAStoreAlone() throws {
    let store = inspected.makeStore()
    let source = try journeySource(of: ViewHarness { AlbumView(store: store) })
    #expect(
      source.contains(
        "  AlbumView(store: Store(initialState: Album.State()) { Album() })\n"
      )
    )
    #expect(source.contains("import ComposableArchitecture\n"))
  }

  @Test func journeyHasTheViewOfTheAppIfItMakesItsStore() throws {
    let source = try journeySource(of: inspected.stores.recordingNewStores { makeOwnStoreView() })
    #expect(
      source.contains("let view = ViewHarness(environment: environment) { OwnStoreView() }\n")
    )
  }

  /// A text with a date is another one elsewhere.
  @Test func journeyHasTheLocaleAndTheTimeZoneOfThePage() throws {
    let store = inspected.makeStore()
    var environment = EnvironmentValues()
    environment.locale = Locale(identifier: "de_AT")
    environment.timeZone = try #require(TimeZone(identifier: "Europe/Vienna"))
    let source = try journeySource(
      of: ViewHarness(environment: environment) { AlbumView(store: store) }
    )
    #expect(source.contains("import Foundation\n"))
    #expect(
      source.contains(
        """
            var environment = EnvironmentValues()
            environment.locale = Locale(identifier: "de_AT")
            environment.timeZone = TimeZone(identifier: "Europe/Vienna")!
            let view = ViewHarness(environment: environment) {
        """
      ),
      "\(source)"
    )
  }

  @Test func journeyHasAPlaceholderForAViewThatNeedsOtherValues() throws {
    let store = inspected.makeStore()
    let titled = try journeySource(of: ViewHarness { TitledView(title: "Count", store: store) })
    #expect(titled.contains(" { <#view#> }\n"))
    let hidden = try journeySource(of: ViewHarness { HiddenView(store: store) })
    #expect(hidden.contains(" { <#view#> }\n"))
  }

  private func makeOwnStoreView() -> ViewHarness { ViewHarness { OwnStoreView() } }

  private func journeySource(of app: ViewHarness) throws -> String {
    let isDescribed = HandledEvent.isDescribed
    HandledEvent.isDescribed = true
    defer { HandledEvent.isDescribed = isDescribed }
    try app.tap(.button("Count"))
    let recording = try #require(inspected.stores.entries.last?.recording)
    return try #require(recording.journeySource(upTo: .max))
  }
}

@Reducer
private struct Ticking {
  @ObservableState
  struct State: Equatable {
    var ticks = 0
  }
  enum Action { case marked, started, ticked }

  @Dependency(\.continuousClock) var clock

  var body: some ReducerOf<Self> {
    Reduce { state, action in
      switch action {
      case .marked: return .none
      case .started:
        return .run { send in
          for await _ in clock.timer(interval: .seconds(1)) { await send(.ticked) }
        }
      case .ticked:
        state.ticks += 1
        return .none
      }
    }
  }
}

struct AlbumView: View {
  @Bindable var store: StoreOf<Album>
  @State private var isOpen = false

  var body: some View { Button("Count") { store.send(.counted) } }
}

struct OwnStoreView: View {
  @State private var store = Store(initialState: Album.State()) { Album() }

  var body: some View { AlbumView(store: store) }
}

struct TitledView: View {
  let title: String
  let store: StoreOf<Album>

  var body: some View { Button(title) { store.send(.counted) } }
}

private struct HiddenView: View {
  let store: StoreOf<Album>

  var body: some View { Button("Count") { store.send(.counted) } }
}
#endif
