import Foundation
import Harness
import Screens
import ViewTesting

/// Clicks in a real browser without a window, from the click to the change of the page.
enum BrowserTaps {
  static let header = """
    | click to changed page, headless Chromium | median ms | 99 % ms | bytes |
    |---|---:|---:|---:|
    """

  /// Clicks a button again and again.
  ///
  /// Each click waits until the browser has drawn the change before it.
  @MainActor
  static func measure(_ button: String, on screen: ServedScreen) async throws -> String {
    let app = try AppProcess(showing: screen)
    return try await measure(button, at: app.address, name: "\(button), \(screen)")
  }

  /// Clicks in a page without a framework, the lower bound of the others.
  @MainActor
  static func measureHandWritten(rows: Int) async throws -> String {
    let page = try await HandWrittenPage(rows: rows)
    defer { withExtendedLifetime(page) {} }
    return try await measure("Increment", at: page.address, name: "by hand, one of \(rows)")
  }

  @MainActor
  private static func measure(_ button: String, at address: URL, name: String) async throws
    -> String
  {
    let samples = try await Browser.withShared { browser in
      let page = try await browser.newPage(address.absoluteString, preparedBy: byteCounter)
      // Not 'waitFor', which asks for the accessibility tree. From then on the browser keeps that tree up to
      // date, which takes longer than a click.
      try await page.waitUntil("\(Self.find(button)) !== undefined")
      // A few at a time, because a browser that answers late counts as crashed.
      var samples: [[Double]] = []
      while samples.count < count + warmup {
        samples += try await page.evaluate(script(clicking: button, count: 20))
      }
      samples.removeFirst(warmup)
      try await page.close()
      return samples
    }
    let times = samples.map { $0[0] }.sorted()
    let bytes = samples.map { $0[1] }.sorted()
    return """
      | \(name) | \(decimal(times[count / 2])) | \(decimal(times[count * 99 / 100])) \
      | \(Int(bytes[count / 2])) |
      """
  }

  private static let count = 200
  /// The number of clicks at the beginning that do not count.
  private static let warmup = 20

  /// Counts what the page gets over its WebSocket.
  static let byteCounter = """
    globalThis.bytesDown = 0;
    globalThis.WebSocket = class extends WebSocket {
      constructor(address) {
        super(address);
        this.addEventListener("message", ({ data }) => { bytesDown += data.length; });
      }
    };
    """

  private static func find(_ button: String) -> String {
    """
    [...document.querySelectorAll("button")].find((one) => one.textContent === "\(button)")
    """
  }

  /// Times and bytes of each click.
  private static func script(clicking name: String, count: Int) -> String {
    """
    (async () => {
      const button = \(find(name));
      const pause = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 15)));
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
      for (let index = 0; index < \(count); index++) {
        samples.push(await click());
        await pause();
      }
      return samples;
    })()
    """
  }
}
