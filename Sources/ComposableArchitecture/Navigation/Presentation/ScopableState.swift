/// The state of a child that `$store.scope` makes a binding for: an `Optional`, the `PresentationState` of `@Presents`,
/// or a `StackState`.
///
/// One `scope` method serves all, because the types determine the difference. With overloads, the compiler would try
/// all combinations in a body that has a mistake.
public protocol _ScopableState<Unwrapped> {
  /// The state of the child's store.
  associatedtype Unwrapped
  /// A type that the state and its action have in common: the type of a stack, or the one of all presented children.
  associatedtype _Kind = _PresentedKind

  /// The key path of the optional itself.
  static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Unwrapped?>
}

/// The kind of presented children that are not stacks.
public enum _PresentedKind {}

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

extension StackState: _ScopableState {
  /// The store of a stack has the stack as its state.
  public typealias Unwrapped = Self
  /// A stack belongs to the actions of its own elements.
  public typealias _Kind = Self

  /// The key path of the stack, which is never nil.
  public static func _scopeKeyPath<Root>(_ keyPath: KeyPath<Root, Self>) -> KeyPath<Root, Self?> {
    keyPath.appending(path: \._optional)
  }

  private var _optional: Self? { self }
}
