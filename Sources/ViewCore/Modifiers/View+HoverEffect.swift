/// The look of a view while the pointer of a mouse is over it.
public struct HoverEffect: Hashable, Sendable {
  fileprivate let className: String

  /// A ground behind the view.
  public static let automatic = Self(className: "hover-highlight")
  /// A ground behind the view.
  public static let highlight = Self(className: "hover-highlight")
  /// The view grows a little and has a shadow.
  public static let lift = Self(className: "hover-lift")
}

nonisolated extension View {
  /// Changes the look of the view while the pointer of a mouse is over it.
  ///
  /// The page does so itself, without a message to the app.
  ///
  /// - Parameter effect: The look.
  /// - Returns: The view with its look.
  public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View {
    hoverEffect(effect, isEnabled: true)
  }

  /// Changes the look of the view while the pointer of a mouse is over it.
  ///
  /// The page does so itself, without a message to the app.
  ///
  /// - Parameters:
  ///   - effect: The look.
  ///   - isEnabled: Whether the look changes.
  /// - Returns: The view with its look.
  public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool) -> some View {
    BoxedView(self, class: isEnabled ? "effect \(effect.className)" : "effect")
  }
}
