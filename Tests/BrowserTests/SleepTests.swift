import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// A laptop sleeps while a page is open, and its connection ends without a word.
@MainActor
@Suite(.needsBrowser)
struct SleepTests {
  private struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count) taps")
      Button("Tap") { count += 1 }
    }
  }

  @Test func pageGoesOnAfterASleepOfAlmostThreeMinutes() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("1 taps"))
      try await live.sleep(for: .seconds(170), over: connection)
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("2 taps"))
      try await live.page.waitUntil("document.getElementById('status').innerText === ''")
      #expect(live.registry.count == 1)
    }
  }

  /// Its session waits for three minutes.
  @Test func pageBeginsAnewAfterASleepOfTenMinutes() async throws {
    try await LivePage.showOverConnection(Counter()) { live, connection in
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("1 taps"))
      try await live.sleep(for: .seconds(600), over: connection)
      try await live.page.waitFor(.text("0 taps"))
      try await live.page.click(.button("Tap"))
      try await live.page.waitFor(.text("1 taps"))
      #expect(live.registry.count == 1)
    }
  }
}
