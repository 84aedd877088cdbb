/// The state of a presented child: an `Optional`, or the `PresentationState` of `@Presents`.
///
/// One `scope` method serves both, because the types determine the difference. With overloads, the compiler would try
/// all combinations in a body that has a mistake.
public protocol _ScopableState<Unwrapped> {
  /// The state of the child's store.
  associatedtype Unwrapped

  /// The key path of the optional itself.
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
  /// The key path of the field, `\.child` for `\.$child`, so that both spellings give the same store.
  public static func _scopeKeyPath<Root>(
    _ keyPath: KeyPath<Root, Self>
  ) -> KeyPath<Root, State?> {
    observedSlot(of: keyPath)?.field as? KeyPath<Root, State?>
      ?? keyPath.appending(path: \.wrappedValue)
  }
}
