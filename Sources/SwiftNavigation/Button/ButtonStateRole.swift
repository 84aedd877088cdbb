/// What a button is for, where that changes how it looks and where it stands.
public enum ButtonStateRole: Hashable, Sendable {
  /// It leaves everything as it is.
  case cancel

  /// It deletes, or does something else that cannot be undone.
  case destructive
}
