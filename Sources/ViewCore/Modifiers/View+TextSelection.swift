/// Whether the user can select texts.
public protocol TextSelectability {
  /// Whether the user can select texts.
  static var allowsSelection: Bool { get }
}

/// The user can select texts.
public struct EnabledTextSelectability: TextSelectability {
  public static let allowsSelection = true
}

/// The user cannot select texts.
public struct DisabledTextSelectability: TextSelectability {
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// The user can select texts.
  public static var enabled: Self { Self() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// The user cannot select texts.
  public static var disabled: Self { Self() }
}

nonisolated extension View {
  /// Sets whether the user can select the texts inside.
  ///
  /// Without the modifier, a page lets the user select texts outside of controls and gestures.
  ///
  /// - Parameter selectability: Whether the user can select texts.
  /// - Returns: The view with its texts.
  public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    let value = S.allowsSelection ? "text" : "none"
    return BoxedView(
      self,
      class: "effect",
      style: "-webkit-user-select:\(value);user-select:\(value)"
    )
  }
}
