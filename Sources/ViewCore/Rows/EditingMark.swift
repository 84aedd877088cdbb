/// Marks the enclosing element of a list or a form while the user edits it.
///
/// That attribute is the only change when editing starts. The page shows the controls, according to
/// the events that each row listens for.
struct EditingMark: View {
  @Environment(\.editMode) private var editMode

  var body: some View {
    ContainerMark(isEditing: editMode?.wrappedValue.isEditing == true)
  }
}

extension Element {
  fileprivate static let editingMark = "data-editing"

  /// The edit state of a list's element.
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

/// Marks the enclosing element while the user edits its rows.
private struct ContainerMark {
  let isEditing: Bool
}

extension ContainerMark: PrimitiveView {
  // A new element already has the mark.
  func make(in context: NodeContext) -> ViewNode { ViewNode() }

  func patch(_ node: ViewNode, in context: NodeContext) {
    context.container.change { $0.mark(isEditing: isEditing) }
  }
}
