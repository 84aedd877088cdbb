import BrowserHost
import BrowserTesting
import ComposableArchitecture
import Foundation
import Testing
import ViewCore

@testable import Counter

/// Journeys through the Counter example, in a real browser with the real server.
@MainActor
@Suite(.needsBrowser)
struct CounterJourneyTests {
  /// The windows of the example, with a clock and facts that the test turns.
  private func makeWindow(
    clock: TestClock<Duration>,
    fetch: @escaping @Sendable (Int) async throws -> String = { "\($0) is a number." }
  ) -> ViewGraph {
    let store = Store(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.continuousClock = clock
      $0.numberFact.fetch = fetch
    }
    return ViewGraph(root: CounterView(store: store))
  }

  @Test(arguments: JourneyDevice.all)
  func theAppCounts(on device: JourneyDevice) async throws {
    let app = RunningApp(CounterApp())
    try await LivePage.serve({ app.makeWindow(in: $0.environment) }, in: device.engine) { live in
      try await device.show(live.page)
      try await live.page.click(.button("Increment"))
      try await live.page.click(.button("Increment"))
      try await live.page.click(.button("Decrement"))
      try await live.page.waitFor(.text("1"))
      try await device.expectToFillWideWindows(live.page)
      try await device.examine(live.page, "counter")
      #expect(live.log.all == [])
    }
  }

  @Test(arguments: JourneyDevice.all)
  func aFactComesAfterASpinner(on device: JourneyDevice) async throws {
    let (facts, continuation) = AsyncStream<String>.makeStream()
    let fetch: @Sendable (Int) async throws -> String = { number in
      for await fact in facts { return "\(number) \(fact)" }
      throw CancellationError()
    }
    try await LivePage.serve(
      { _ in makeWindow(clock: TestClock(), fetch: fetch) },
      in: device.engine
    ) {
      live in
      let page = live.page
      try await device.show(page)
      for _ in 1...7 { try await page.click(.button("Increment")) }
      try await page.click(.button("Get fact"))
      try await page.waitFor(.progressIndicator)
      continuation.yield("is a prime number.")
      try await page.waitFor(.text("7 is a prime number."))
      try await page.waitForAbsence(of: .progressIndicator)
      try await savePicture(of: page)
    }
  }

  @Test(arguments: JourneyDevice.all)
  func twoWindowsHaveTimersOfTheirOwn(on device: JourneyDevice) async throws {
    let clock = TestClock()
    try await LivePage.serve({ _ in makeWindow(clock: clock) }, in: device.engine) { live in
      try await device.show(live.page)
      try await live.withAnotherPage { other in
        try await live.page.click(.button("Start timer"))
        try await other.click(.button("Start timer"))
        try await live.page.waitFor(.button("Stop timer"))
        try await other.waitFor(.button("Stop timer"))
        await clock.advance(by: .seconds(1))
        try await live.page.waitFor(.text("1"))
        try await other.waitFor(.text("1"))

        try await other.click(.button("Stop timer"))
        try await other.waitFor(.button("Start timer"))
        await clock.advance(by: .seconds(1))
        try await live.page.waitFor(.text("2"))
        try await other.waitFor(.text("1"))
      }
    }
  }

  /// Keeps the README's picture true: where `PICTURES` names a folder, the page is saved there.
  private func savePicture(of page: Page) async throws {
    guard let folder = ProcessInfo.processInfo.environment["PICTURES"] else { return }
    try await page.show(on: Page.Screen(width: 720, height: 480, scale: 2))
    let file = URL(fileURLWithPath: folder).appendingPathComponent("counter.png")
    try await page.screenshot().write(to: file)
  }
}
