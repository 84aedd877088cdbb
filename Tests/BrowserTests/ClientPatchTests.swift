import BrowserHost
import BrowserTesting
import Testing
import ViewCore

/// Every operation of the wire, from the encoder through the real script to the real page.
@MainActor
@Suite(.needsBrowser)
struct ClientPatchTests {
  @Test func scriptAppliesEveryPatch() async throws {
    let tree = ElementTree(
      id: 1,
      element: Element("ul", attributes: [.init("class", "list")]),
      children: (2...4).map { ElementTree(id: $0, element: Element("li", text: "\($0)")) }
    )
    try await ClientPage.open(showing: tree) { client in
      #expect(
        try await client.markup()
          == #"<ul class="list"><li>2</li><li>3</li><li>4</li></ul>"#
      )

      try await client.patch(2, .setText(node: 3, "three"))
      try await client.patch(3, .move(node: 4, into: 1, before: 2))
      try await client.patch(4, .move(node: 2, into: 1, before: nil))
      #expect(
        try await client.markup()
          == #"<ul class="list"><li>4</li><li>three</li><li>2</li></ul>"#
      )

      try await client.patch(
        5,
        .setAttribute(node: 3, name: "class", value: "done"),
        .setAttribute(node: 3, name: "style", value: "color: red"),
        .removeAttribute(node: 1, name: "class"),
        .remove(node: 4)
      )
      #expect(
        try await client.markup()
          == #"<ul><li class="done" style="color: red;">three</li><li>2</li></ul>"#
      )

      try await client.patch(6, .setEvents(node: 2, .click))
      _ = try await client.takeMessages()
      try await client.page.click(.text("2"))
      #expect(
        try await client.takeMessages()
          == [.event(PageEvent(number: 1, received: 6, node: 2, event: .click))]
      )

      let late = ElementTree(id: 9, element: Element("hr"))
      try await client.patch(7, .insert(late, into: 1, before: 2), .setEvents(node: 2, []))
      #expect(
        try await client.markup()
          == #"<ul><li class="done" style="color: red;">three</li><hr><li>2</li></ul>"#
      )
      try await client.page.click(.text("2"))
      #expect(try await client.takeMessages() == [])
    }
  }

  /// All modules are one, so a name hides the browser's own from all of them.
  @Test func scriptHidesNoNameOfTheBrowser() async throws {
    let modules = ClientAssets.scriptModules.merging(ClientAssets.inspectionModules) { $1 }
    let names = modules.values.flatMap { source in
      String(decoding: source, as: UTF8.self)
        .matches(of: #/(?m)^(?:export )?(?:async )?(?:function|const|let|class) (\w+)/#)
        .map { String($0.1) }
    }
    try await ClientPage.open(showing: ElementTree(id: 1, element: Element("p"))) { client in
      #expect(try await client.page.evaluate("'close' in window", as: Bool.self))
      let hidden = try await client.page.evaluate(
        "\(names).filter((name) => name in window).join()",
        as: String.self
      )
      #expect(hidden == "")
    }
  }

  /// A page without a rare module shows the rest, and says once for each module that it is missing.
  @Test func pageTellsOnceThatAModuleIsMissing() async throws {
    let tree = ElementTree(id: 1, element: Element("p", text: "Here"))
    try await ClientPage.open(showing: tree) { client in
      let page = client.page
      let _: Bool = try await page.evaluate(
        """
        (() => {
          const { dataset } = document.body;
          console.warn = (text) => { dataset.warnings = (dataset.warnings ?? "") + text; };
          return true;
        })()
        """
      )
      let attributes = [Element.Attribute("data-module", "nothing")]
      for (number, id) in [(2, 2), (3, 3)] {
        let late = ElementTree(id: id, element: Element("i", attributes: attributes))
        try await client.patch(number, .insert(late, into: 0, before: nil))
      }
      try await page.waitUntil("document.body.dataset.warnings !== undefined")
      // An import that fails is answered in the order of the requests.
      let _: Bool = try await page.evaluate("import('./none.js').then(() => true, () => true)")
      #expect(
        try await page.evaluate("document.body.dataset.warnings")
          == "The module 'nothing' could not be loaded."
      )
      #expect(try await client.markup().contains("Here"))
    }
  }

  @Test func scriptKnowsEveryOperation() async throws {
    let script = ClientAssets.scriptModules.values.map { String(decoding: $0, as: UTF8.self) }
      .joined()
    for opcode in Opcode.allCases {
      // The page applies an operation, or begins a message with it.
      let applies = script.contains("[operation.\(opcode)]:")
      #expect(applies || script.contains("[operation.\(opcode)"), "\(opcode)")
    }
  }

  @Test func controlsHaveLiveValues() async throws {
    let tree = ElementTree(
      id: 1,
      element: Element("form"),
      children: [
        ElementTree(id: 2, element: Element("input", attributes: [.init("value", "first")])),
        ElementTree(
          id: 3,
          element: Element(
            "input",
            attributes: [.init("type", "checkbox"), .init("checked", "")]
          )
        ),
        ElementTree(
          id: 4,
          element: Element("progress", attributes: [.init("max", "1"), .init("value", "0.5")])
        ),
      ]
    )
    let values =
      "[...document.querySelectorAll('input, progress')].map((n) => `${n.value} ${n.checked}`)"
    try await ClientPage.open(showing: tree) { client in
      #expect(
        try await client.page.evaluate(values) == ["first false", "on true", "0.5 undefined"]
      )
      try await client.patch(
        2,
        .setAttribute(node: 2, name: "value", value: "second"),
        .removeAttribute(node: 3, name: "checked"),
        .removeAttribute(node: 4, name: "value")
      )
      #expect(
        try await client.page.evaluate(values) == ["second false", "on false", "0 undefined"]
      )
    }
  }

  @Test func aMovedFieldKeepsTheFocus() async throws {
    let field = Element("input", attributes: [.init("aria-label", "Name")])
    let tree = ElementTree(
      id: 1,
      element: Element("div"),
      children: [
        ElementTree(id: 2, element: field), ElementTree(id: 3, element: Element("hr")),
      ]
    )
    try await ClientPage.open(showing: tree) { client in
      try await client.page.click(.textField("Name"))
      try await client.patch(2, .move(node: 2, into: 1, before: nil))
      #expect(try await client.markup() == #"<div><hr><input aria-label="Name"></div>"#)
      #expect(try await client.page.isFocused(.textField("Name")))
    }
  }

  @Test func scriptIgnoresARepeatedFrame() async throws {
    let tree = ElementTree(id: 1, element: Element("p", text: "a"))
    try await ClientPage.open(showing: tree) { client in
      let frame = ServerFrame(
        number: 2,
        .patches([.insert(tree.renumbered(5), into: 0, before: nil)])
      )
      try await client.deliver(frame, frame)
      #expect(try await client.markup() == "<p>a</p><p>a</p>")
    }
  }

  @Test func scriptForgetsARemovedElementAndItsChildren() async throws {
    let inner = ElementTree(id: 2, element: Element("p", text: "a"))
    let tree = ElementTree(id: 1, element: Element("div"), children: [inner])
    try await ClientPage.open(showing: tree) { client in
      try await client.patch(2, .remove(node: 1))
      #expect(try await client.markup() == "")
      try await client.patch(3, .setText(node: 2, "b"))
      let status = try await client.status()
      #expect(status == "This page ran into an error and stopped. Reload")
    }
  }

  /// Grids with equal columns share their rules, and the last one takes them with it.
  @Test func removedGridLeavesNoRules() async throws {
    let cells = "grid-column:1|grid-column:3"
    let grids = (2...3).map {
      ElementTree(id: $0, element: Element("div", attributes: [.init("data-cells", cells)]))
    }
    let tree = ElementTree(id: 1, element: Element("div"), children: grids)
    try await ClientPage.open(showing: tree) { client in
      func ruleCount() async throws -> Int {
        try await client.page.evaluate("document.adoptedStyleSheets[0].cssRules.length")
      }
      #expect(try await ruleCount() == 1)
      try await client.patch(2, .setAttribute(node: 2, name: "data-cells", value: "grid-column:2"))
      #expect(try await ruleCount() == 2)
      try await client.patch(3, .remove(node: 3))
      #expect(try await ruleCount() == 1)
      try await client.patch(4, .removeAttribute(node: 2, name: "data-cells"))
      #expect(try await ruleCount() == 0)
    }
  }

  @Test(arguments: ["onclick", "onerror", "srcdoc"])
  func scriptNeverSetsAnAttributeThatRuns(name: String) async throws {
    let element = Element("p", attributes: [.init(name, "document.title = 'owned'")])
    try await ClientPage.open(showing: ElementTree(id: 1, element: element)) { client in
      #expect(try await client.markup() == "")
      let status = try await client.status()
      #expect(status == "This page ran into an error and stopped. Reload")
    }
  }
}

extension ElementTree {
  fileprivate func renumbered(_ id: NodeID) -> ElementTree {
    ElementTree(id: id, element: element, children: children)
  }
}
