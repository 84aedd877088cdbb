/// A page that gets its input as actions of WebDriver.
protocol WebDriverInput: PageDriver {
  /// Performs the steps of sources of input.
  func perform(_ sources: [JSON]) async throws(BrowserError)
}

extension WebDriverInput {
  func mouse(
    _ action: MouseAction,
    _ x: Double,
    _ y: Double,
    clicks: Int
  ) async throws(BrowserError) {
    try await perform([.pointer("mouse", id: "mouse", action.steps(x, y))])
  }

  func type(_ character: Character, with modifiers: Page.Modifiers) async throws(BrowserError) {
    try await perform([.keyboard(character, with: modifiers)])
  }

  func press(_ key: Page.Key, with modifiers: Page.Modifiers) async throws(BrowserError) {
    try await type(key.webDriverCharacter, with: modifiers)
  }
}
