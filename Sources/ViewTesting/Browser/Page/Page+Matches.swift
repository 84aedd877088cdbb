extension Page {
  /// The elements that fit a query now, in the order of the page.
  func matches(of query: ElementQuery) async throws(BrowserError) -> [PageElement] {
    try await matches(of: query, in: try await driver.document())
  }

  private func matches(
    of query: ElementQuery,
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    let containers =
      if let container = query.container { try await matches(of: container, in: place) } else {
        [place]
      }
    var found: [PageElement] = []
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
    in place: PageElement
  ) async throws(BrowserError) -> [PageElement] {
    if query.role == "row" { return try await driver.elements(".row", in: place) }
    if let identifier = query.identifier, query.role == nil, query.name == nil {
      return try await driver.elements("[data-identifier=\(JSON.quoted(identifier))]", in: place)
    }
    return try await driver.elements(role: query.role, name: query.name, in: place)
  }

  /// Whether an element matches the parts of a query apart from its role and its name.
  private func fits(_ match: PageElement, _ query: ElementQuery) async throws(BrowserError) -> Bool
  {
    if let identifier = query.identifier {
      let own = try await ask(match, "(this.dataset ?? this.parentElement.dataset).identifier")
      guard own.string == identifier else { return false }
    }
    if let value = query.value {
      let own = try await ask(match, Self.value)
      guard own.string == value else { return false }
    }
    if query.partOfName != nil {
      let own = try await driver.run(AccessibilityScripts.name, on: match)
      guard query.hasPart(in: own.string) else { return false }
    }
    guard let content = query.content else { return true }
    return try await !matches(of: content, in: match).isEmpty
  }

  /// The value of an element, in the format of a harness.
  private static let value = """
    this.getAttribute?.("aria-valuetext")
      ?? (this.matches?.("[type=checkbox], [aria-checked]")
        ? String(+(this.checked || this.ariaChecked === "true"))
        : this.matches?.("select") ? this.selectedOptions[0]?.textContent
        : this.value === undefined ? this.ariaValueNow : String(this.value))
    """
}
