/// Why the value of a key is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value changed. Changes may come fast, and a key may save the last of several.
  case didSet

  /// Someone called `save()`, and waits for the end.
  case userInitiated
}
