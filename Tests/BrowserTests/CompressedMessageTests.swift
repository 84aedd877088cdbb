import BrowserHost
import BrowserTesting
import Foundation
import Testing
import ViewCore
import ViewTesting

/// Messages that the server and the browser compress, because the app was started so.
@MainActor
@Suite(.needsBrowser)
struct CompressedMessageTests {
  private struct Notes: View {
    @State private var text = ""
    @State private var changes = 0

    var body: some View {
      TextEditor(text: $text).accessibilityLabel("Note")
      Button("Change") { changes += 1 }
      ForEach(0..<100) { Text(verbatim: "Row \($0) of change \(changes)") }
      Text(verbatim: "\(text.count) letters")
    }
  }

  @Test(arguments: Browser.Engine.expected)
  func appWorksWithCompressedMessages(engine: Browser.Engine) async throws {
    var site = Site()
    site.compressesMessages = true
    try await LivePage.show(Notes(), in: engine, site: site) { live in
      let page = live.page
      try await page.waitFor(.text("Row 99 of change 0"))
      #expect(
        try await page.evaluate(
          """
          (async () => {
            const token = document.querySelector("meta[name=live-token]").content;
            const socket = new WebSocket(`ws://${location.host}/live?token=${token}`);
            await new Promise((opened) => socket.onopen = opened);
            socket.close();
            return socket.extensions.split(";")[0];
          })()
          """
        ) == "permessage-deflate"
      )
      try await page.click(.button("Change"))
      try await page.waitFor(.text("Row 99 of change 1"))
      try await page.type("Hello", into: .textField("Note"))
      try await page.waitFor(.text("5 letters"))
      #expect(live.log.all == [])
    }
  }
}
