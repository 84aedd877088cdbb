import Testing
import ViewCore
import ViewTesting

@MainActor
struct ControlNameTests {
  private func names(of view: some View) -> [String] {
    let graph = ViewGraph(root: view)
    let trees = graph.mount().compactMap { patch in
      if case .insert(let tree, _, _) = patch { tree } else { nil }
    }
    return trees.flatMap(listeners).map(graph.controlName)
  }

  private func listeners(in tree: ElementTree) -> [NodeID] {
    (tree.element.events.isEmpty ? [] : [tree.id]) + tree.children.flatMap(listeners)
  }

  /// A label may be what a user has typed, as that of a button for a row.
  @Test func controlIsNamedByItsKindAndIdentifierAlone() {
    let button = Button("secret") {}
    #expect(names(of: button) == ["button"])
    #expect(names(of: button.accessibilityLabel("secret")) == ["button"])
    #expect(names(of: button.accessibilityIdentifier("export")) == ["button 'export'"])
  }

  @Test func textOfAFieldIsNeverInItsName() {
    let fields = names(
      of: VStack {
        TextField("Name", text: .constant("secret"))
        SecureField("Password", text: .constant("secret"))
        TextEditor(text: .constant("secret"))
      }
    )
    #expect(fields.count == 3)
    #expect(!fields.joined().contains("secret"))
  }

  @Test func unknownElementHasAName() {
    #expect(ViewGraph(root: Text("")).controlName(of: 77) == "an element")
  }
}
