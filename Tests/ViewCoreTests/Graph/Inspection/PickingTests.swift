#if DEBUG
import Testing

@testable import ViewCore

@MainActor
struct PickingTests {
  private struct Outer: View {
    var body: some View {
      VStack {
        Inner()
        Text("Beside")
      }
    }
  }

  private struct Inner: View {
    var body: some View { Button("Inside") {} }
  }

  /// The answers of a page.
  private final class Answers {
    var all: [PickingAnswer] = []

    /// The elements that were chosen.
    var elements: [PickedElement] {
      all.compactMap { if case .element(let element) = $0 { element } else { nil } }
    }
  }

  private let answers = Answers()

  private func makeGraph(isAllowed: Bool = true) -> ViewGraph {
    let graph = ViewGraph(root: Outer())
    if isAllowed { graph.allowPicking() }
    _ = graph.mount()
    return graph
  }

  /// The number of the element with a tag and a text.
  private func element(_ tag: String, in graph: ViewGraph) throws -> NodeID {
    try #require(graph.elementsByID.first { $0.value.element.tag == tag }?.key)
  }

  private func begin(_ graph: ViewGraph) {
    graph.beginPicking { answers.all.append($0) }
  }

  @Test func pageAnswersOnceWithTheViewsAroundTheElement() throws {
    let graph = makeGraph()
    begin(graph)
    #expect(graph.flush() == [.picking(true)])
    let button = try element("button", in: graph)
    #expect(graph.handle(.pick, on: button) == .handled)
    #expect(graph.flush() == [.picking(false)])
    let picked = try #require(answers.elements.first)
    #expect(answers.all.count == 1)
    #expect(picked.name == "button \(button)")
    #expect(picked.views.count == 2)
    #expect(graph.mountedViews.isSuperset(of: picked.views))
    #expect(graph.handle(.pick, on: button) == .notListening)
  }

  @Test func elementBesideAViewIsNotOfThatView() throws {
    let graph = makeGraph()
    begin(graph)
    let text = try #require(graph.elementsByID.first { $0.value.element.text == "Beside" }?.key)
    #expect(graph.handle(.pick, on: text) == .handled)
    #expect(answers.elements.map(\.views.count) == [1])
  }

  /// The element is inside of the field's own, in a row of a form, and the sheet is shown elsewhere.
  @Test func fieldInASheetIsOfTheViewsAroundTheSheet() throws {
    let graph = ViewGraph(root: Sheets())
    graph.allowPicking()
    _ = graph.mount()
    begin(graph)
    #expect(graph.handle(.pick, on: try element("input", in: graph)) == .handled)
    let views = try #require(answers.elements.first).views
    #expect(Set(views).count == views.count)
    let names = graph.names(of: views)
    #expect(
      names.filter(["Field", "FormView", "Sheets"].contains) == ["Field", "FormView", "Sheets"]
    )
  }

  private struct Sheets: View {
    var body: some View {
      Text("Outside").sheet(isPresented: .constant(true)) {
        NavigationStack { FormView() }
      }
    }
  }

  private struct FormView: View {
    var body: some View {
      Form {
        Section("About") { Field() }
      }
    }
  }

  private struct Field: View {
    var body: some View { TextField("Title", text: .constant("")) }
  }

  @Test func unknownElementAndTheWindowEndTheChoice() {
    let graph = makeGraph()
    begin(graph)
    #expect(graph.handle(.pick, on: 9_999) == .unknownNode)
    begin(graph)
    #expect(graph.handle(.pick, on: ViewGraph.rootID) == .handled)
    begin(graph)
    graph.unmount()
    #expect(answers.all == [.none, .none, .gone])
  }

  @Test func pageThatMayNotBeAskedIsNotAsked() throws {
    let graph = makeGraph(isAllowed: false)
    begin(graph)
    #expect(answers.all == [.gone])
    #expect(graph.flush() == [])
    #expect(graph.handle(.pick, on: try element("button", in: graph)) == .notListening)
  }

  @Test func windowOfTheInspectorIsNotAsked() {
    let graph = makeGraph()
    graph.isInspectable = false
    begin(graph)
    #expect(answers.all == [.gone])
  }

  @Test func pageThatIsLoadedAnewGoesOnToAsk() {
    let graph = makeGraph()
    begin(graph)
    _ = graph.flush()
    #expect(graph.rebuild().contains(.picking(true)))
    graph.endPicking()
    _ = graph.flush()
    #expect(!graph.rebuild().contains(.picking(true)))
  }
}

extension ViewGraph {
  /// The names of mounted views.
  fileprivate func names(of views: [ObjectIdentifier]) -> [String] {
    var names: [ObjectIdentifier: String] = [:]
    func visit(_ node: ViewNode) {
      if let node = node as? UpdatableNode {
        names[ObjectIdentifier(node)] = "\(node.viewType)"
      }
      node.forEachChild(visit)
    }
    visit(container)
    return views.compactMap { names[$0] }
  }
}
#endif
