/// The reason for a save of the value of a key.
public enum SaveContext: Hashable, Sendable {
  /// The value changed. A key may save only the last of several fast changes.
  case didSet

  /// The app called `save()`, and waits for the end.
  case userInitiated
}
