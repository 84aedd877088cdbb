import Harness

/// Taps of a page whose server is another process, over loopback.
enum Loopback {
  static let header = """
    | tap to frame over loopback | median µs | 99 % µs | bytes |
    |---|---:|---:|---:|
    """

  /// Taps again and again, with pauses that keep the page below the server's limit of messages.
  @MainActor
  static func measureTaps(of screen: ServedScreen, count: Int) async throws -> String {
    let app = try AppProcess(showing: screen)
    let page = try await LoopbackPage(of: app)
    var samples: [Double] = []
    for _ in 0..<count {
      let start = ContinuousClock.now
      try await page.tap()
      samples.append((.now - start).nanoseconds / 1_000)
      try await Task.sleep(for: .milliseconds(7))
    }
    samples.sort()
    let median = decimal(samples[count / 2])
    let slow = decimal(samples[count * 99 / 100])
    return "| \(screen) | \(median) | \(slow) | \(page.lastFrameSize) |"
  }
}
