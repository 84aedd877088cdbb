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

  @Test func buttonIsNamedByItsTexts() {
    let view = Button {
    } label: {
      Text("Add")
      Text("one")
    }
    #expect(names(of: view) == ["button 'Add one'"])
  }

  @Test func buttonIsNamedByItsAccessibilityLabel() {
    #expect(names(of: Button("+") {}.accessibilityLabel("Add")) == ["button 'Add'"])
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
