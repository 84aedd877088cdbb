import BrowserTesting

extension Page {
  /// Waits until the browser shows an entry of its history, which only the page's own scripts see.
  func waitForHistoryEntry(_ entry: Int) async throws {
    let _: Bool = try await evaluate(
      """
      new Promise((done) => {
        const look = () => {
          if (history.state && history.state.step === \(entry)) done(true);
          else requestAnimationFrame(look);
        };
        look();
      })
      """
    )
  }
}
