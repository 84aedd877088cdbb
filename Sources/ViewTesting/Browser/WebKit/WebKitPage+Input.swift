import Foundation
import NIOHTTP1

extension WebKitPage {
  func mouse(
    _ action: MouseAction,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError) {
    try await perform([.pointer("mouse", id: "mouse", action.steps(x, y))])
  }

  func touch(
    _ action: TouchAction,
    _ points: [(x: Double, y: Double)]
  ) async throws(BrowserError) {
    throw unsupported("touch the page")
  }

  func type(_ character: Character, with modifiers: Page.Modifiers) async throws(BrowserError) {
    try await perform([.keyboard(character, with: modifiers)])
  }

  func press(_ key: Page.Key, with modifiers: Page.Modifiers) async throws(BrowserError) {
    try await type(key.webDriverCharacter, with: modifiers)
  }

  func compose(_ text: String) async throws(BrowserError) {
    throw unsupported("compose a text with an input method")
  }

  func commit(_ text: String) async throws(BrowserError) {
    throw unsupported("compose a text with an input method")
  }

  private func perform(_ sources: [JSON]) async throws(BrowserError) {
    _ = try await call(.POST, "actions", ["actions": .array(sources)])
  }
}
