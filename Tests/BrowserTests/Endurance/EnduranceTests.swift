import BrowserTesting
import Foundation
import Testing
import ViewTesting

/// An app and its page take no more after many rounds of a user than after a few.
///
/// `Scripts/endurance` runs it for minutes.
@MainActor
@Suite(.needsBrowser)
struct EnduranceTests {
  /// The time of the measured rounds, of which there are a few if it is `nil`.
  private let time = ProcessInfo.processInfo.environment["ENDURANCE_SECONDS"].flatMap(Double.init)

  @Test func appAndPageAreAsLargeAfterManyRoundsAsAfterFew() async throws {
    let home = TemporaryHome()
    let app = try await ServingProcess(
      "Standups",
      arguments: ["--port", "0", "--metrics-port", "0", "--retention", "1"],
      home: home.url,
      addresses: 2
    )
    try await withPage(at: app.address, in: .chromium) { page in
      let user = EnduranceUser(page: page)
      let meter = EnduranceMeter(app: app, page: page)
      // The first rounds fill caches.
      for _ in 0..<(time == nil ? 3 : 20) { try await user.performRound() }
      let first = try await meter.figures()
      let count = try await performRounds(of: user)
      let last = try await meter.figures()
      print("After \(count) more rounds: \(last)\nBefore: \(first)")
      expectNoGrowth(from: first, to: last)
    }
    _ = await app.end(by: SIGTERM)
  }

  private func performRounds(of user: EnduranceUser) async throws -> Int {
    let end = ContinuousClock.now + .seconds(time ?? 0)
    var count = 0
    while time == nil ? count < 3 : ContinuousClock.now < end {
      try await user.performRound()
      count += 1
    }
    return count
  }

  private func expectNoGrowth(from first: EnduranceFigures, to last: EnduranceFigures) {
    #expect(last.sessions == 1)
    // A browser keeps a connection or two for later requests.
    #expect(last.descriptors <= first.descriptors + 2)
    #expect(last.elements == first.elements)
    #expect(last.rules == first.rules)
    // Garbage may be collected later. A round that leaves more than a few behind is noticed.
    #expect(last.listeners <= first.listeners + 6)
    #expect(last.nodes <= first.nodes + 6)
    // Memory and threads need some time until they are steady.
    guard time != nil else { return }
    #expect(last.threads <= first.threads + 2)
    #expect(last.appKibibytes <= first.appKibibytes + first.appKibibytes / 20)
    #expect(last.pageKibibytes <= first.pageKibibytes + first.pageKibibytes / 20)
  }
}
