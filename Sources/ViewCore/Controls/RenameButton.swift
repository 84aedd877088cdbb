/// A button that renames what is around it.
///
/// ```swift
/// List(folders) { folder in
///   FolderRow(folder)
///     .contextMenu { RenameButton() }
///     .renameAction { renamed = folder }
/// }
/// ```
///
/// Without an action around it, it is disabled.
public struct RenameButton<Label: View> {
  private let label: Label
  @Environment(\.rename) private var rename
}

extension RenameButton where Label == ViewCore.Label<Text, Image> {
  /// Creates a button with the title "Rename".
  public init() {
    label = ViewCore.Label("Rename", systemImage: "pencil")
  }
}

extension RenameButton: View {
  public var body: some View {
    Button {
      rename?()
    } label: {
      label
    }
    .disabled(rename == nil)
  }
}

/// Renames what is around a view.
public struct RenameAction {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  /// Begins to rename.
  @MainActor
  public func callAsFunction() {
    action()
  }
}

nonisolated extension View {
  /// Sets the action of a ``RenameButton`` inside.
  ///
  /// - Parameter action: Begins to rename.
  /// - Returns: The view with its action.
  public func renameAction(_ action: @escaping () -> Void) -> some View {
    environment(\.rename, RenameAction(action))
  }

  /// Lets a ``RenameButton`` inside move the focus into a field with the name.
  ///
  /// - Parameter isFocused: The binding of the field's focus.
  /// - Returns: The view with its action.
  public func renameAction(_ isFocused: FocusState<Bool>.Binding) -> some View {
    renameAction { isFocused.wrappedValue = true }
  }
}

extension EnvironmentValues {
  private enum RenameKey: EnvironmentKey {
    static var defaultValue: RenameAction? { nil }
  }

  /// Renames what is around the view, if a view around it can be renamed.
  public internal(set) var rename: RenameAction? {
    get { self[RenameKey.self] }
    set { self[RenameKey.self] = newValue }
  }
}
