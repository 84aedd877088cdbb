extension Page {
  /// An element of the page by the number that the browser gave it.
  struct Match: Hashable, Sendable {
    let id: Int

    var parameters: JSON { ["backendNodeId": .number(Double(id))] }
  }

  /// The elements that fit a query now, in the order of the page.
  func matches(of query: ElementQuery) async throws(BrowserError) -> [Match] {
    try await beginReading()
    let document = try await call("DOM.getDocument", ["depth": 0])["root"]["backendNodeId"].integer
    guard let document else { return [] }
    return try await matches(of: query, in: Match(id: document))
  }

  private func matches(
    of query: ElementQuery,
    in place: Match
  ) async throws(BrowserError) -> [Match] {
    let containers =
      if let container = query.container { try await matches(of: container, in: place) } else {
        [place]
      }
    var found: [Match] = []
    for container in containers {
      for match in try await candidates(for: query, in: container)
      where match != container && !found.contains(match) {
        if try await fits(match, query) { found.append(match) }
      }
    }
    guard let index = query.index else { return found }
    return found.indices.contains(index) ? [found[index]] : []
  }

  /// The elements with the role and the name of a query.
  private func candidates(
    for query: ElementQuery,
    in place: Match
  ) async throws(BrowserError) -> [Match] {
    if query.role == "row" { return try await elements(".row", in: place) }
    if let identifier = query.identifier, query.role == nil, query.name == nil {
      return try await elements("[data-identifier=\(Self.quoted(identifier))]", in: place)
    }
    return try await accessibleNodes(query, in: place)
      .compactMap { $0["backendDOMNodeId"].integer.map(Match.init) }
  }

  private func accessibleNodes(
    _ query: ElementQuery,
    in place: Match
  ) async throws(BrowserError) -> [JSON] {
    var parameters: [String: JSON] = ["backendNodeId": .number(Double(place.id))]
    parameters["role"] = query.role.map { .string($0 == "text" ? "StaticText" : $0) }
    parameters["accessibleName"] = query.name.map(JSON.string)
    let request = JSON.object(parameters)
    let answer = try await call("Accessibility.queryAXTree", request, timeout: .seconds(10))
    return answer["nodes"].array.filter { $0["ignored"] != true }
  }

  /// The elements of a selector that the user can reach: those of an open dialog, or all.
  private func elements(
    _ selector: String,
    in place: Match
  ) async throws(BrowserError) -> [Match] {
    let found = try await run(
      """
      const dialog = [...document.querySelectorAll("dialog[open]")].at(-1);
      return [...this.querySelectorAll(\(Self.quoted(selector)))].filter((element) =>
        element.checkVisibility({ visibilityProperty: true }) && (!dialog || dialog.contains(element)));
      """,
      on: place,
      byValue: false
    )["objectId"]
    let members = try await call(
      "Runtime.getProperties",
      ["objectId": found, "ownProperties": true]
    )["result"].array
    var matches: [Match] = []
    for member in members where member["name"].string.flatMap(Int.init) != nil {
      let node = try await call("DOM.describeNode", ["objectId": member["value"]["objectId"]])[
        "node"
      ]
      if let id = node["backendNodeId"].integer { matches.append(Match(id: id)) }
    }
    return matches
  }

  /// Whether an element matches the parts of a query apart from its role and its name.
  private func fits(_ match: Match, _ query: ElementQuery) async throws(BrowserError) -> Bool {
    if let identifier = query.identifier {
      let own = try await ask(match, "(this.dataset ?? this.parentElement.dataset).identifier")
      guard own.string == identifier else { return false }
    }
    if let value = query.value {
      let own = try await ask(match, Self.value)
      guard own.string == value else { return false }
    }
    guard let content = query.content else { return true }
    return try await !matches(of: content, in: match).isEmpty
  }

  /// The value of an expression in which an element is `this`.
  func ask(_ match: Match, _ expression: String) async throws(BrowserError) -> JSON {
    try await run("return \(expression)", on: match, byValue: true)["value"]
  }

  private func run(
    _ body: String,
    on match: Match,
    byValue: Bool
  ) async throws(BrowserError) -> JSON {
    let object = try await call("DOM.resolveNode", match.parameters)["object"]["objectId"]
    return try await call(
      "Runtime.callFunctionOn",
      [
        "objectId": object, "returnByValue": .bool(byValue),
        "functionDeclaration": .string("function() { \(body) }"),
      ]
    )["result"]
  }

  /// The value of an element, in the format of a harness.
  private static let value = """
    this.getAttribute?.("aria-valuetext")
      ?? (this.matches?.("[type=checkbox], [aria-checked]")
        ? String(+(this.checked || this.ariaChecked === "true"))
        : this.matches?.("select") ? this.selectedOptions[0]?.textContent
        : this.value === undefined ? this.ariaValueNow : String(this.value))
    """

  /// A text as JavaScript and CSS spell it.
  private static func quoted(_ text: String) -> String {
    "\"" + text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"") + "\""
  }
}
