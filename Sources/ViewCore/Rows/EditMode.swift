/// Whether a person edits a list.
public enum EditMode: Equatable, Hashable, Sendable {
  /// The list only shows its rows.
  case inactive
  /// A person is about to edit the list.
  case transient
  /// A person edits the list.
  case active

  /// Whether the rows show the controls that edit them.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private enum PlaceEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// Whether a person edits the lists inside, if that can be changed.
  ///
  /// Each screen and each dialog has one; an app sets one of its own where it wants to know.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[PlaceEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Lets the lists of one place be edited apart from all others.
  mutating func edit(by mode: StateLocation<EditMode>) {
    self[PlaceEditModeKey.self] = Binding {
      mode.value
    } set: {
      mode.value = $0
    }
  }
}

/// A button that begins and ends the editing of lists.
///
/// ```swift
/// List { … }.toolbar { EditButton() }
/// ```
public struct EditButton {
  @Environment(\.editMode) private var editMode

  public init() {}
}

extension EditButton: View {
  public var body: some View {
    let isEditing = editMode?.wrappedValue.isEditing == true
    Button(isEditing ? "Done" : "Edit") {
      withAnimation { editMode?.wrappedValue = isEditing ? .inactive : .active }
    }
    .disabled(editMode == nil)
  }
}
