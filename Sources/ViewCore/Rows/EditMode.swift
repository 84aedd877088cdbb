/// Whether the user is editing a list.
public enum EditMode: Equatable, Hashable, Sendable {
  /// The list only shows its rows.
  case inactive
  /// The user is about to edit the list.
  case transient
  /// The user is editing the list.
  case active

  /// Whether the rows show their editing controls.
  public var isEditing: Bool { self != .inactive }
}

extension EnvironmentValues {
  private enum EditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  private enum PlaceEditModeKey: EnvironmentKey {
    static var defaultValue: Binding<EditMode>? { nil }
  }

  /// The edit mode of the lists inside, or `nil` if it cannot change.
  ///
  /// Each screen and each dialog provides one. An app sets its own to observe the mode.
  public var editMode: Binding<EditMode>? {
    get { self[EditModeKey.self] ?? self[PlaceEditModeKey.self] }
    set { self[EditModeKey.self] = newValue }
  }

  /// Gives the lists of one place an edit mode of their own.
  mutating func edit(by mode: StateLocation<EditMode>) {
    self[PlaceEditModeKey.self] = Binding {
      mode.value
    } set: {
      mode.value = $0
    }
  }
}

/// A button that starts and ends the editing of lists.
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
