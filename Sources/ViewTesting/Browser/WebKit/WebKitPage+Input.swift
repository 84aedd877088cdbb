import Foundation
import NIOHTTP1

extension WebKitPage: WebDriverInput {
  func touch(
    _ action: TouchAction,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) {
    throw unsupported("touch the page")
  }

  func compose(_ text: String) async throws(BrowserError) {
    throw unsupported("compose a text with an input method")
  }

  func commit(_ text: String) async throws(BrowserError) {
    throw unsupported("compose a text with an input method")
  }

  func perform(_ sources: [JSON]) async throws(BrowserError) {
    _ = try await call(.POST, "actions", ["actions": .array(sources)])
  }
}
