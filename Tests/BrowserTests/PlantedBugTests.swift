#if DEBUG
import BrowserTesting
import ComposableArchitecture
import Foundation
import StandupsCommon
import Testing
import ViewCore

@testable import Inspector
@testable import Standups

/// Mistakes in reducers, which are found on the page of the inspector.
///
/// One test after the other runs, because events are described for the whole process.
@MainActor
@Suite(.needsBrowser, .serialized)
struct PlantedBugTests {
  let stores = InspectedStores()
  private let warning = ElementQuery.text.matching(partOfName: "has ended.")

  @Test func effectThatOutlivesItsSheetHasAWarningWithItsLine() async throws {
    try await inspect(ForgottenCancellation()) { page, inspector in
      try await inspector.click(.option("Effects (1)"))
      try await page.click(.button("Add"))
      try await inspector.waitFor(.option("Effects (2)"))
      let place = "BrowserTests/PlantedBugTests.swift:\(ForgottenCancellation.line)"
      try await inspector.waitFor(.text(place))
      #expect(try await inspector.count(of: warning) == 0)
      try await page.click(.button("Cancel"))
      try await inspector.waitFor(.text("Its screen “addStandup” has ended."))
      // The effect of the list goes on without a warning.
      try await inspector.waitFor(.option("Effects (2)"))
      #expect(try await inspector.count(of: warning) == 1)
      try await inspector.click(.text(place))
      try await inspector.waitFor(.text("Tap on button “Add”"))
    }
  }

  private func inspect(
    _ mistake: some Reducer<AppFeature.State, AppFeature.Action>,
    _ test: @MainActor (_ page: Page, _ inspector: Page) async throws -> Void
  ) async throws {
    let store = stores.recordingNewStores {
      Store(initialState: AppFeature.State()) {
        AppFeature()
        mistake
      } withDependencies: {
        $0.continuousClock = ContinuousClock()
        $0.speechClient = .unavailable("No microphone.")
        $0.standupsClient = .inMemory()
        $0.uuid = .incrementing
      }
    }
    HandledEvent.isDescribed = true
    defer { HandledEvent.isDescribed = false }
    try await LivePage.show(AppView(store: store)) { app in
      try await LivePage.show(InspectorWindow(of: stores)) { inspector in
        try await inspector.page.show(on: Page.Screen(width: 1280, height: 800))
        try await test(app.page, inspector.page)
      }
    }
  }
}

/// Saves a draft of a new standup again and again, and never stops.
private struct ForgottenCancellation: Reducer {
  /// The line of the effect.
  static let line = #line + 6

  var body: some Reducer<AppFeature.State, AppFeature.Action> {
    Reduce { _, action in
      guard case .standupsList(.addStandupButtonTapped) = action else { return .none }
      // A cancellation at the end of the sheet is missing.
      return .run { _ in try await Task.never() }
    }
  }
}
#endif
