import Foundation

extension ChromiumPage {
  /// The browser's names of roles that differ from those of ARIA.
  private static let otherNames = ["text": "StaticText", "img": "image"]

  func document() async throws(BrowserError) -> PageElement {
    let id = try await call("DOM.getDocument", ["depth": 0])["root"]["backendNodeId"].integer
    guard let id else { throw .unexpectedValue("no document") }
    return PageElement(backendNode: id)
  }

  func elements(
    role: String?,
    name: String?,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    try await beginReading()
    var parameters = ["nodeId": try await nodeID(of: place)]
    parameters["role"] = role.map { .string(Self.otherNames[$0] ?? $0) }
    parameters["accessibleName"] = name.map(JSON.string)
    let request = JSON.object(parameters)
    let answer = try await call("Accessibility.queryAXTree", request, timeout: .seconds(10))
    return answer["nodes"].array.filter { $0["ignored"] != true }
      .compactMap { $0["backendDOMNodeId"].integer.map(PageElement.init(backendNode:)) }
  }

  /// The id of an element in the document that the page shows, which the browser refuses once that is replaced.
  ///
  /// A backend id lives on, and to look for its accessible elements then ends the process of the page.
  private func nodeID(of element: PageElement) async throws(BrowserError) -> JSON {
    let method = "DOM.pushNodesByBackendIdsToFrontend"
    let ids = try await call(method, ["backendNodeIds": .array([element.backendNode])])
    guard let id = ids["nodeIds"].array.first, id != 0 else {
      throw .refused(method: method, reason: "the element is no longer in the document")
    }
    return id
  }

  func elements(
    _ selector: String,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    let found = try await run(
      ElementScripts.reachable(selector),
      on: place,
      byValue: false
    )["objectId"]
    let members = try await call(
      "Runtime.getProperties",
      ["objectId": found, "ownProperties": true]
    )["result"].array
    var elements: [PageElement] = []
    for member in members where member["name"].string.flatMap(Int.init) != nil {
      let node = try await call("DOM.describeNode", ["objectId": member["value"]["objectId"]])[
        "node"
      ]
      if let id = node["backendNodeId"].integer { elements.append(PageElement(backendNode: id)) }
    }
    return elements
  }

  func scroll(to element: PageElement) async throws(BrowserError) {
    _ = try await call("DOM.scrollIntoViewIfNeeded", element.parameters)
  }

  func middle(of element: PageElement) async throws(BrowserError) -> (x: Double, y: Double)? {
    let quads = try await call("DOM.getContentQuads", element.parameters)["quads"].array
    let corners = quads.first?.array.compactMap(\.number) ?? []
    guard corners.count == 8 else { return nil }
    return (
      x: (corners[0] + corners[2] + corners[4] + corners[6]) / 4,
      y: (corners[1] + corners[3] + corners[5] + corners[7]) / 4
    )
  }

  func chooseFiles(_ files: [URL], for selector: String) async throws(BrowserError) -> Bool {
    let field = try await call(
      "Runtime.evaluate",
      ["expression": .string("document.querySelector(\(JSON.quoted(selector)))")]
    )["result"]["objectId"]
    guard field.string != nil else { return false }
    _ = try await call(
      "DOM.setFileInputFiles",
      ["files": .array(files.map { .string($0.path) }), "objectId": field]
    )
    return true
  }
}

extension PageElement {
  fileprivate init(backendNode id: Int) {
    self.init(id: String(id))
  }

  /// The parameters of a command about an element.
  var parameters: JSON { ["backendNodeId": backendNode] }

  fileprivate var backendNode: JSON { .number(Double(id) ?? 0) }
}
