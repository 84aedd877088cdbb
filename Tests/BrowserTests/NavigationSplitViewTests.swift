import BrowserTesting
import Foundation
import Testing
import ViewCore

@testable import ViewTesting

/// The columns of a split view, as a browser lays them out.
@MainActor
@Suite(.needsBrowser)
struct NavigationSplitViewTests {
  private struct Numbers: View {
    @State private var selection: Int?

    var body: some View {
      NavigationSplitView {
        List(1...60, id: \.self, selection: $selection) { Text("Row \($0)") }
          .navigationTitle("Numbers")
          .navigationSplitViewColumnWidth(250)
      } detail: {
        List(1...60, id: \.self) { Text("Part \($0) of \(selection ?? 0)") }
          .navigationTitle("Detail")
      }
    }
  }

  private let wide = Page.Screen(width: 1280, height: 800)

  @Test func columnsAreBesideEachOtherAndScrollByThemselves() async throws {
    try await LivePage.show(Numbers()) { live in
      let page = live.page
      try await page.show(on: wide)
      try await page.waitFor(.button("Sidebar"))
      let edges: [Double] = try await page.evaluate(
        "[...document.querySelectorAll('.column')].map((node) => node.getBoundingClientRect().right)"
      )
      #expect(edges == [250, 1280])
      try await page.click(.button("Row 3"))
      try await page.waitFor(.text("Part 1 of 3"))
      let _: Bool = try await page.evaluate("(scrollTo(0, 900), true)")
      let top: Double = try await page.evaluate(
        "document.querySelector('.side').getBoundingClientRect().top"
      )
      #expect(top == 0)
      try await examine(page, "split")
      #expect(live.log.all == [])
    }
  }

  @Test func browsersBackButtonReturnsToTheSidebar() async throws {
    try await LivePage.show(Numbers()) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitForAbsence(of: .button("Sidebar"))
      try await page.click(.button("Row 2"))
      try await page.waitFor(.text("Part 1 of 2"))
      try await page.waitForHistoryEntry(1)
      try await page.goBack()
      try await page.waitFor(.button("Row 2"))
      try await page.waitForHistoryEntry(0)
      try await page.waitForAbsence(of: .text("Part 1 of 2"))
      #expect(live.log.all == [])
    }
  }

  @Test func columnThatIsAloneIsAStepOfTheHistoryUntilTheWindowIsWide() async throws {
    try await LivePage.show(Numbers()) { live in
      let page = live.page
      try await page.show(on: wide)
      try await page.click(.button("Row 2"))
      try await page.waitFor(.text("Part 1 of 2"))
      try await page.show(on: .phone)
      try await page.waitForHistoryEntry(1)
      try await page.show(on: wide)
      try await page.waitForHistoryEntry(0)
      #expect(live.log.all == [])
    }
  }
}
