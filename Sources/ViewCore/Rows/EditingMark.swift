/// Says on the element of a list or a form around it whether a person edits what is in it.
///
/// That one attribute is all that changes when editing begins. The page shows the controls, as the
/// events of each row say what a person can do to it.
struct EditingMark: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    ContainerMark(isEditing: editMode?.wrappedValue.isEditing == true)
  }
}

extension Element {
  fileprivate static let editingMark = "data-editing"

  /// The element of a list that a person edits, or does not.
  @MainActor
  func edited(in environment: EnvironmentValues) -> Element {
    var element = self
    element.mark(isEditing: environment.editMode?.wrappedValue.isEditing == true)
    return element
  }

  fileprivate mutating func mark(isEditing: Bool) {
    self[Self.editingMark] = isEditing ? "" : nil
  }
}

/// Says on the element around it whether a person edits what is in it.
private struct ContainerMark {
  let isEditing: Bool
}

extension ContainerMark: View {
  typealias Body = Never
}

extension ContainerMark: PrimitiveView {
  // The element that is made has the mark already.
  func make(in context: NodeContext) -> ViewNode { ViewNode() }

  func patch(_ node: ViewNode, in context: NodeContext) {
    context.container.change { $0.mark(isEditing: isEditing) }
  }
}
