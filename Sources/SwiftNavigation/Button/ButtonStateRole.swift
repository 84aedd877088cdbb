/// The purpose of a button, which changes its look and its position.
public enum ButtonStateRole: Hashable, Sendable {
  /// It cancels.
  case cancel

  /// It deletes, or does other work that cannot be undone.
  case destructive
}
