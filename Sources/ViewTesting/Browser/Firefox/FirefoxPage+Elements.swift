import Foundation

extension FirefoxPage {
  func document() async throws(BrowserError) -> PageElement {
    let document = try await evaluate("document", in: .apart, timeout: .seconds(30))
    guard let element = PageElement(document) else { throw .unexpectedValue("no document") }
    return element
  }

  func elements(
    role: String?,
    name: String?,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    let texts =
      if role == "text" || role == nil {
        try await self.texts(name, in: place)
      } else {
        [PageElement]()
      }
    guard role != "text" else { return texts }
    var value: [String: JSON] = [:]
    value["role"] = role.map(JSON.string)
    value["name"] = name.map(JSON.string)
    let found = try await call(
      "browsingContext.locateNodes",
      ofPage: [
        "locator": ["type": "accessibility", "value": .object(value)],
        "startNodes": [place.reference],
      ],
      timeout: .seconds(10)
    )
    return found["nodes"].array.compactMap(PageElement.init) + texts
  }

  func element(_ value: JSON) -> PageElement? { PageElement(value) }

  func chooseFiles(_ files: [URL], for selector: String) async throws(BrowserError) -> Bool {
    let field = try await evaluate(
      "document.querySelector(\(JSON.quoted(selector)))",
      in: .apart,
      timeout: .seconds(30)
    )
    guard let element = PageElement(field) else { return false }
    _ = try await call(
      "input.setFiles",
      ofPage: ["element": element.reference, "files": .array(files.map { .string($0.path) })]
    )
    return true
  }
}
