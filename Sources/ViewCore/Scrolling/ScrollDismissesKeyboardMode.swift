/// The way in which scrolling dismisses the keyboard of a touch screen.
public struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  let name: String

  /// The browser decides: the keyboard stays.
  public static let automatic = Self(name: "automatic")
  /// The keyboard goes when the user begins to scroll.
  public static let immediately = Self(name: "immediately")
  /// The keyboard goes when the user scrolls down.
  ///
  /// On Apple's platforms it follows the finger, which no browser offers.
  public static let interactively = Self(name: "interactively")
  /// The keyboard stays.
  public static let never = Self(name: "never")
}

nonisolated extension View {
  /// Sets whether scrolling in the views inside dismisses the keyboard of a touch screen.
  ///
  /// The text field loses the focus with it. Scrolling inside of the field itself dismisses nothing, and neither does a
  /// mouse.
  ///
  /// - Parameter mode: The way in which the keyboard is dismissed.
  /// - Returns: The view.
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    BoxedView(self) { _ in
      Element("div", attributes: [.init("class", "effect"), .init("data-keyboard", mode.name)])
    }
  }
}
