import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Details beside a view.
@MainActor
@Suite(.needsBrowser)
struct InspectorColumnTests {
  private struct Editor: View {
    @State private var isInspecting = false

    var body: some View {
      NavigationStack {
        Button("Inspect") { isInspecting.toggle() }
          .inspector(isPresented: $isInspecting) {
            Form { Text("Details") }.inspectorColumnWidth(240)
          }
          .navigationTitle("Editor")
      }
    }
  }

  @Test func detailsAreBesideTheViewInAWideWindow() async throws {
    try await LivePage.show(Editor()) { live in
      let page = live.page
      try await page.show(on: .desktop)
      try await page.click(.button("Inspect"))
      try await page.waitFor(.text("Details"))
      try await page.waitUntil(
        """
        (() => {
          const side = document.querySelector(".side").getBoundingClientRect();
          const main = document.querySelector(".inset-main").getBoundingClientRect();
          return side.width === 240 && Math.abs(side.right - innerWidth) < 1
            && Math.abs(main.right - side.left) < 1 && main.left === 0 && side.height > 300;
        })()
        """
      )
      try await page.click(.button("Inspect"))
      try await page.waitForAbsence(of: .text("Details"))
      #expect(live.log.all == [])
    }
  }

  @Test func detailsAreASheetOnAPhone() async throws {
    try await LivePage.show(Editor()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.click(.button("Inspect"))
      try await page.waitUntil("document.querySelector('dialog')?.textContent.includes('Details')")
    }
  }
}
