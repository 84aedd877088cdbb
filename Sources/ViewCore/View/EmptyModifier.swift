/// A modifier that changes nothing, for a place where an app may put one of its own.
///
/// ```swift
/// #if DEBUG
/// let outline = OutlineModifier()
/// #else
/// let outline = EmptyModifier.identity
/// #endif
/// ```
public struct EmptyModifier: Sendable {
  /// The modifier.
  public static let identity = Self()

  /// Creates the modifier.
  public init() {}
}

extension EmptyModifier: ViewModifier {
  public func body(content: Content) -> some View { content }
}
