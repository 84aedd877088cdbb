/// A part of a state with a child that may be there: an optional, or what `@Presents` keeps it in.
///
/// Scopes to such a child are one method for both, as the types say the difference: of methods with one name the
/// compiler would try all combinations in a body that has a mistake.
public protocol _ScopableState<Unwrapped> {
  /// The state of the child.
  associatedtype Unwrapped

  /// The key path of the optional in this part.
  static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Unwrapped?>
}

extension Optional: _ScopableState {
  /// The key path itself.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, Wrapped?> {
    keyPath
  }
}

extension PresentationState: _ScopableState {
  /// The key path of the field, `\.child` for `\.$child`, so that a child has one store however it is written.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, State?> {
    observedSlot(of: keyPath)?.field as? KeyPath<Root, State?>
      ?? keyPath.appending(path: \.wrappedValue)
  }
}
