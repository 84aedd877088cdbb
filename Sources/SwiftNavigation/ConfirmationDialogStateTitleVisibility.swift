/// Whether a confirmation dialog shows its title.
public enum ConfirmationDialogStateTitleVisibility: Sendable {
  /// As usual on the platform.
  case automatic

  /// Never.
  case hidden

  /// Always.
  case visible
}
