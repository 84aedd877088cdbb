import Foundation
import NIOHTTP1

extension WebKitPage {
  /// The page has one world of scripts alone.
  func evaluate(
    _ expression: String,
    in world: ScriptWorld,
    timeout: Duration
  ) async throws(BrowserError) -> JSON {
    try await run("return (\(expression));", on: Self.documentElement, timeout: timeout)
  }

  func run(_ body: String, on element: PageElement) async throws(BrowserError) -> JSON {
    try await run(body, on: element, timeout: .seconds(60))
  }

  private func run(
    _ body: String,
    on element: PageElement,
    timeout: Duration
  ) async throws(BrowserError) -> JSON {
    let isDocument = element == Self.documentElement
    let answer = try await call(
      .POST,
      "execute/async",
      [
        "script": .string(
          """
          const [self, done] = arguments;
          Promise.resolve().then(() => (function() { \(body) }).call(self ?? document))
            .then((value) => done({ value: value ?? null }), (error) => done({ thrown: `${error}` }));
          """
        ),
        "args": [isDocument ? .null : [Self.key: .string(element.id)]],
      ],
      timeout: timeout
    )
    if let error = answer["thrown"].string { throw .scriptFailed(error) }
    return answer["value"]
  }

  func document() async throws(BrowserError) -> PageElement { Self.documentElement }

  func element(_ value: JSON) -> PageElement? {
    value[Self.key].string.map(PageElement.init)
  }

  func elements(
    role: String?,
    name: String?,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    let texts =
      role == "text" || role == nil ? try await self.texts(name, in: place) : [PageElement]()
    guard role != "text" else { return texts }
    let candidates = try await run(
      AccessibilityScripts.candidates(role: role, name: name),
      on: place
    )
    var found: [PageElement] = []
    for candidate in candidates.array.compactMap(element)
    where try await isRead(candidate, role: role, name: name) {
      found.append(candidate)
    }
    return found + texts
  }

  /// Whether the browser gives an element this role and this name.
  private func isRead(
    _ element: PageElement,
    role: String?,
    name: String?
  ) async throws(BrowserError) -> Bool {
    if let role {
      let own = try await call(.GET, "element/\(element.id)/computedrole").string
      guard own == role || Self.otherNames[role] == own else { return false }
    }
    guard let name else { return true }
    let own = try await call(.GET, "element/\(element.id)/computedlabel").string
    guard own != name else { return true }
    // The browser counts the text of a field to the label around it.
    let value = try await run("return this.value", on: element).string
    return value.map { own == "\(name) \($0)" } ?? false
  }

  func chooseFiles(_ files: [URL], for selector: String) async throws(BrowserError) -> Bool {
    let field = try await evaluate(
      "document.querySelector(\(JSON.quoted(selector)))",
      in: .page,
      timeout: .seconds(30)
    )
    guard let element = element(field) else { return false }
    let paths = files.map(\.path).joined(separator: "\n")
    _ = try await call(.POST, "element/\(element.id)/value", ["text": .string(paths)])
    return true
  }

  /// The names that WebKit has for roles of other names.
  ///
  /// Its pop-up button is a button. The candidates have the role already by their markup.
  private static let otherNames = ["img": "image", "combobox": "button"]
  private static let key = "element-6066-11e4-a52e-4f735466cecf"
  private static let documentElement = PageElement(id: "document")
}
