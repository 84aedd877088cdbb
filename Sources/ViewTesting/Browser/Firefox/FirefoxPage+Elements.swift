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
    // Firefox asks for the names of all elements inside of another, which takes long on a large page. So it looks among
    // those that have the role and the name by their markup, and everywhere if there is none.
    let candidates = try await candidates(role: role, name: name, in: place)
    if name == nil, !candidates.isEmpty { return candidates }
    var value: [String: JSON] = [:]
    value["role"] = role.map(JSON.string)
    value["name"] = name.map(JSON.string)
    let locator: JSON = ["type": "accessibility", "value": .object(value)]
    if !candidates.isEmpty {
      let found = try await locate(locator, in: candidates)
      if !found.isEmpty { return found }
    }
    return try await locate(locator, in: [place]) + texts
  }

  /// The elements that have a role and a name by their markup.
  ///
  /// Without a role there are none.
  private func candidates(
    role: String?,
    name: String?,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    guard let role else { return [] }
    let script = AccessibilityScripts.candidates(role: role, name: name)
    return try await run(script, on: place).array.compactMap(element)
  }

  /// Looks for elements, among others and inside of them, and once more if there is no answer.
  ///
  /// A browser never answers for a document that was replaced meanwhile, and answers late while the machine is busy.
  private func locate(
    _ locator: JSON,
    in places: [PageElement]
  ) async throws(BrowserError) -> [PageElement] {
    let parameters = ["locator": locator, "startNodes": .array(places.map(\.reference))]
    let method = "browsingContext.locateNodes"
    let answer: JSON
    do {
      answer = try await call(method, ofPage: parameters, timeout: .seconds(10))
    } catch .noAnswer {
      answer = try await call(method, ofPage: parameters)
    }
    var found: [PageElement] = []
    for element in answer["nodes"].array.compactMap(PageElement.init)
    where !found.contains(element) {
      found.append(element)
    }
    return found
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
