import BrowserTesting
import Foundation
import Testing
import ViewCore

/// The bar above the keyboard of a touch screen.
@MainActor
@Suite(.needsBrowser)
struct KeyboardBarTests {
  @Test func barAboveTheKeyboardIsSeenWhileATextIsEntered() async throws {
    let content = NavigationStack {
      VStack {
        TextField("Name", text: .constant(""))
        Button("Save") {}
      }
      .toolbar { ToolbarItem(placement: .keyboard) { Button("Done") {} } }
    }
    try await LivePage.show(content) { live in
      let page = live.page
      let isShown = "document.querySelector('.keyboard-bar').checkVisibility()"
      try await page.waitFor(.textField("Name"))
      #expect(try await page.evaluate(isShown) == false)
      try await page.click(.textField("Name"))
      try await page.waitUntil(isShown)
      let distance: Double = try await page.evaluate(
        "innerHeight - document.querySelector('.keyboard-bar').getBoundingClientRect().bottom"
      )
      #expect(distance == 0)
      let _: Bool = try await page.evaluate(
        "(document.documentElement.style.setProperty('--keyboard', '300px'), true)"
      )
      let raised: Double = try await page.evaluate(
        "innerHeight - document.querySelector('.keyboard-bar').getBoundingClientRect().bottom"
      )
      #expect(raised == 300)
      try await page.press(.tab)
      try await page.waitUntil("!\(isShown)")
    }
  }
}
