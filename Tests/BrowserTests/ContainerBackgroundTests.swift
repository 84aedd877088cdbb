import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Backgrounds of whole screens, in a browser.
@MainActor
@Suite(.needsBrowser)
struct ContainerBackgroundTests {
  private struct Album: View {
    var body: some View {
      NavigationStack {
        NavigationLink("Open") {
          Text("Photo").containerBackground(.red, for: .navigation)
        }
        .navigationTitle("Album")
      }
    }
  }

  @Test func backgroundFillsTheScreenBehindItsContent() async throws {
    try await LivePage.show(Album()) { live in
      let page = live.page
      try await page.click(.button("Open"))
      try await page.waitFor(.text("Photo"))
      let isWhole: Bool = try await page.evaluate(
        """
        (() => {
          const ground = document.querySelector(".ground").getBoundingClientRect();
          const screen = document.querySelector(".screen:not([hidden])").getBoundingClientRect();
          return ground.width === screen.width && ground.height === screen.height
            && ground.height >= innerHeight;
        })()
        """
      )
      #expect(isWhole)
      // A tap reaches the content, and beside it the screen.
      let top: String = try await page.evaluate(
        """
        (() => {
          const { left, top } = [...document.querySelectorAll(".text")]
            .find((node) => node.textContent === "Photo").getBoundingClientRect();
          return document.elementFromPoint(left + 2, top + 2).className;
        })()
        """
      )
      #expect(top.contains("text"))
    }
  }
}
