import BrowserTesting

@testable import BrowserHost

extension LivePage {
  /// Has the laptop sleep for a time, and wakes it.
  ///
  /// The server notices that the connection is gone, and its clock goes on. No timer of the page runs meanwhile, and the
  /// page learns from the browser that the network is there again.
  @MainActor
  func sleep(for time: Duration, over connection: FaultyConnection) async throws {
    try await connection.sleep()
    let deadline = ContinuousClock.now + .seconds(10)
    while !registry.attached.isEmpty, .now < deadline { await Task.yield() }
    registry.endExpired(at: .now + time)
    let _: Bool = try await page.evaluate("dispatchEvent(new Event('online'))")
  }
}
