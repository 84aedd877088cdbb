import BrowserTesting
import Foundation
import Testing
import ViewCore

/// Tab views with the style `.page`.
@MainActor
@Suite(.needsBrowser)
struct PagesTests {
  private struct Screen: View {
    var mode = PageTabViewStyle.IndexDisplayMode.automatic
    @State private var page = 2
    @State private var seen: [Int] = []

    var body: some View {
      VStack {
        Text("page \(page), seen \(seen.description)")
        Button("Fourth") { page = 4 }
        TabView(selection: $page) {
          ForEach(1..<5) { number in
            Button("Inside \(number)") {}.onAppear { seen.append(number) }
          }
        }
        .tabViewStyle(.page(indexDisplayMode: mode))
        .frame(height: 300)
      }
    }
  }

  /// Whether the middle of the pages shows one with a button.
  private func shows(_ number: Int) -> String {
    """
    (() => {
      const { x, y, width, height } = document.querySelector(".tab-panels").getBoundingClientRect();
      const button = [...document.querySelectorAll(".tab-panel")]
        .find((panel) => panel.textContent.includes("Inside \(number)")).getBoundingClientRect();
      return Math.abs(button.x - x) < 1 && button.width === width && button.height === height;
    })()
    """
  }

  /// In Chromium alone: the finger of Firefox's driver scrolls nothing that the browser scrolls by itself.
  @Test func swipeTurnsThePageAndSelectsIt() async throws {
    try await LivePage.show(Screen(), in: .chromium) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitFor(.text("page 2, seen [2]"))
      try await page.waitUntil(shows(2))
      try await examine(page, "pages")
      try await page.show(on: .phone)
      try await page.waitUntil(shows(2))
      try await page.swipe(.button("Inside 2"), x: -250)
      try await page.waitFor(.text("page 3, seen [2, 3]"))
      try await page.waitUntil(shows(3))
      #expect(try await page.count(of: .button("Inside 2")) == 0)
      try await page.swipe(.button("Inside 3"), x: 250)
      try await page.waitFor(.text("page 2, seen [2, 3, 2]"))
    }
  }

  @Test func appTurnsToThePageThatItSelects() async throws {
    try await LivePage.show(Screen()) { live in
      let page = live.page
      try await page.waitFor(.text("page 2, seen [2]"))
      try await page.click(.button("Fourth"))
      try await page.waitUntil(shows(4))
      try await page.waitFor(.button("Inside 4"))
      try await page.click(ElementQuery(role: "tab", name: "Page 1 of 4"))
      try await page.waitUntil(shows(1))
      try await page.waitFor(.button("Inside 1"))
      try await page.waitUntil("document.body.textContent.includes('page 1, ')")
    }
  }

  @Test func keyboardTurnsPagesWhoseDotsAreNotShown() async throws {
    try await LivePage.show(Screen(mode: .never)) { live in
      let page = live.page
      try await page.waitFor(.text("page 2, seen [2]"))
      let isShown = "getComputedStyle(document.querySelector('.tab-bar')).opacity === '1'"
      #expect(try await !page.evaluate(isShown))
      for _ in ["Fourth", "Inside 2", "Page 2 of 4"] { try await page.press(.tab) }
      #expect(try await page.isFocused(ElementQuery(role: "tab", name: "Page 2 of 4")))
      #expect(try await page.evaluate(isShown))
      try await page.press(.arrowRight)
      try await page.waitFor(.text("page 3, seen [2, 3]"))
      try await page.waitUntil(shows(3))
    }
  }

  @Test func pagesFollowTheDirectionOfReading() async throws {
    try await LivePage.show(Screen().environment(\.layoutDirection, .rightToLeft)) { live in
      let page = live.page
      try await page.show(on: .phone)
      try await page.waitUntil(shows(2))
      try await page.swipe(.button("Inside 2"), x: 250)
      try await page.waitFor(.text("page 3, seen [2, 3]"))
      try await page.waitUntil(shows(3))
    }
  }
}
