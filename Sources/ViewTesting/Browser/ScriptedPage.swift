/// A driver that finds and measures elements with scripts in the page, because its protocol has no commands for it.
protocol ScriptedPage: PageDriver {
  /// The element that a script has returned.
  func element(_ value: JSON) -> PageElement?
}

extension ScriptedPage {
  func elements(
    _ selector: String,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    try await run(ElementScripts.reachable(selector), on: place).array.compactMap(element)
  }

  /// The text nodes with a text, or with any.
  func texts(
    _ text: String?,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    try await run(ElementScripts.texts(text), on: place).array.compactMap(element)
  }

  func scroll(to element: PageElement) async throws(BrowserError) {
    _ = try await run(ElementScripts.scroll, on: element)
  }

  func middle(of element: PageElement) async throws(BrowserError) -> (x: Double, y: Double)? {
    let place = try await run(ElementScripts.middle, on: element)
    guard let x = place["x"].number, let y = place["y"].number else { return nil }
    return (x, y)
  }

  func outline() async throws(BrowserError) -> String {
    try await run(AccessibilityScripts.outline, on: try await document()).string ?? ""
  }
}
