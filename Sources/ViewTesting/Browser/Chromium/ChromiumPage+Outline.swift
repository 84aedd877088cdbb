extension ChromiumPage {
  func outline() async throws(BrowserError) -> String {
    try await beginReading()
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"].array
    guard let root = nodes.first(where: { $0["parentId"] == .null }) else { return "" }
    let outline = Outline(nodes)
    return outline.lines(of: root).joined(separator: "\n")
  }
}

/// Draws a tree of accessible elements as indented lines.
private struct Outline {
  /// Roles of elements that only arrange others.
  ///
  /// Their content takes their place.
  private static let arrangements: Set = ["RootWebArea", "generic", "none", "LabelText"]

  /// Roles of elements that the browser adds to draw others.
  private static let details: Set = ["InlineTextBox", "ListMarker"]

  private let nodes: [String: JSON]

  init(_ nodes: [JSON]) {
    self.nodes = Dictionary(
      nodes.compactMap { node in node["nodeId"].string.map { ($0, node) } }
    ) { first, _ in first }
  }

  func lines(of node: JSON, in parentName: String? = nil) -> [String] {
    let role = node["role"]["value"].string ?? ""
    let name = node["name"]["value"].string ?? ""
    guard !Self.details.contains(role) else { return [] }
    guard node["ignored"] != true, !Self.arrangements.contains(role) else {
      return children(of: node).flatMap { lines(of: $0, in: parentName) }
    }
    if role == "StaticText" { return name == parentName ? [] : ["text \"\(name)\""] }
    let value = node["value"]["value"].string.map { " = \"\($0)\"" } ?? ""
    let isDisabled = node["properties"].array.contains {
      $0["name"] == "disabled" && $0["value"]["value"] == true
    }
    let line =
      role + (name.isEmpty ? "" : " \"\(name)\"") + value + (isDisabled ? " (disabled)" : "")
    if role == "textbox" { return [line] }
    return [line] + children(of: node).flatMap { lines(of: $0, in: name) }.map { "  " + $0 }
  }

  private func children(of node: JSON) -> [JSON] {
    node["childIds"].array.compactMap { $0.string.flatMap { nodes[$0] } }
  }
}
