import Harness
import Screens
import ViewTesting

/// Clicks in a real browser without a window, from the click to the change of the page.
enum BrowserTaps {
  static let header = """
    | click to changed page, headless Chromium | median ms | 99 % ms | bytes down |
    |---|---:|---:|---:|
    """

  /// Clicks a button again and again, with pauses that keep the page below the server's limits.
  @MainActor
  static func measure(
    _ button: String,
    on screen: ServedScreen,
    count: Int = 200
  ) async throws -> String {
    let app = try AppProcess(showing: screen)
    let samples = try await Browser.withShared { browser in
      let page = try await browser.newPage(app.address.absoluteString, preparedBy: byteCounter)
      try await page.waitFor(.button(button))
      let samples: [[Double]] = try await page.evaluate(script(clicking: button, count: count))
      try await page.close()
      return samples
    }
    let times = samples.map { $0[0] }.sorted()
    let bytes = samples.map { $0[1] }.sorted()
    return """
      | \(button), \(screen) | \(decimal(times[count / 2])) | \(decimal(times[count * 99 / 100])) \
      | \(Int(bytes[count / 2])) |
      """
  }

  /// Counts what the page gets over its WebSocket.
  private static let byteCounter = """
    globalThis.bytesDown = 0;
    globalThis.WebSocket = class extends WebSocket {
      constructor(address) {
        super(address);
        this.addEventListener("message", ({ data }) => { bytesDown += data.length; });
      }
    };
    """

  /// Times and bytes of each click, after some that warm up.
  private static func script(clicking name: String, count: Int) -> String {
    """
    (async () => {
      const button = [...document.querySelectorAll("button")]
        .find((one) => one.textContent === "\(name)");
      const pause = () => new Promise((done) => setTimeout(done, 15));
      const everything = { subtree: true, childList: true, characterData: true, attributes: true };
      const click = () => new Promise((done) => {
        const start = performance.now();
        const before = bytesDown;
        const observer = new MutationObserver(() => {
          observer.disconnect();
          done([performance.now() - start, bytesDown - before]);
        });
        observer.observe(document.getElementById("window"), everything);
        button.click();
      });
      const samples = [];
      for (let index = -20; index < \(count); index++) {
        const sample = await click();
        if (index >= 0) samples.push(sample);
        await pause();
      }
      return samples;
    })()
    """
  }
}
