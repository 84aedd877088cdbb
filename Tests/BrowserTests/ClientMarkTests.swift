import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// The traits that the script writes to elements, so that the stylesheet needs no selector that looks inside or beside them.
@MainActor
@Suite(.needsBrowser)
struct ClientMarkTests {
  @Test func elementKnowsTheTraitsOfItsContent() async throws {
    let field = tree(3, "input", "textfield")
    let list = "list wide tall scroll fits"
    let page = tree(1, "div", "vstack", [tree(2, "div", "padding", [field])])
    try await ClientPage.open(showing: page) { client in
      try await expect(client, holds: ["wide", "wide"], of: [1, 2])
      try await client.patch(2, .remove(node: 3))
      try await expect(client, holds: ["", ""], of: [1, 2])
      try await client.patch(3, .setAttribute(node: 2, name: "class", value: "list"))
      try await expect(client, holds: ["\(list) >list", ""], of: [1, 2])
      try await client.patch(4, .insert(tree(4, "div", "hstack"), into: 2, before: nil))
      try await client.patch(5, .insert(tree(5, "div", "spacer"), into: 4, before: nil))
      try await expect(client, holds: ["\(list) >list", "wide", "wide >spacer"], of: [1, 2, 4])
      try await client.patch(6, .move(node: 5, into: 1, before: nil))
      try await expect(client, holds: ["\(list) >list >spacer", "", ""], of: [1, 2, 4])
    }
  }

  @Test func contentOfADialogDoesNotMarkThePage() async throws {
    let dialog = tree(2, "dialog", "sheet", [tree(3, "div", "form"), tree(4, "div", "stack")])
    try await ClientPage.open(showing: tree(1, "div", "vstack", [dialog])) { client in
      let inDialog = "list stack wide tall scroll >list >stack"
      try await expect(client, holds: ["dialog", inDialog], of: [1, 2])
      #expect(try await client.page.evaluate("document.documentElement.dataset.holds") == "dialog")
    }
  }

  @Test func flexibleSizeEndsAtTheFrameThatFixesIt() async throws {
    let frame = tree(2, "div", "frame", [tree(3, "svg", "shape")])
    try await ClientPage.open(showing: tree(1, "div", "vstack", [frame])) { client in
      try await expect(client, holds: ["wide tall", "wide tall"], of: [1, 2])
      try await client.patch(2, .setAttribute(node: 2, name: "style", value: "width:10px"))
      try await expect(client, holds: ["tall", "tall"], of: [1, 2])
      try await client.patch(3, .setAttribute(node: 2, name: "style", value: "height:10px"))
      try await expect(client, holds: ["wide", "wide"], of: [1, 2])
      try await client.patch(4, .removeAttribute(node: 2, name: "style"))
      try await expect(client, holds: ["wide tall", "wide tall"], of: [1, 2])
    }
  }

  @Test func firstAndLastOfConsecutiveRowsAreMarked() async throws {
    let rows = (2...4).map { ElementTree(id: $0, element: row(text: "\($0)")) }
    let list = ElementTree(id: 1, element: element("ul", "list"), children: rows)
    try await ClientPage.open(showing: list) { client in
      #expect(try await runs(client) == ["2 first", "3", "4 last"])
      let front = ElementTree(id: 5, element: row(text: "5"))
      try await client.patch(2, .insert(front, into: 1, before: 2), .remove(node: 4))
      #expect(try await runs(client) == ["5 first", "2", "3 last"])
      try await client.patch(3, .insert(tree(6, "li", "section"), into: 1, before: 2))
      #expect(try await runs(client) == ["5 first last", "2 first", "3 last"])
      try await client.patch(4, .move(node: 5, into: 1, before: nil))
      #expect(try await runs(client) == ["2 first", "3", "5 last"])
    }
  }

  /// A row that shows nothing is not seen, so that the next one is the first.
  @Test func emptyRowsAreNotMarkedAsFirstOrLast() async throws {
    let rows = [
      tree(2, "li", "row"), tree(3, "li", "row", [ElementTree(id: 4, element: row(text: "4"))]),
    ]
    try await ClientPage.open(showing: tree(1, "ul", "rows", rows)) { client in
      let marks =
        "[...document.querySelectorAll('.rows > .row')].map((row) => row.dataset.run ?? '')"
      #expect(try await client.page.evaluate(marks) == ["", "first last"])
      let text = ElementTree(id: 5, element: Element("span", text: "5"))
      try await client.patch(2, .insert(text, into: 2, before: nil))
      #expect(try await client.page.evaluate(marks) == ["first", "last"])
      try await client.patch(3, .remove(node: 5))
      let shown =
        "[...document.querySelectorAll('.rows > .row:not(:empty)')].map((row) => row.dataset.run)"
      #expect(try await client.page.evaluate(shown) == ["first last"])
    }
  }

  private func element(_ tag: String, _ className: String) -> Element {
    Element(tag, attributes: [.init("class", className)])
  }

  private func row(text: String) -> Element {
    Element("li", attributes: [.init("class", "row")], text: text)
  }

  private func tree(
    _ id: NodeID,
    _ tag: String,
    _ className: String,
    _ children: [ElementTree] = []
  ) -> ElementTree {
    ElementTree(id: id, element: element(tag, className), children: children)
  }

  /// The traits of the elements with these numbers, in document order.
  private func expect(
    _ client: ClientPage,
    holds expected: [String],
    of ids: [Int],
    location: Testing.SourceLocation = #_sourceLocation
  ) async throws {
    let facts = "Object.getOwnPropertySymbols(node).find((one) => one.description === 'facts')"
    let held: [String] = try await client.page.evaluate(
      """
      \(ids).map((id) => [...document.querySelectorAll("#window *")].find((node) => node[\(facts)]?.id === id)
        .dataset.holds ?? "")
      """
    )
    #expect(held == expected, sourceLocation: location)
  }

  /// The texts of the rows of a list with what is marked of each.
  private func runs(_ client: ClientPage) async throws -> [String] {
    try await client.page.evaluate(
      "[...document.querySelectorAll('.list > .row')].map((row) => `${row.textContent} ${row.dataset.run ?? ''}`.trim())"
    )
  }
}
